import { findNearest } from '@/importer/findNearest';
import { findItemsByName } from '@/names/findItems';
import { foldText } from '@/names/foldText';
import { indexNames } from '@/names/indexNames';
import { spellingsOf } from '@/names/itemNames';
import type { Item } from '@/names/roster';
import { searchNames } from '@/names/searchNames';
import type { ItemLexicon } from './itemLexicon';
import type { LevelReading } from './readLevels';
import { suggestItems } from './suggestItems';

/** Guesses what an entry that names no item was meant to be: a number behind a name as its level, the nearest name, or
 *  several items in one.
 *  @param readings  the ways to cut it into a name and a level */
export function suggestEntry(entry: string, readings: readonly LevelReading[], lexicon: ItemLexicon): string | null {
  return suggestCount(entry, lexicon) ?? suggestNearest(readings, lexicon) ?? suggestItems(entry, lexicon);
}

/** 梅林 2, 梅林(2) and 梅林:2 are most likely 梅林*2. Of limit breaks it may be two copies or two breaks, which are not the same. */
function suggestCount(entry: string, lexicon: ItemLexicon): string | null {
  const match = /^(.*[^\s:+(])[\s:+(]+(\d{1,2})\)?$/.exec(entry.normalize('NFKC').trim());
  const [, name = '', count = ''] = match ?? [];
  const [item, ...others] = name === '' ? [] : findItemsByName(lexicon.roster, name);
  const scale = item === undefined || others.length > 0 ? null : (lexicon.kinds.get(item.kind)?.scale ?? null);
  if (scale === null || scale.id.startsWith('limitBreak')) return null;
  return Number(count) >= 1 && Number(count) <= scale.steps.length ? `${name}*${Number(count)}` : null;
}

/** How many likely items are looked through for one of the right kind. */
const MOST_TRIED = 20;

/** Guesses what a misspelt entry means, keeping the level as it was written. One-letter labels (N, R) are no hint,
 *  for many names end in such a letter. */
function suggestNearest(readings: readonly LevelReading[], { roster }: ItemLexicon): string | null {
  const levelled = readings.filter(({ before, after }) => before.length + after.length > 1);
  const whole = readings.filter(({ before, after }) => before + after === '');
  const index = indexNames(roster);
  for (const { name, kind, before, after } of [...levelled, ...whole]) {
    const found = searchNames(index, name, MOST_TRIED).map(({ item }) => item);
    const item = found.find((one) => kind === null || one.kind === kind);
    if (item !== undefined) return before + nearestSpelling(item, name) + after;
  }
  return null;
}

function nearestSpelling(item: Item, text: string): string {
  const spellings = new Map(spellingsOf(item).map((one) => [foldText(one), one]));
  const nearest = findNearest(foldText(text), spellings.keys());
  return (nearest === null ? undefined : spellings.get(nearest)) ?? item.names.zh;
}
