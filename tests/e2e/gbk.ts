let codes: ReadonlyMap<string, number> | null = null;

/** Encodes text in GBK, as Excel in China saves a CSV: the inverse of TextDecoder.
 *  @throws  Error for a character that GBK does not have */
export function encodeGbk(text: string): Uint8Array {
  codes ??= invertGbk();
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.charCodeAt(0) < 0x80 ? letter.charCodeAt(0) : codes.get(letter);
    if (code === undefined) throw new Error(`GBK has no ${letter}`);
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** Every two-byte character with its code. */
function invertGbk(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('gbk');
  const found = new Map<string, number>();
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if ([...letter].length === 1 && letter !== '\uFFFD') found.set(letter, (lead << 8) | trail);
    }
  }
  return found;
}
