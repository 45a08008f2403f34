import { foldLetters } from '@/importer/lexical/foldWord';

/** A header split into its folded name and its bracketed unit: 价格（元） → 价格, 元. The unit is folded like currency signs: width and
 *  case only. */
export type FoldedHeader = { readonly whole: string; readonly name: string; readonly unit: string | null };

/** Folds a header for comparison: width, letter case, character variants, spaces and joining marks are ignored. */
export function foldHeader(header: string): FoldedHeader {
  const whole = plainHeader(header);
  const bracketed = /^([^([【「]+)[([【「]([^)\]】」]*)[)\]】」]\s*$/.exec(header.normalize('NFKC'));
  if (bracketed === null) return { whole: foldLetters(whole), name: foldLetters(whole), unit: null };
  const [, name = '', unit = ''] = bracketed;
  return { whole: foldLetters(whole), name: foldLetters(plainHeader(name)), unit: plainHeader(unit) };
}

/** Normalises a header to NFKC and lower case, without spaces and joining marks. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-/\\・·:：,、。*()[\]【】「」]/g, '');
}
