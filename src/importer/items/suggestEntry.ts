import { editDistance } from '@/base/editDistance';
import { findClosest } from '@/importer/lexical/findNearest';
import { findItemsByName } from '@/names/findItems';
import { foldText } from '@/names/foldText';
import { indexNames } from '@/names/indexNames';
import { spellingsOf } from '@/names/itemNames';
import { SPELLING_FORMS } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import { type NameMatch, searchNames } from '@/names/searchNames';
import type { ItemVocabulary } from './itemVocabulary';
import type { LevelReading } from './readLevels';
import { suggestItems } from './suggestItems';

/** Guesses what an entry that names no item was meant to be: a number behind a name as its level, the nearest name, or
 *  several items in one.
 *  @param readings  the ways to cut it into a name and a level */
export function suggestEntry(
  entry: string,
  readings: readonly LevelReading[],
  vocabulary: ItemVocabulary,
): string | null {
  return suggestCount(entry, vocabulary) ?? suggestClosest(readings, vocabulary) ?? suggestItems(entry, vocabulary);
}

/** 梅林 2, 梅林(2) and 梅林:2 are most likely 梅林*2. Of limit breaks it may be two copies or two breaks, which are not the same. */
function suggestCount(entry: string, vocabulary: ItemVocabulary): string | null {
  const match = /^(.*[^\s:+(])[\s:+(]+(\d{1,2})\)?$/.exec(entry.normalize('NFKC').trim());
  const [, name = '', count = ''] = match ?? [];
  const [item, ...others] = name === '' ? [] : findItemsByName(vocabulary.roster, name);
  const scale = item === undefined || others.length > 0 ? null : (vocabulary.kinds.get(item.kind)?.scale ?? null);
  if (scale === null || scale.id.startsWith('limitBreak')) return null;
  return Number(count) >= 1 && Number(count) <= scale.steps.length ? `${name}*${Number(count)}` : null;
}

/** How many likely items are looked through for one of the right kind. */
const MAX_TRIED = 20;

/** Guesses what a misspelt entry means, keeping the level as it was written, and every digit: a number that is left over may be a
 *  level. One-letter labels (N, R) are no hint, for many names end in such a letter. */
function suggestClosest(readings: readonly LevelReading[], { roster }: ItemVocabulary): string | null {
  const withLevel = readings.filter(({ before, after }) => before.length + after.length > 1);
  const withoutLevel = readings.filter(({ before, after }) => before + after === '');
  const index = indexNames(roster);
  for (const { name, kind, before, after } of [...withLevel, ...withoutLevel]) {
    const found = searchNames(index, name, MAX_TRIED).filter(({ item }) => kind === null || item.kind === kind);
    if (found.length === 0) continue;
    const item = closestItem(found, name);
    const spelling = item === null ? null : closestSpelling(item, name);
    return spelling !== null && digitsOf(spelling) === digitsOf(name) ? before + spelling + after : null;
  }
  return null;
}

/** The item that is nearest to a name: of the surest kind of match, the fewest edits away, by a name rather than a nickname.
 *  @returns  null if several are equally near */
function closestItem(found: readonly NameMatch[], name: string): Item | null {
  const folded = foldText(name);
  const [first] = found;
  const isTypo = first?.rank === 'typo';
  const editsOf = ({ item }: NameMatch) =>
    isTypo ? Math.min(...spellingsOf(item).map((one) => editDistance(folded, foldText(one), folded.length))) : 0;
  const ranked = found
    .filter(({ rank }) => rank === first?.rank)
    .map((match) => ({
      ...match,
      nearness: editsOf(match) * SPELLING_FORMS.length + SPELLING_FORMS.indexOf(match.spelling.form),
    }))
    .sort((one, other) => one.nearness - other.nearness);
  const [closest, next] = ranked;
  return closest === undefined || next?.nearness === closest.nearness ? null : closest.item;
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

function closestSpelling(item: Item, text: string): string {
  const spellings = new Map(spellingsOf(item).map((one) => [foldText(one), one]));
  const closest = findClosest(foldText(text), spellings.keys(), () => item);
  return (closest === null ? undefined : spellings.get(closest)) ?? item.names.zh;
}
