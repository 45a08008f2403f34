/** Ways in which fetching a file fails. */
export const FAILURES = ['dropped', 'status 500', 'cut short', 'a bit flipped', 'a page', 'a page as data'] as const;
export type Failure = (typeof FAILURES)[number];

const PAGE = '<!DOCTYPE html><title>橱窗</title>';

/** Creates a `fetch` over files in memory that can fail.
 *  @param failureOf  how the nth fetch fails, from 1; null if it does not
 *  @returns          the replacement for `fetch`, and the requested URLs */
export function failingFetch(
  files: ReadonlyMap<string, Uint8Array>,
  failureOf: (nth: number, url: string) => Failure | null,
): { readonly fetch: typeof fetch; readonly requested: readonly string[] } {
  const requested: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    const url = String(input).split('?')[0]!;
    requested.push(url);
    const bytes = files.get(url);
    if (bytes === undefined) return new Response(null, { status: 404 });
    return respond(bytes, failureOf(requested.length, url), requested.length);
  };
  return { fetch, requested };
}

function respond(bytes: Uint8Array, failure: Failure | null, nth: number): Response {
  switch (failure) {
    case null:
      return new Response(bytes.slice());
    case 'dropped':
      throw new TypeError('Failed to fetch');
    case 'status 500':
      return new Response('try again', { status: 500 });
    case 'cut short':
      return new Response(bytes.slice(0, Math.floor(bytes.length / 2)));
    case 'a bit flipped':
      return new Response(withBitFlipped(bytes, nth));
    case 'a page':
      return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'a page as data':
      return new Response(PAGE, { headers: { 'content-type': 'application/octet-stream' } });
  }
}

/** Flips one bit. In a manifest, which has no hash, the bit is in the first byte, so that the file is no longer JSON. */
function withBitFlipped(bytes: Uint8Array, nth: number): Uint8Array<ArrayBuffer> {
  const flipped = bytes.slice();
  const isJson = bytes[0] === '{'.charCodeAt(0);
  flipped[isJson ? 0 : (nth * 997) % bytes.length]! ^= 1 << (nth % 8);
  return flipped;
}
