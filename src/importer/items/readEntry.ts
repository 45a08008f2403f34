import { ok } from '@/base/result';
import type { Localized } from '@/domain/localized';
import type { ItemId, OfferItem } from '@/domain/offer';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import { findItemsByName } from '@/names/findItems';
import { foldText } from '@/names/foldText';
import type { Item } from '@/names/roster';
import type { ItemLexicon } from './itemVocabulary';
import { gamesThatKnow } from './otherNames';
import { type LevelReading, readLevels } from './readLevels';
import { suggestEntry } from './suggestEntry';
import { suggestItems } from './suggestItems';

/** Reads one item with its level: 梅林*2, 梅林宝2, 满破北黑, 斯卡哈 (level 1), or an item's id.
 *  @param kind  what the column is about; of several items of one name those of this kind are meant
 *  @returns     the item; or that it is unknown (with what was perhaps meant), a name of another game, that several are
 *               called so, with brackets behind or without (with all of them), or that its scale has no such level */
export function readEntry(entry: string, lexicon: ItemLexicon, kind: string | null = null): CellResult<OfferItem> {
  // Names are looked for in many ways, and a name has an end; a cell need not have one.
  if (entry.length > lexicon.longestEntry) {
    return refuseCell('unknown-item', { kind: 'item' }, entry, suggestItems(entry, lexicon));
  }
  // The same few hundred entries come again in thousands of rows.
  const key = kind === null ? entry : `${kind}\n${entry}`;
  const known = lexicon.entries.get(key);
  if (known !== undefined) return known;
  const read = readNewEntry(entry, lexicon, kind);
  if (lexicon.entries.size < MOST_REMEMBERED) lexicon.entries.set(key, read);
  return read;
}

/** A sheet of nonsense has as many entries as cells. */
const MOST_REMEMBERED = 10_000;

function readNewEntry(entry: string, lexicon: ItemLexicon, kind: string | null): CellResult<OfferItem> {
  const readings = readLevels(entry, lexicon);
  for (const reading of readings) {
    const [item, ...others] = preferKind(findItems(reading, lexicon), kind);
    if (item === undefined) continue;
    return others.length === 0
      ? withLevel(entry, item, reading.level, lexicon)
      : refuseCell('ambiguous-item', { kind: 'oneOf', names: namesOf([item, ...others]) }, entry);
  }
  const bare = readings
    .map((reading) => preferKind(findBare(reading, lexicon), kind))
    .find((items) => items.length > 1);
  if (bare !== undefined) return refuseCell('ambiguous-item', { kind: 'oneOf', names: namesOf(bare) }, entry);
  const beyond = findBeyondScale(entry, lexicon);
  if (beyond !== null) return refuseLevel(entry, beyond, lexicon);
  const suggestion = suggestEntry(entry, readings, lexicon);
  const games = readings.map(({ name }) => gamesThatKnow(name, lexicon.otherNames)).find((known) => known.length > 0);
  if (games !== undefined) return refuseCell('other-game-item', { kind: 'itemHere', games }, entry, suggestion);
  return refuseCell('unknown-item', { kind: 'item' }, entry, suggestion);
}

/** The items of a name, of the kind that the level belongs to. Who is called so goes before who is only nicknamed so. */
function findItems({ name, kind }: LevelReading, { roster }: ItemLexicon): readonly Item[] {
  const byId = roster.byId.get(name as ItemId);
  const items = byId === undefined ? findItemsByName(roster, name) : [byId];
  const fitting = items.filter(fits(kind));
  const called = fitting.filter(({ names }) => Object.values(names).some((one) => foldText(one) === foldText(name)));
  return called.length > 0 ? called : fitting;
}

/** The items called so if what stands in brackets behind their names is left out: 斯卡哈 is 斯卡哈（枪） and 斯卡哈（杀）.
 *  Even a single one is only a guess: 高达 need not be 高达(EX), the one Gundam worth a place in the roster. */
function findBare({ name, kind }: LevelReading, { bareNames }: ItemLexicon): readonly Item[] {
  return (bareNames.get(foldText(name)) ?? []).filter(fits(kind));
}

function fits(kind: string | null): (item: Item) => boolean {
  return (item) => kind === null || item.kind === kind;
}

/** Items of the kind that the column is about, where there are some; a shop may put another into it. */
function preferKind(items: readonly Item[], kind: string | null): readonly Item[] {
  const preferred = kind === null ? [] : items.filter((item) => item.kind === kind);
  return preferred.length > 0 ? preferred : items;
}

function namesOf(items: readonly Item[]): readonly Localized[] {
  return items.map(({ names }) => names);
}

function withLevel(entry: string, item: Item, level: number, lexicon: ItemLexicon): CellResult<OfferItem> {
  const top = lexicon.kinds.get(item.kind)?.scale?.steps.length ?? 1;
  return level >= 1 && level <= top ? ok({ item: item.id, level }) : refuseLevel(entry, item, lexicon);
}

/** The item of an entry whose label would be one of its scale with another number: 梅林宝6, 莫妮卡LR11. */
function findBeyondScale(entry: string, lexicon: ItemLexicon): Item | null {
  const folded = foldText(entry);
  for (const { 0: digits, index } of folded.matchAll(/\d+/g)) {
    const changed = `${folded.slice(0, index)}1${folded.slice(index + digits.length)}`;
    for (const reading of readLevels(changed, lexicon)) {
      const [item] = /1/.test(reading.before + reading.after) ? findItems(reading, lexicon) : [];
      if (item !== undefined) return item;
    }
  }
  return null;
}

function refuseLevel(entry: string, item: Item, { kinds }: ItemLexicon): CellResult<never> {
  const steps = kinds.get(item.kind)?.scale?.steps ?? [];
  const top = Math.max(1, steps.length);
  const expected = { kind: 'level', top, first: steps[0] ?? null, last: steps[top - 1] ?? null } as const;
  return refuseCell('unknown-level', expected, entry);
}
