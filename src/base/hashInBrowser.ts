/** The part of WebCrypto in use; the core is compiled without the DOM library. */
type Host = {
  readonly crypto?: {
    readonly subtle?: { readonly digest: (name: 'SHA-256', bytes: Uint8Array) => Promise<ArrayBuffer> };
  };
};

/** Returns a function that computes SHA-256 with WebCrypto, as 64 lower-case hex digits; null in insecure contexts, such as http on
 *  another host. */
export function hashInBrowser(): ((bytes: Uint8Array) => Promise<string>) | null {
  const subtle = (globalThis as Host).crypto?.subtle;
  if (subtle === undefined) return null;
  return async (bytes) => {
    const digest = await subtle.digest('SHA-256', bytes);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
