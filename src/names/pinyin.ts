import type { Syllables } from './syllables';

/** One way to say a Chinese spelling: `mei lin`, and `ml`. Letters and digits that are not Chinese stand for themselves. */
export type Pinyin = { readonly text: string; readonly initials: string };

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LETTER = /[\p{L}\d]/u;
/** A spelling with more ways to say it is said in the likeliest ones only. */
const MAX_READINGS = 8;

/** A Chinese character with its readings, or a run of other letters. */
type Piece = { readonly han: boolean; readonly readings: readonly string[] };

/** Says a folded spelling in pinyin, every plausible combination where characters have several readings; ü is written
 *  both v and u.
 *  @returns  none if it has no Chinese character, or one whose reading is not known, or kana */
export function pinyinOf(folded: string, syllables: Syllables): readonly Pinyin[] {
  if (!HAN.test(folded) || KANA.test(folded)) return [];
  let combinations: readonly Pinyin[] = [{ text: '', initials: '' }];
  for (const { han, readings } of pieces(folded, syllables)) {
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

function pieces(folded: string, syllables: Syllables): readonly Piece[] {
  const found: Piece[] = [];
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
