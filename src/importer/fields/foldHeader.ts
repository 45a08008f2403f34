import { foldLetters } from '@/importer/lexical/foldWord';

/** A header cut into its folded name and the unit that stood in brackets: 价格（元） → 价格, 元. The unit is folded as signs of
 *  money are: in width and case only. */
export type FoldedHeader = { readonly whole: string; readonly name: string; readonly unit: string | null };

/** Folds a header for comparing: full-width is half-width, letters lower-case, simplified, traditional and Japanese characters
 *  the same, spaces and joining marks gone. */
export function foldHeader(header: string): FoldedHeader {
  const whole = plainHeader(header);
  const bracketed = /^([^([【「]+)[([【「]([^)\]】」]*)[)\]】」]\s*$/.exec(header.normalize('NFKC'));
  if (bracketed === null) return { whole: foldLetters(whole), name: foldLetters(whole), unit: null };
  const [, name = '', unit = ''] = bracketed;
  return { whole: foldLetters(whole), name: foldLetters(plainHeader(name)), unit: plainHeader(unit) };
}

/** A header in NFKC and lower case, without spaces and joining marks, its characters as they are. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-/\\・·:：,、。*()[\]【】「」]/g, '');
}
