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
