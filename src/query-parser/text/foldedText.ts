import { foldChar } from '@/names/foldText';
import type { Span } from '@/query-parser/result/parsedText';

/** A text folded like the spellings it is compared with, but with its spaces and punctuation, which separate words. */
export type FoldedText = {
  readonly text: string;
  /** Folded letters, digits and symbols; white space is ' ' or '\n'; punctuation is unchanged. */
  readonly chars: string;
  /** Circled numbers before the entries of a list, which carry no condition. */
  readonly enumerators: readonly Span[];
  /** Offsets where a capital follows a lower-case letter (orC呆, MerlinNP2); a word may end there. */
  readonly caseBoundaries: ReadonlySet<number>;
  /** Start and end in the original text of each unit of `chars`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Marks that belong to the preceding character: half-width voicing marks, combining marks, variation selectors, joiners. */
const COMBINING = /[\uFF9E\uFF9F\p{M}\p{Cf}]/u;

/** Returns true for a capital, also a full-width one. */
function isUpperCase(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0xff21 && code <= 0xff3a);
}

function isLowerCase(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xff41 && code <= 0xff5a);
}

/** Full stops of abbreviations before a number, which end no sentence: lv. 85, ch. 22. */
const ABBREVIATED = /\b(lvl?|ch|max|min|approx)\.(?=\s{0,3}\d)/gi;

/** A line that begins with a level as a title: in 【完凸】A【2凸】B the list of the first ends at the second, unlike in 【求】A【2凸】. */
const TITLED_LINE = /^[【〈＜](?=[^】〉＞]{0,7}[凸破宝星★满満完])[^【】〈〉＜＞\n]{1,8}[】〉＞][^\n]*$/gm;

/** Folds a text and maps every folded unit back to the original text. */
export function foldWithOffsets(original: string): FoldedText {
  const text = original.replace(ABBREVIATED, '$1 ').replace(
    TITLED_LINE,
    (line) =>
      `【${line
        .slice(1)
        .replace(/[【〈＜]/g, '\n')
        .replace(/[〉＞]/g, '】')}`,
  );
  const units: string[] = [];
  let isIndent = true;
  const starts: number[] = [];
  const ends: number[] = [];
  const caseBoundaries = new Set<number>();
  const enumerators: Span[] = [];
  for (let offset = 0, end = 0; offset < text.length; offset = end) {
    end = endOfCharacter(text, offset);
    const folded: string =
      end - offset === 1
        ? foldUnit(text, offset, isIndent)
        : foldCharacter(text.slice(offset, end), '', text.charAt(end));
    if (isUpperCase(text.charCodeAt(offset)) && isLowerCase(text.charCodeAt(offset - 1)))
      caseBoundaries.add(starts.length);
    if (folded === ' ' && BULLETS.test(text.charAt(offset))) enumerators.push({ start: offset, end });
    // Several spaces are one, except where a line is indented, and those before a line break after other text none.
    const repeatsSpace = !isIndent && units[units.length - 1] === ' ';
    if (folded === ' ' && repeatsSpace) continue;
    if (folded === '\n' && repeatsSpace) for (const list of [units, starts, ends]) list.pop();
    if (folded !== ' ') isIndent = folded === '\n';
    units.push(folded);
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(offset);
      ends.push(end);
    }
  }
  return { text: original, chars: units.join(''), enumerators, caseBoundaries, starts, ends };
}

/** Returns the span of the original text for a non-empty range of folded units. */
export function spanOf({ starts, ends }: FoldedText, start: number, end: number): Span {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}

/** Longer sequences of marks are not text. */
const MAX_MARKS = 8;

function endOfCharacter(text: string, offset: number): number {
  let end = offset + unitsAt(text, offset);
  for (let marks = 0; marks < MAX_MARKS && end < text.length; marks++) {
    if (!isCombining(text, end)) break;
    end += unitsAt(text, end);
  }
  return end;
}

/** Results of `COMBINING` by UTF-16 unit: 0 unknown, 1 no, 2 yes. */
const combiningCache = new Uint8Array(0x10000);

function isCombining(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (Number.isNaN(unit)) return false;
  if (unitsAt(text, offset) === 2) return COMBINING.test(text.slice(offset, offset + 2));
  combiningCache[unit] ||= COMBINING.test(text.charAt(offset)) ? 2 : 1;
  return combiningCache[unit] === 2;
}

/** Characters whose folding depends on their neighbours: the full-width comma, the asterisk, the dash, circled numbers. */
const CONTEXT_DEPENDENT = /[->＞，*＊⭐〇①-⑳❶-❿⑴-⒇]/u;
const CIRCLED = /[①-⑳❶-❿⑴-⒇]/u;
const BULLETS = /[〇①-⑳❶-❿⑴-⒇]/u;

function isLetter(char: string): boolean {
  return /\p{L}/u.test(char);
}

/** Folds by UTF-16 unit; nearly all are context-free. */
const foldCache: (string | undefined)[] = [];

function foldUnit(text: string, offset: number, isIndent: boolean): string {
  const unit = text.charCodeAt(offset);
  const cached = foldCache[unit];
  if (cached !== undefined) return cached;
  const before = text.charAt(offset - 1);
  // An indented bullet begins its line, too.
  const folded = foldCharacter(text.charAt(offset), isIndent ? before.trim() : before, text.charAt(offset + 1));
  if (!CONTEXT_DEPENDENT.test(text.charAt(offset))) foldCache[unit] = folded;
  return folded;
}

function unitsAt(text: string, offset: number): number {
  const code = text.codePointAt(offset) ?? 0;
  return code > 0xffff ? 2 : 1;
}

function foldCharacter(cluster: string, before: string, after: string): string {
  if (cluster === '\n' || cluster === '\r') return '\n';
  // A dash or the sign of a quotation that begins a line is a bullet; elsewhere it joins or compares numbers.
  if (/^[->＞]$/.test(cluster) && /^[ 　]$/.test(after) && before === '') return '・';
  // **NP5** Herc
  if (/^[*＊]$/.test(cluster) && (before === cluster || after === cluster)) return ' ';
  // ①梅林②孔明宝3③1万 is a list; 特别周（根）① is a name.
  const isBullet = isLetter(after) || (/^[\s\d０-９,，;；]?$/.test(before) && /[\d０-９]/.test(after));
  if (CIRCLED.test(cluster) && isBullet) return ' ';
  // The bullet of a line, not a zero.
  if (cluster === '〇' && /^\s?$/.test(before) && isLetter(after)) return ' ';
  // A full-width comma separates clauses (45，650元), except between full-width digits.
  if (cluster === '，' && !/[\uFF10-\uFF19]{2}/.test(before + after)) return cluster;
  // 5* has five stars; 2*3 is a product.
  if (/^[*＊⭐]\uFE0F?$/.test(cluster) && /[\d０-９]/.test(before) && !/[\p{L}\p{N}]/u.test(after))
    return foldChar('★') || '★';
  if (/^⭐\uFE0F?$/.test(cluster) && /[\d０-９]/.test(after)) return foldChar('★') || '★';
  const plain = cluster
    .normalize('NFKC')
    .replace('’', "'")
    .replace('〔', '(')
    .replace('〕', ')')
    .replace(/\p{Cf}|\uFE0F/gu, '');
  let folded = '';
  for (const char of plain) {
    if (/\s/u.test(char)) folded += ' ';
    else folded += foldChar(char) || char;
  }
  return folded;
}
