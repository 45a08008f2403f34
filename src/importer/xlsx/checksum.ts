/** The remainder of each byte by the polynomial that archives use. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** Goes on with the CRC-32 of bytes that came before.
 *  @param before  0 at the beginning */
export function addToChecksum(before: number, bytes: Uint8Array): number {
  let rest = ~before;
  for (let at = 0; at < bytes.length; at++) {
    rest = (REMAINDERS[(rest ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (rest >>> 8);
  }
  return ~rest >>> 0;
}
