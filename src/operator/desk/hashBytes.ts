/** SHA-256 by the browser as 64 lower-case hex digits, or null where it offers none (plain http on another machine's address). */
export function hashBytes(): ((bytes: Uint8Array) => Promise<string>) | null {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  return async (bytes) => {
    const digest = await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
