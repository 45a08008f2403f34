import { foldText } from './foldText';
import type { Spelling, SpellingForm } from './nameIndex';
import { pinyinOf } from './pinyin';
import { romajiOf } from './romaji';
import type { Item } from './roster';
import type { Syllables } from './syllables';

/** A single letter is not useful as initials. */
const MIN_INITIALS = 2;

/** Returns every spelling of an item: names, aliases, derived spellings, and their pronunciations.
 *  @returns  most reliable forms first; each folded spelling once */
export function listSpellings(item: Item, syllables: Syllables): readonly Spelling[] {
  const found = new Map<string, Spelling>();
  const add = (text: string, form: SpellingForm) => {
    const folded = foldText(text);
    if (folded !== '' && !found.has(folded)) found.set(folded, { folded, text, form, item });
  };
  const { names, aliases, readings } = item;
  const listed = [names.zh, ...aliases, ...readings.variants, ...readings.bare, ...readings.parts];
  const phoneticSources = [...new Set([...listed, names.ja].map(foldText))];

  for (const name of [names.zh, names.ja, names.en]) add(name, 'name');
  for (const alias of aliases) add(alias, 'alias');
  for (const variant of readings.variants) add(variant, 'variant');
  for (const bare of readings.bare) add(bare, 'bare');
  for (const part of readings.parts) add(part, 'part');
  for (const kana of readings.kana) add(kana, 'reading');
  for (const romaji of [...phoneticSources, ...readings.kana.map(foldText)].flatMap(romajiOf)) add(romaji, 'reading');
  const pinyin = listed.flatMap((text) => pinyinOf(foldText(text), syllables));
  for (const { text } of pinyin) add(text, 'reading');
  for (const { initials } of pinyin) if (initials.length >= MIN_INITIALS) add(initials, 'initials');
  return [...found.values()];
}
