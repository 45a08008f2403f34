/** @jest-environment node */
import { isCurrency } from '@/domain/money';
import { WANT_MODES } from '@/domain/query';
import { FAMILY_IDS } from '@/games/ids';
import type { Attribute, GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';
import type { AttributeJson, PriceJson } from '@/query-parser/result/parsedTextJson';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { type CorpusLine, HALVES, readCorpus } from '../../../bench/parsing/corpus';
import { loadGame } from '../../../bench/parsing/loadGame';

const KEYS = ['items', 'resources', 'attributes', 'price', 'ambiguous', 'unread', 'sort'];
const DIFFICULTIES = ['plain', 'usual', 'hard'];
const TEXTS = HALVES.flatMap((half) => readCorpus(half).map((line) => ({ half, line })));

/** Checks every line of a half and returns location and problem of each invalid one. */
async function faultyLines(half: string, faultsOf: (line: CorpusLine, game: PreparedGame) => readonly string[]) {
  const lines = TEXTS.filter((text) => text.half === half).map(({ line }) => line);
  const faults = lines.map(async (line) => {
    const game = await loadGame(line.game);
    return faultsOf(line, game).map((fault) => `${line.location} ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

describe.each(HALVES)('The %s half of the corpus', (half) => {
  it('has lines of a known mode, difficulty and shape, in the file of their family', async () => {
    expect(await faultyLines(half, shapeFaults)).toEqual([]);
  });

  it('names items of the roster, at levels of their scale, with a mode only in queries', async () => {
    expect(await faultyLines(half, itemFaults)).toEqual([]);
  });

  it('names resources and attributes of the game, with their possible values', async () => {
    expect(await faultyLines(half, facetFaults)).toEqual([]);
  });

  it('has prices with at most two decimals, with a currency unless it is yuan', async () => {
    expect(await faultyLines(half, priceFaults)).toEqual([]);
  });

  it('contains every ambiguous and every unread word in the text', async () => {
    expect(await faultyLines(half, wordFaults)).toEqual([]);
  });

  it('has texts of every family in both modes', () => {
    const found = new Set(TEXTS.filter((text) => text.half === half).map(({ line }) => kindOf(line)));

    const missing = FAMILY_IDS.flatMap((family) => [`${family} query`, `${family} offer`]);
    expect(missing.filter((kind) => !found.has(kind))).toEqual([]);
  });
});

describe('The halves of the corpora', () => {
  it('share no text', () => {
    const places = new Map<string, string>();

    const repeated = TEXTS.flatMap(({ half, line }) => {
      const location = `${half}/${line.location}`;
      const before = places.get(line.text);
      places.set(line.text, location);
      return before === undefined ? [] : [`${location} as ${before}`];
    });
    expect(repeated).toEqual([]);
  });
});

function kindOf({ game, mode }: CorpusLine): string {
  return `${game.family} ${mode}`;
}

function shapeFaults({ location, game, mode, difficulty, text, expected }: CorpusLine): readonly string[] {
  return faults(
    [mode === 'query' || mode === 'offer', `mode ${mode}`],
    [DIFFICULTIES.includes(difficulty), `difficulty ${difficulty}`],
    [location.startsWith(`${game.family}.jsonl`), `game ${game.id}`],
    [text.trim() !== '', 'no text'],
    ...Object.keys(expected).map((key) => [KEYS.includes(key), `key ${key}`] as const),
  );
}

function itemFaults({ mode, expected }: CorpusLine, { spec, roster }: PreparedGame): readonly string[] {
  const modes: readonly (string | undefined)[] = mode === 'query' ? [undefined, ...WANT_MODES] : [undefined];
  const items = expected.items ?? [];
  return faults(
    [new Set(items.map(({ item }) => item)).size === items.length, 'an item twice'],
    ...items.flatMap(({ item, level = 1, mode: asked }) => [
      [isWhole(level, 1, topLevel(spec, roster, item)), `${item} level ${level}`] as const,
      [modes.includes(asked), `${item} mode ${asked}`] as const,
    ]),
  );
}

/** Returns the highest level of an item; 0 for unknown items. */
function topLevel(spec: GameSpec, roster: Roster, id: string): number {
  const item = roster.items.find((one) => one.id === id);
  if (item === undefined) return 0;
  return spec.kinds.find((kind) => kind.id === item.kind)?.scale?.steps.length ?? 1;
}

function facetFaults({ mode, expected }: CorpusLine, { spec }: PreparedGame): readonly string[] {
  const resources = Object.entries(expected.resources ?? {}).map(([id, amount]) => {
    const known = spec.resources.some((resource) => resource.id === id);
    return [known && isAmount(mode, amount), `resource ${id}`] as const;
  });
  const attributes = Object.entries(expected.attributes ?? {}).map(([id, value]) => {
    const attribute = spec.attributes.find((one) => one.id === id);
    return [attribute !== undefined && isValue(mode, attribute, value), `attribute ${id}`] as const;
  });
  return faults(...resources, ...attributes);
}

function isValue(mode: string, attribute: Attribute, value: AttributeJson): boolean {
  if (attribute.type === 'bool') return typeof value === 'boolean';
  if (attribute.type === 'int') return isAmount(mode, value);
  if (typeof value === 'object' && 'not' in value) return mode === 'query' && areOptions(attribute, value.not);
  return areOptions(attribute, Array.isArray(value) ? value : [value]);
}

function areOptions(attribute: Attribute & { readonly type: 'enum' }, values: readonly unknown[]): boolean {
  const known = attribute.options.map(({ id }) => id);
  return values.length > 0 && values.every((value) => typeof value === 'string' && known.includes(value));
}

function priceFaults({ mode, expected }: CorpusLine): readonly string[] {
  if (expected.price === undefined) return [];
  const { currency, ...sum }: PriceJson = expected.price;
  const inCents = Object.fromEntries(
    Object.entries(sum).map(([bound, amount]) => [bound, Number((amount * 100).toFixed(6))]),
  );
  return faults(
    [isAmount(mode, mode === 'query' ? inCents : inCents.amount), 'price'],
    [currency === undefined || (isCurrency(currency) && currency !== 'CNY'), `currency ${currency}`],
  );
}

function wordFaults({ text, expected }: CorpusLine, { roster }: PreparedGame): readonly string[] {
  const words = [...(expected.unread ?? []), ...(expected.ambiguous ?? []).map((name) => name.text)];
  const known = new Set<string>(roster.items.map(({ id }) => id));
  return faults(
    ...words.map((word) => [word !== '' && text.includes(word), `word ${word}`] as const),
    ...(expected.ambiguous ?? []).map(({ text: name, candidates }) => {
      const several = new Set(candidates).size === candidates.length && candidates.length > 1;
      return [several && candidates.every((id) => known.has(id)), `candidates of ${name}`] as const;
    }),
  );
}

/** Returns true for one or two bounds in a query, or a number in an offer. */
function isAmount(mode: string, amount: unknown): boolean {
  if (mode === 'offer') return isWhole(amount);
  if (typeof amount !== 'object' || amount === null) return false;
  const { min, max, ...rest }: Record<string, unknown> = { ...amount };
  const ends = [min, max].filter((end) => end !== undefined);
  return Object.keys(rest).length === 0 && ends.length > 0 && ends.every((end) => isWhole(end)) && inOrder(min, max);
}

function inOrder(min: unknown, max: unknown): boolean {
  return min === undefined || max === undefined || Number(min) <= Number(max);
}

function isWhole(value: unknown, min = 0, max = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** Returns the names of the claims that are false. */
function faults(...claims: readonly (readonly [holds: boolean, claim: string])[]): readonly string[] {
  return claims.filter(([holds]) => !holds).map(([, claim]) => claim);
}
