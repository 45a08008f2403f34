import { ok } from '@/base/result';
import { MAX_TEXT_LENGTH } from '@/catalog/format/textFile';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';

/** Parses display text: any text that fits into a catalog and contains no script URL. Formula-like text (=1+1, @x) is plain text. */
export function parseDisplayText(text: string): CellResult<string> {
  if (text.length > MAX_TEXT_LENGTH) return refuseCell('too-long', { kind: 'textWithin', most: MAX_TEXT_LENGTH }, text);
  const scheme = findUnsafeUrl(text);
  return scheme === null ? ok(text) : refuseCell('bad-link', { kind: 'harmlessText', scheme }, text);
}

/** Characters that browsers ignore in a URL: tabs, line breaks and other invisible ones. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
/** URL schemes that execute or embed content. `data:` must look like a URL, since it is also a word. */
const UNSAFE_URL = /(?:^|[^a-z0-9+.-])((?:java|vb|live)script(?=\s*:)|data(?=\s*:\s*(?:[a-z]+\/[a-z0-9.+-]+|;|,)))/;

/** Finds a URL that would run a script or embed a page (javascript:, vbscript:, data:text/html, …) in any letter case and width,
 *  even with characters in between that browsers ignore.
 *  @returns  the scheme, null if there is none */
export function findUnsafeUrl(text: string): string | null {
  if (!/[:：﹕︓]/.test(text)) return null;
  return UNSAFE_URL.exec(text.normalize('NFKC').toLowerCase().replace(INVISIBLE, ''))?.[1] ?? null;
}
