import { ok } from '@/base/result';
import type { Localized } from '@/domain/localized';
import type { ItemId, OfferItem } from '@/domain/offer';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import { findItemsByName } from '@/names/findItems';
import { foldText } from '@/names/foldText';
import type { Item } from '@/names/roster';
import type { ItemVocabulary } from './itemVocabulary';
import { gamesWithName } from './namesInOtherGames';
import { type LevelReading, readLevels } from './readLevels';
import { suggestEntry } from './suggestEntry';
import { suggestItems } from './suggestItems';

/** Parses one item with its level: 梅林*2, 梅林宝2, 满破北黑, 斯卡哈 (level 1), or an item's id.
 *  @param kind  item kind of the column, preferred among items of the same name
 *  @returns  the item, or an issue: unknown (with a suggestion), of another game, ambiguous (with all matches), or a level beyond
 *            the scale */
export function readEntry(
  entry: string,
  vocabulary: ItemVocabulary,
  kind: string | null = null,
): CellResult<OfferItem> {
  // Limits the many name lookups to plausible lengths.
  if (entry.length > vocabulary.maxEntryLength) {
    return refuseCell('unknown-item', { kind: 'item' }, entry, suggestItems(entry, vocabulary));
  }
  // The same few hundred entries repeat in thousands of rows.
  const key = kind === null ? entry : `${kind}\n${entry}`;
  const cached = vocabulary.entryCache.get(key);
  if (cached !== undefined) return cached;
  const read = readNewEntry(entry, vocabulary, kind);
  if (vocabulary.entryCache.size < MAX_CACHED) vocabulary.entryCache.set(key, read);
  return read;
}

/** Bounds the cache for sheets of random text. */
const MAX_CACHED = 10_000;

function readNewEntry(entry: string, vocabulary: ItemVocabulary, kind: string | null): CellResult<OfferItem> {
  const readings = readLevels(entry, vocabulary);
  for (const reading of readings) {
    const [item, ...others] = preferKind(findItems(reading, vocabulary), kind);
    if (item === undefined) continue;
    return others.length === 0
      ? withLevel(entry, item, reading.level, vocabulary)
      : refuseCell('ambiguous-item', { kind: 'oneOf', names: namesOf([item, ...others]) }, entry);
  }
  const byBareName = readings
    .map((reading) => preferKind(findByBareName(reading, vocabulary), kind))
    .find((items) => items.length > 1);
  if (byBareName !== undefined)
    return refuseCell('ambiguous-item', { kind: 'oneOf', names: namesOf(byBareName) }, entry);
  const tooHigh = findWithHigherLevel(entry, vocabulary);
  if (tooHigh !== null) return refuseLevel(entry, tooHigh, vocabulary);
  const suggestion = suggestEntry(entry, readings, vocabulary);
  const games = readings
    .map(({ name }) => gamesWithName(name, vocabulary.otherNames))
    .find((cached) => cached.length > 0);
  if (games !== undefined) return refuseCell('other-game-item', { kind: 'itemHere', games }, entry, suggestion);
  return refuseCell('unknown-item', { kind: 'item' }, entry, suggestion);
}

/** Returns the items of a name, of the kind that the level belongs to. Names take precedence over nicknames. */
function findItems({ name, kind }: LevelReading, { roster }: ItemVocabulary): readonly Item[] {
  const byId = roster.byId.get(name as ItemId);
  const items = byId === undefined ? findItemsByName(roster, name) : [byId];
  const ofKind = items.filter(isOfKind(kind));
  const named = ofKind.filter(({ names }) => Object.values(names).some((one) => foldText(one) === foldText(name)));
  return named.length > 0 ? named : ofKind;
}

/** Returns items by their name without brackets: 斯卡哈 is 斯卡哈（枪） and 斯卡哈（杀）. Even a single match is a guess: 高达 need not be 高达(EX). */
function findByBareName({ name, kind }: LevelReading, { bareNames }: ItemVocabulary): readonly Item[] {
  return (bareNames.get(foldText(name)) ?? []).filter(isOfKind(kind));
}

function isOfKind(kind: string | null): (item: Item) => boolean {
  return (item) => kind === null || item.kind === kind;
}

/** Prefers items of the column's kind, but accepts others. */
function preferKind(items: readonly Item[], kind: string | null): readonly Item[] {
  const preferred = kind === null ? [] : items.filter((item) => item.kind === kind);
  return preferred.length > 0 ? preferred : items;
}

function namesOf(items: readonly Item[]): readonly Localized[] {
  return items.map(({ names }) => names);
}

function withLevel(entry: string, item: Item, level: number, vocabulary: ItemVocabulary): CellResult<OfferItem> {
  const top = vocabulary.kinds.get(item.kind)?.scale?.steps.length ?? 1;
  return level >= 1 && level <= top ? ok({ item: item.id, level }) : refuseLevel(entry, item, vocabulary);
}

/** Returns the item of an entry whose level exceeds the scale: 梅林宝6, 莫妮卡LR11. */
function findWithHigherLevel(entry: string, vocabulary: ItemVocabulary): Item | null {
  const folded = foldText(entry);
  for (const { 0: digits, index } of folded.matchAll(/\d+/g)) {
    const changed = `${folded.slice(0, index)}1${folded.slice(index + digits.length)}`;
    for (const reading of readLevels(changed, vocabulary)) {
      const [item] = /1/.test(reading.before + reading.after) ? findItems(reading, vocabulary) : [];
      if (item !== undefined) return item;
    }
  }
  return null;
}

function refuseLevel(entry: string, item: Item, { kinds }: ItemVocabulary): CellResult<never> {
  const steps = kinds.get(item.kind)?.scale?.steps ?? [];
  const top = Math.max(1, steps.length);
  const expected = { kind: 'level', top, first: steps[0] ?? null, last: steps[top - 1] ?? null } as const;
  return refuseCell('unknown-level', expected, entry);
}
