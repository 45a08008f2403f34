import { pinyin } from 'pinyin-pro';
import { foldText } from '../../src/names/foldText';
import type { Syllables } from '../../src/names/syllables';
import { POLYPHONES } from './polyphones';

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns the pinyin of every Chinese character: the listed readings of polyphones, otherwise the readings in the given words,
 *  most frequent first. */
export function deriveSyllables(spellings: readonly string[]): Syllables {
  const counts = new Map<string, Map<string, number>>();
  for (const folded of spellings.map(foldText).filter((text) => HAN.test(text) && !KANA.test(text))) {
    const chars = [...folded].filter((char) => HAN.test(char)).join('');
    const read = pinyin(chars, { toneType: 'none', type: 'array', v: true });
    for (const [index, char] of [...chars].entries()) {
      const syllable = read[index] ?? '';
      const known = counts.get(char) ?? new Map<string, number>();
      if (/^[a-z]+$/.test(syllable)) counts.set(char, known.set(syllable, (known.get(syllable) ?? 0) + 1));
    }
  }
  const chars = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(chars.map(([char, known]) => [char, POLYPHONES.get(char) ?? byFrequency(known)]));
}

function byFrequency(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].sort(([, a], [, b]) => b - a).map(([syllable]) => syllable);
}
