import { ok } from '@/base/result';
import { MAX_TEXT_LENGTH } from '@/catalog/format/textFile';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';

/** Reads a text to be shown: any that a catalog can hold and that holds no address which runs a script. What looks like a
 *  formula (=1+1, @x) is text like any other. */
export function parseWords(text: string): CellResult<string> {
  if (text.length > MAX_TEXT_LENGTH) return refuseCell('too-long', { kind: 'textWithin', most: MAX_TEXT_LENGTH }, text);
  const scheme = findBadLink(text);
  return scheme === null ? ok(text) : refuseCell('bad-link', { kind: 'harmlessText', scheme }, text);
}

/** What a browser passes over in an address, wherever it stands: tabs, line breaks and other signs that nobody sees. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
/** A scheme that runs or shows what the address itself holds. `data:` must go on like an address, for it is also a word. */
const BAD_LINK = /(?:^|[^a-z0-9+.-])((?:java|vb|live)script(?=\s*:)|data(?=\s*:\s*(?:[a-z]+\/[a-z0-9.+-]+|;|,)))/;

/** Finds an address that would run a script or hold a page of its own: javascript:, vbscript:, data:text/html, …
 *  in any letter case and width, with signs in between that a browser passes over.
 *  @returns  the scheme, null if there is none */
export function findBadLink(text: string): string | null {
  if (!/[:：﹕︓]/.test(text)) return null;
  return BAD_LINK.exec(text.normalize('NFKC').toLowerCase().replace(INVISIBLE, ''))?.[1] ?? null;
}
