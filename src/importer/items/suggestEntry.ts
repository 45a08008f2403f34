import { editDistance } from '@/base/editDistance';
import { findClosest } from '@/importer/lexical/findClosest';
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

/** Guesses the meaning of an unknown entry: a trailing number as its level, the closest name, or several items.
 *  @param readings  the ways to split it into name and level */
export function suggestEntry(
  entry: string,
  readings: readonly LevelReading[],
  vocabulary: ItemVocabulary,
): string | null {
  return suggestCount(entry, vocabulary) ?? suggestClosest(readings, vocabulary) ?? suggestItems(entry, vocabulary);
}

/** 梅林 2, 梅林(2) and 梅林:2 most likely mean 梅林*2. With limit breaks the number is ambiguous: two copies or two breaks. */
function suggestCount(entry: string, vocabulary: ItemVocabulary): string | null {
  const match = /^(.*[^\s:+(])[\s:+(]+(\d{1,2})\)?$/.exec(entry.normalize('NFKC').trim());
  const [, name = '', count = ''] = match ?? [];
  const [item, ...others] = name === '' ? [] : findItemsByName(vocabulary.roster, name);
  const scale = item === undefined || others.length > 0 ? null : (vocabulary.kinds.get(item.kind)?.scale ?? null);
  if (scale === null || scale.id.startsWith('limitBreak')) return null;
  return Number(count) >= 1 && Number(count) <= scale.steps.length ? `${name}*${Number(count)}` : null;
}

/** Maximum number of candidates checked for their kind. */
const MAX_CANDIDATES = 20;

/** Suggests the closest name, keeping the level as written and every digit, since it may be a level. Ignores one-letter labels (N,
 *  R), since many names end in such a letter. */
function suggestClosest(readings: readonly LevelReading[], { roster }: ItemVocabulary): string | null {
  const withLevel = readings.filter(({ before, after }) => before.length + after.length > 1);
  const withoutLevel = readings.filter(({ before, after }) => before + after === '');
  const index = indexNames(roster);
  for (const { name, kind, before, after } of [...withLevel, ...withoutLevel]) {
    const found = searchNames(index, name, MAX_CANDIDATES).filter(({ item }) => kind === null || item.kind === kind);
    if (found.length === 0) continue;
    const item = closestItem(found, name);
    const spelling = item === null ? null : closestSpelling(item, name);
    return spelling !== null && digitsOf(spelling) === digitsOf(name) ? before + spelling + after : null;
  }
  return null;
}

/** Returns the item closest to a name: by match rank, then edits, then names before nicknames.
 *  @returns  null for a tie */
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
