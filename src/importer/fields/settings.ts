import * as v from 'valibot';
import { decodeJson, isJsonObject } from '@/base/decodeJson';
import { fail, ok, type Result } from '@/base/result';
import { CURRENCY_DIGITS, type Currency, isCurrency } from '@/domain/money';
import { showJson } from '@/importer/issues/showJson';

/** Settings for all sheets of a shop, in `vitrine.json` beside them. */
export type ShopSettings = {
  /** True for stock that is not for sale. */
  readonly sample: boolean;
  readonly currency: Currency;
  /** Time zone of the times in the sheets, in minutes ahead of UTC. */
  readonly offsetMinutes: number;
  /** The shop of rows without one. */
  readonly shop: string;
};

export const DEFAULT_SETTINGS: ShopSettings = { sample: false, currency: 'CNY', offsetMinutes: 480, shop: '' };

/** An invalid setting: its key (`null`: the whole file), the expected value, and the actual one as JSON. */
export type SettingsIssue = {
  readonly key: keyof typeof SETTINGS | null;
  readonly expected: string;
  readonly got: string;
};

/** The settings in the file by key, each decoded into the fields of `ShopSettings`. */
const SETTINGS = {
  sample: v.pipe(
    v.boolean('true | false'),
    v.transform((sample) => ({ sample })),
  ),
  currency: v.pipe(
    v.custom<Currency>(isCurrency, Object.keys(CURRENCY_DIGITS).join(' | ')),
    v.transform((currency) => ({ currency })),
  ),
  timeZone: v.pipe(
    v.custom<string>((value) => typeof value === 'string' && readOffset(value) !== null, '"+08:00" … "-12:00"'),
    v.transform((zone) => ({ offsetMinutes: readOffset(zone) ?? 0 })),
  ),
  shop: v.pipe(
    v.string('"…"'),
    v.transform((shop) => ({ shop: shop.trim() })),
  ),
} as const satisfies Readonly<Record<string, v.GenericSchema<unknown, Partial<ShopSettings>>>>;

/** Decodes the settings file; missing settings have their defaults.
 *  @param raw  the parsed JSON: `{ sample, currency, timeZone, shop }`
 *  @returns    the settings, or every invalid one, including unknown keys, which are probably typos */
export function decodeSettings(raw: unknown): Result<ShopSettings, readonly SettingsIssue[]> {
  if (!isJsonObject(raw)) {
    return fail([{ key: null, expected: '{ "currency": "CNY", "timeZone": "+08:00" }', got: showJson(raw) }]);
  }
  const issues: SettingsIssue[] = [];
  let settings = DEFAULT_SETTINGS;
  for (const [key, value] of Object.entries(raw)) {
    if (!isKnown(key)) {
      issues.push({ key: null, expected: Object.keys(SETTINGS).join(' | '), got: showJson(key) });
      continue;
    }
    const decoded = decodeJson<Partial<ShopSettings>>(SETTINGS[key], value);
    if (decoded.ok) settings = { ...settings, ...decoded.value };
    else issues.push({ key, expected: decoded.error.expected, got: showJson(value) });
  }
  return issues.length > 0 ? fail(issues) : ok(settings);
}

/** Parses `Z`, `+08:00`, `-0330` or `+9` as minutes ahead of UTC; null if it is invalid, or more than 14 hours. */
export function readOffset(text: string): number | null {
  if (/^z$/i.test(text)) return 0;
  const match = /^([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(text);
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  if (minutes > 14 * 60) return null;
  return match[1] === '-' && minutes > 0 ? -minutes : minutes;
}

function isKnown(key: string): key is keyof typeof SETTINGS {
  return Object.keys(SETTINGS).includes(key);
}
