const ROWS = [
  'ァアィイゥウェエォオ aaiiuueeoo',
  'カキクケコ k',
  'ガギグゲゴ g',
  'サシスセソ s',
  'ザジズゼゾ z',
  'タチツテト t',
  'ダヂヅデド d',
  'ナニヌネノ n',
  'ハヒフヘホ h',
  'バビブベボ b',
  'パピプペポ p',
  'マミムメモ m',
  'ラリルレロ r',
] as const;
const SINGLE: Readonly<Record<string, string>> = {
  シ: 'shi',
  ジ: 'ji',
  チ: 'chi',
  ヂ: 'ji',
  ツ: 'tsu',
  ヅ: 'zu',
  フ: 'fu',
  ヤ: 'ya',
  ユ: 'yu',
  ヨ: 'yo',
  ワ: 'wa',
  ヰ: 'i',
  ヱ: 'e',
  ヲ: 'o',
  ン: 'n',
  ヴ: 'vu',
};
const VOWELS = 'aiueo';
const SMALL_VOWELS = 'ァィゥェォ';
const SMALL_Y: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'u', ョ: 'o' };
/** Vowel kana that become a consonant before a small vowel: ウィ wi, イェ ye, クァ kwa. */
const GLIDES: Readonly<Record<string, string>> = { ウ: 'w', イ: 'y', ク: 'kw', グ: 'gw' };
/** From Hepburn to Japanese keyboard input. */
const KEYBOARD: readonly (readonly [RegExp, string])[] = [
  [/tch/g, 'cch'],
  [/cchi/g, 'tti'],
  [/cch/g, 'tty'],
  [/sshi/g, 'ssi'],
  [/ssh/g, 'ssy'],
  [/sh([aueo])/g, 'sy$1'],
  [/ch([aueo])/g, 'ty$1'],
  [/j([aueo])/g, 'zy$1'],
  [/shi/g, 'si'],
  [/chi/g, 'ti'],
  [/tsu/g, 'tu'],
  [/ji/g, 'zi'],
  [/fu/g, 'hu'],
];

const kana = readKana();

/** Transcribes folded kana in the usual ways: Hepburn without macrons, with long vowels (maarin) or without (marin), and keyboard
 *  input (si, tu, hu, zi).
 *  @param folded  katakana; Latin letters and digits are unchanged
 *  @returns  [] without kana, or with other characters */
export function romajiOf(folded: string): readonly string[] {
  const longVowels = writeKana(folded);
  if (longVowels === null) return [];
  const shortVowels = longVowels.replace(/([aiueo])\1+/g, '$1').replace(/ou/g, 'o');
  const keyboard = [longVowels, shortVowels].map((text) =>
    KEYBOARD.reduce((one, [from, to]) => one.replace(from, to), text),
  );
  return [
    ...new Set([
      longVowels,
      shortVowels,
      ...keyboard,
      shortVowels.replace(/n(?=[bmp])/g, 'm'),
      shortVowels.replace(/tch/g, 'cch'),
    ]),
  ];
}

function writeKana(folded: string): string | null {
  let text = '';
  let doubled = false;
  for (let index = 0; index < folded.length; index++) {
    const char = folded.charAt(index);
    const next = folded.charAt(index + 1);
    if (char === 'ッ') doubled = true;
    else if (char === 'ー') text += /[aiueo]$/.exec(text)?.[0] ?? '';
    else if (/[a-z\d]/.test(char)) text += char;
    else {
      const combined = combine(char, next);
      const syllable = combined ?? kana.get(char);
      if (syllable === undefined) return null;
      text += (doubled ? syllable.charAt(0).replace('c', 't') : '') + syllable;
      doubled = false;
      if (combined !== null) index++;
    }
  }
  return /[ァ-ヴ]/.test(folded) ? text : null;
}

/** Reads a syllable with a small kana (キャ, シェ, ファ); null if there is none. */
function combine(char: string, next: string): string | null {
  const syllable = kana.get(char);
  const small = SMALL_Y[next];
  if (syllable === undefined || next === '') return null;
  if (small !== undefined) {
    const head = syllable.slice(0, -1);
    return (/(?:sh|ch|j)$/.test(head) ? head : `${head}y`) + small;
  }
  const vowel = VOWELS.charAt(SMALL_VOWELS.indexOf(next));
  return SMALL_VOWELS.includes(next) ? (GLIDES[char] ?? syllable.slice(0, -1)) + vowel : null;
}

function readKana(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const row of ROWS) {
    const [chars = '', sound = ''] = row.split(' ');
    for (const [column, char] of [...chars].entries()) {
      table.set(char, sound.length > 1 ? sound.charAt(column) : sound + VOWELS.charAt(column));
    }
  }
  for (const [char, sound] of Object.entries(SINGLE)) table.set(char, sound);
  return table;
}
