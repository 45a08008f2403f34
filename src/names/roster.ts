import { ShopError } from '@/base/shopError';
import type { Localized } from '@/domain/localized';
import type { ItemId } from '@/domain/offer';
import { FAMILY_IDS } from '@/games/ids';
import type { FamilyId } from '@/games/types';
import { NO_READINGS, type Readings, unpackReadings } from './readings';
import { isSpecWords, NO_SPEC_WORDS, type SpecWords } from './specWords';
import { type Syllables, unpackSyllables } from './syllables';

/** A character, card or unit of a family. */
export type Item = {
  readonly id: ItemId;
  /** Id of a kind in the family's spec. */
  readonly kind: string;
  /** Unknown names fall back to the Japanese one. */
  readonly names: Localized;
  readonly aliases: readonly string[];
  /** A rarity word of the kind; null if unknown or not applicable. */
  readonly rarity: string | null;
  /** Id of a group in the family's spec; null for kinds without groups. */
  readonly group: string | null;
  /** Empty unless the roster was built. */
  readonly readings: Readings;
};

/** The items of a family, in the order of the file. */
export type Roster = {
  readonly family: FamilyId;
  readonly items: readonly Item[];
  readonly byId: ReadonlyMap<ItemId, Item>;
  /** Readings of the Chinese characters in names; empty unless the roster was built. */
  readonly syllables: Syllables;
  /** Empty unless the roster was built. */
  readonly words: SpecWords;
};

/** Adds the derived spellings of a family, as in `src/names/built/`, to its roster file: syllables, words and affixes, and readings as a
 *  ninth cell per row. The roster is not repeated there, because pages have loaded it already.
 *  @throws  ShopError `names-roster-shape` if the spellings are those of other items */
export function withSpellings(roster: unknown, spellings: unknown): unknown {
  if (!isRecord(roster) || !Array.isArray(roster.items)) throw shapeError('a roster', 'an object with items', roster);
  const { family, items } = roster;
  if (!isRecord(spellings) || !Array.isArray(spellings.readings))
    throw shapeError(`spellings of ${family}`, 'an object with readings', typeof spellings);
  const { readings, syllables, words, affixes } = spellings;
  if (spellings.family !== family || readings.length !== items.length)
    throw shapeError(`spellings of ${family}`, `readings of its ${items.length} items`, spellings.family);
  return {
    ...roster,
    syllables,
    words,
    affixes,
    items: items.map((row: unknown[], index) => [...row, readings[index]]),
  };
}

/** Decodes a roster file: `{family, asOf, items}` with rows `[id, kind, rarity | null, group | null, zh, ja, en, aliases]`. With
 *  spellings it also has `syllables` (see `packSyllables`), `words`, `affixes` (see `expandAffixes`) and a ninth cell per row (see
 *  `packReadings`).
 *  @throws  ShopError `names-roster-shape` naming the first invalid row or repeated id */
export function decodeRoster(raw: unknown): Roster {
  if (!isRecord(raw) || !Array.isArray(raw.items)) throw shapeError('a roster', 'an object with items', raw);
  const family = FAMILY_IDS.find((id) => id === raw.family);
  if (family === undefined) throw shapeError('family', `one of ${FAMILY_IDS.join(', ')}`, raw.family);

  const { words = NO_SPEC_WORDS, affixes = [] } = raw;
  if (!Array.isArray(affixes) || !affixes.every(isText))
    throw shapeError(`${family} affixes`, 'a list of patterns', affixes);
  const items = raw.items.map((row: unknown, index) => decodeItem(row, `${family} item ${index}`, affixes));
  const byId = new Map(items.map((item) => [item.id, item]));
  if (byId.size !== items.length) throw shapeError(family, 'every id once', repeatedId(items));
  if (!isSpecWords(words)) throw shapeError(`${family} words`, 'lists of words by table and id', words);
  const syllables = unpackSyllables(typeof raw.syllables === 'string' ? raw.syllables : '');
  return { family, items, byId, syllables, words };
}

function decodeItem(row: unknown, path: string, affixes: readonly string[]): Item {
  if (!Array.isArray(row) || row.length < 8 || row.length > 9) {
    throw shapeError(path, 'a row of eight cells, or nine', row);
  }
  const [id, kind, rarity, group, zh, ja, en, aliases, cell] = row as readonly unknown[];
  if (!isText(id) || !isText(kind)) throw shapeError(path, 'an id and a kind', row);
  if (!isTextOrNull(rarity) || !isTextOrNull(group)) throw shapeError(path, 'rarity and group or null', row);
  if (!isText(zh) || !isText(ja) || !isText(en)) throw shapeError(path, 'names in zh, ja, en', row);
  if (!Array.isArray(aliases) || !aliases.every(isText)) throw shapeError(path, 'a list of aliases', row);
  const readings = cell === undefined ? NO_READINGS : unpackReadings(cell, [zh, ja, en, ...aliases], affixes);
  if (readings === null) throw shapeError(path, 'readings as four lists at most', cell);
  return { id: id as ItemId, kind, names: { zh, ja, en }, aliases, rarity, group, readings };
}

function repeatedId(items: readonly Item[]): ItemId | undefined {
  const ids = new Set<ItemId>();
  return items.find(({ id }) => ids.size === ids.add(id).size)?.id;
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}

function isText(cell: unknown): cell is string {
  return typeof cell === 'string' && cell !== '';
}

function isTextOrNull(cell: unknown): cell is string | null {
  return cell === null || isText(cell);
}

function shapeError(path: string, expected: string, got: unknown): ShopError {
  return new ShopError('names-roster-shape', `${path}: expected ${expected}, got ${JSON.stringify(got)}`);
}
