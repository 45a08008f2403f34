/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { decodeTexts } from '@/catalog/format/decodeTexts';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import { offerAt, type Segment } from '@/catalog/format/segment';
import { MAX_TEXT_LENGTH } from '@/catalog/format/textFile';
import { lineAt } from '@/catalog/format/wordLines';
import type { Currency } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import { buildIndex } from '@/engine/index/buildIndex';
import { emptyTextIndex } from '@/engine/index/emptyTextIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import { search } from '@/engine/search';
import { offer } from '../../builders';
import { randomQuery } from '../../randomQuery';
import { createRandom, randomNames, randomOffers } from '../../randomShop';
import { estimateBytes } from '../estimateBytes';
import { mutateFile } from './mutateFile';

/** Encoder and decoder of one kind of file. */
type FileKind = {
  readonly kind: string;
  readonly encode: (offers: readonly Offer[]) => Uint8Array;
  /** @returns  the decoded file, and the texts of all rows */
  readonly read: (bytes: Uint8Array) => { readonly decoded: unknown; readonly texts: readonly string[] };
};

const KINDS: readonly FileKind[] = [
  { kind: 'segment', encode: (offers) => encodeSegment(offers, 'CNY'), read: readSegment },
  { kind: 'text file', encode: (offers) => encodeTexts(offers) ?? new Uint8Array(0), read: readTexts },
];

const CASES = 20_000;
const SEARCHES = 500;
/** Maximum memory per byte of a file: a code takes at least 2 bytes in the file, and in memory at most 255 bytes plus its offset. */
const MAX_MEMORY_RATIO = 132;

const CHANCE = createRandom(7);
const NAMES = randomNames(CHANCE, 20);
const QUERIED = randomOffers(CHANCE, NAMES, 40);
const SHOPS: readonly (readonly Offer[])[] = [
  [],
  [offer({ code: 'A-1', items: { a: 1, b: 255 }, title: '梅林宝2', attributes: { level: -4, email: true } })],
  randomOffers(CHANCE, NAMES, 3),
  randomOffers(CHANCE, NAMES, 9),
  QUERIED,
  randomOffers(CHANCE, NAMES, 9).map((one) => ({ ...one, code: `${'x'.repeat(240)}${one.code}` as Offer['code'] })),
];

function readSegment(bytes: Uint8Array) {
  const decoded = decodeSegment(bytes);
  const rows = Array.from({ length: decoded.offerCount }, (_, row) => offerAt(decoded, null, row));
  return { decoded, texts: rows.map(({ code }) => code) };
}

function readTexts(bytes: Uint8Array) {
  const decoded = decodeTexts(bytes);
  const rows = Array.from({ length: decoded.offerCount }, (_, row) => row);
  return { decoded, texts: rows.flatMap((row) => [lineAt(decoded.titles, row), lineAt(decoded.notes, row)]) };
}

/** Reads a file completely.
 *  @returns  'read', or the error code if it is refused
 *  @throws   any other error; Error if the result takes more memory than `MAX_MEMORY_RATIO` allows */
function outcomeOf({ read }: FileKind, bytes: Uint8Array): string {
  let found: ReturnType<FileKind['read']>;
  try {
    found = read(bytes);
  } catch (error) {
    if (error instanceof ShopError && error.code.startsWith('catalog-segment-')) return error.code;
    throw error;
  }
  const decodedBytes = estimateBytes(found.decoded);
  if (decodedBytes > MAX_MEMORY_RATIO * bytes.length)
    throw new Error(`${decodedBytes} bytes in memory for a file of ${bytes.length}`);
  const longest = found.texts.reduce((max, { length }) => Math.max(max, length), 0);
  if (longest > MAX_TEXT_LENGTH) throw new Error(`a text of ${longest} characters`);
  return 'read';
}

/** Returns the damaged file with a number, deterministic for the number. */
function damaged(good: readonly Uint8Array[], number: number): Uint8Array {
  const random = createRandom(number);
  return mutateFile(random, random.pick(good), random.pick(good));
}

describe.each(KINDS)('a damaged $kind', (kind) => {
  const good = SHOPS.map(kind.encode).filter(({ length }) => length > 0);

  it('is refused with a code, or read completely within its memory limit', () => {
    const outcomes = new Map<string, number>();
    for (let number = 0; number < CASES; number++) {
      const bytes = damaged(good, number);
      try {
        const outcome = outcomeOf(kind, bytes);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      } catch (error) {
        throw new Error(`case ${number}: ${String(error)}; ${Buffer.from(bytes).toString('hex')}`, { cause: error });
      }
    }

    expect([...outcomes.keys()].sort()).toEqual([
      'catalog-segment-broken',
      'catalog-segment-magic',
      'catalog-segment-truncated',
      'catalog-segment-version',
      'read',
    ]);
    // The test is meaningful only if enough files are damaged inside their sections.
    expect(outcomes.get('read')).toBeGreaterThan(CASES / 20);
    expect(outcomes.get('catalog-segment-broken')).toBeGreaterThan(CASES / 20);
  });
});

describe('a damaged segment on a host without a hash function', () => {
  it('can be searched without errors', () => {
    const good = SHOPS.map((offers) => encodeSegment(offers, 'CNY'));
    let searched = 0;
    for (let number = 0; searched < SEARCHES; number++) {
      const segment = decodedOrNull(damaged(good, number));
      if (segment === null) continue;
      const index = buildIndex([segment], catalogInfoFor(segment.currency));
      const live = joinOverlay(index, null);

      const { total } = search(
        index,
        randomQuery(createRandom(number), QUERIED, NAMES),
        live,
        emptyTextIndex('loading'),
      );

      expect(total).toBeLessThanOrEqual(segment.offerCount);
      searched++;
    }
  });
});

function decodedOrNull(bytes: Uint8Array): Segment | null {
  try {
    return decodeSegment(bytes);
  } catch {
    return null;
  }
}

function catalogInfoFor(currency: Currency): CatalogInfo {
  return { currency, publishedAt: 0 as EpochMs, sample: false, segments: { loaded: 1, failed: 0, all: 1 } };
}
