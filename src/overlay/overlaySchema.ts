import * as v from 'valibot';
import { anyObject, entriesOf, type JsonObject, objectOf } from '@/base/decodeJson';
import { MAX_PRICE_UNITS, MAX_TIMESTAMP_MS } from '@/domain/limits';
import { LOCALES, type Locale, type Localized } from '@/domain/localized';
import type { EpochMs, OfferCode } from '@/domain/offer';

const TEXT = v.string('a text');

const CODE = v.pipe(
  v.custom<string | number>(
    (value) =>
      (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value)),
    'an offer code',
  ),
  v.transform((code) => String(code).trim() as OfferCode),
);

const TIME = v.pipe(
  v.custom<string | number>(
    (value) => (typeof value === 'string' || typeof value === 'number') && Math.abs(toMs(value)) <= MAX_TIMESTAMP_MS,
    'a time (ISO 8601 or ms)',
  ),
  v.transform((time) => toMs(time) as EpochMs),
);

type Reservation = readonly [code: OfferCode, until: EpochMs | null];

const OPEN_RESERVATION = v.pipe(
  CODE,
  v.transform((code): Reservation => [code, null]),
);

const TIMED_RESERVATION = v.pipe(
  objectOf({ code: CODE, until: v.nullish(TIME, null) }, 'an object'),
  v.transform(({ code, until }): Reservation => [code, until]),
);

/** A code, or an object with a code and the end of the reservation. */
const RESERVATION = v.lazy(
  (value): v.GenericSchema<unknown, Reservation> =>
    typeof value === 'object' && value !== null ? TIMED_RESERVATION : OPEN_RESERVATION,
);

/** A text for all languages, or texts by language; a missing language gets the first text. */
const NOTICE = v.pipe(
  v.unknown(),
  v.transform((value): unknown => (typeof value === 'string' ? { zh: value } : value)),
  anyObject('an object'),
  v.rawTransform<JsonObject, Localized>(({ dataset: { value }, addIssue, NEVER }) => {
    const texts = LOCALES.map((locale) => value[locale]).filter((text) => text !== undefined);
    const [first] = texts;
    const invalid = texts.findIndex((text) => typeof text !== 'string');
    if (invalid >= 0) addIssue({ message: 'a text', input: texts[invalid] });
    else if (first === undefined) addIssue({ message: 'a text, or texts by zh, ja, en' });
    if (invalid >= 0 || typeof first !== 'string') return NEVER;
    const textIn = (locale: Locale) => (value[locale] === undefined ? first : String(value[locale]));
    return { zh: textIn('zh'), ja: textIn('ja'), en: textIn('en') };
  }),
);

const PRICE_RANGE = `a price from 0 to ${MAX_PRICE_UNITS}`;
/** A price, decoded separately because pages ignore invalid ones. */
export const PRICE = v.pipe(
  v.number(PRICE_RANGE),
  v.minValue(0, PRICE_RANGE),
  v.maxValue(MAX_PRICE_UNITS, PRICE_RANGE),
);

const PART_FIELDS = {
  asOf: v.nullish(TIME),
  notice: v.nullish(NOTICE),
  sold: v.nullish(v.array(CODE, 'a list')),
  reserved: v.nullish(v.array(RESERVATION, 'a list')),
  prices: v.nullish(entriesOf(CODE, v.unknown(), 'an object')),
  statusAt: v.nullish(entriesOf(CODE, TIME, 'an object')),
  priceAt: v.nullish(entriesOf(CODE, TIME, 'an object')),
  pausedShops: v.nullish(v.array(TEXT, 'a list')),
} as const;

/** The entries for one game. */
export const GAME_PART_SCHEMA = objectOf(PART_FIELDS, 'an object');

/** The file: the entries for all games. `games` and `catalogs` are decoded for one game at a time. */
export const OVERLAY_FILE_SCHEMA = objectOf(
  {
    version: v.literal(1, '1'),
    games: v.optional(anyObject('an object')),
    ...PART_FIELDS,
    catalogs: v.nullish(anyObject('an object')),
  },
  'an object',
);

/** The confirmed revision of a catalog. */
export const REVISION_SCHEMA = objectOf(
  {
    publishedAt: v.nullish(TIME, null),
    // Any text is allowed: a currency that this release does not know simply differs from that of the catalog.
    currency: v.nullish(TEXT, null),
  },
  'an object',
);

function toMs(time: string | number): number {
  return typeof time === 'string' ? Date.parse(time) : time;
}
