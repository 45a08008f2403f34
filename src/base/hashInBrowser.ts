/** What is used of the browser's cryptography, which the core's library types do not have. */
type Host = {
  readonly crypto?: {
    readonly subtle?: { readonly digest: (name: 'SHA-256', bytes: Uint8Array) => Promise<ArrayBuffer> };
  };
};

/** SHA-256 by the browser as 64 lower-case hex digits, or null where it offers none (plain http on another machine's
 *  address). */
export function hashInBrowser(): ((bytes: Uint8Array) => Promise<string>) | null {
  const subtle = (globalThis as Host).crypto?.subtle;
  if (subtle === undefined) return null;
  return async (bytes) => {
    const digest = await subtle.digest('SHA-256', bytes);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
