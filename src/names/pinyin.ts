import type { Syllables } from './syllables';

/** One reading of a Chinese spelling: `mei lin`, and `ml`. Other letters and digits are unchanged. */
export type Pinyin = { readonly text: string; readonly initials: string };

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LETTER = /[\p{L}\d]/u;
/** Only the most likely readings of a spelling are used. */
const MAX_READINGS = 8;

/** A Chinese character with its readings, or a run of other letters. */
type Run = { readonly han: boolean; readonly readings: readonly string[] };

/** Converts a folded spelling to pinyin, with every plausible combination of readings; ü is written both v and u.
 *  @returns  [] without Chinese characters, with an unknown one, or with kana */
export function pinyinOf(folded: string, syllables: Syllables): readonly Pinyin[] {
  if (!HAN.test(folded) || KANA.test(folded)) return [];
  let combinations: readonly Pinyin[] = [{ text: '', initials: '' }];
  for (const { han, readings } of splitRuns(folded, syllables)) {
    const longer = readings.flatMap((reading) =>
      combinations.map(({ text, initials }) => ({
        text: text === '' ? reading : `${text} ${reading}`,
        initials: initials + (han ? reading.charAt(0) : reading),
      })),
    );
    combinations = longer.slice(0, MAX_READINGS);
  }
  return combinations;
}

function splitRuns(folded: string, syllables: Syllables): readonly Run[] {
  const found: Run[] = [];
  let run = '';
  const finishRun = () => {
    if (run !== '') found.push({ han: false, readings: [run] });
    run = '';
  };
  for (const char of folded) {
    const readings = syllables.get(char);
    if (readings !== undefined || HAN.test(char)) {
      finishRun();
      found.push({ han: true, readings: (readings ?? []).flatMap(spellUmlaut) });
    } else if (LETTER.test(char)) run += char;
  }
  finishRun();
  return found;
}

function spellUmlaut(syllable: string): readonly string[] {
  return syllable.includes('v') ? [syllable, syllable.replace('v', 'u')] : [syllable];
}
