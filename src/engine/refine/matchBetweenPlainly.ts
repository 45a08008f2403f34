/** What the kernel's `matchBetween` does, in plain JavaScript: for the plain kernel, and the oracle of the other.
 *  @param buffer  the memory of both; addresses are bytes in it, see `kernel.wat` */
export function matchBetweenPlainly(
  buffer: ArrayBuffer,
  column: number,
  end: number,
  from: number,
  span: number,
  bits: number,
): void {
  const words = new Int32Array(buffer);
  for (let at = column >> 2, to = bits >> 2; at < end >> 2; at += 32, to++) {
    let word = 0;
    for (let place = 0; place < 32; place++) {
      const above = (words[at + place]! - from) | 0;
      // The borrow of span − above, both unsigned: 1 if the number is beyond.
      const beyond = ((~span & above) | ((~span | above) & (span - above))) >>> 31;
      word |= (beyond ^ 1) << place;
    }
    words[to] = word;
  }
}
