/** Returns the column index of a reference such as AB12, from 0; -1 if invalid. */
export function columnOf(reference: string): number {
  let column = 0;
  let index = 0;
  for (; index < reference.length; index++) {
    const letter = reference.charCodeAt(index) - 0x40;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return index === 0 || index > 3 ? -1 : column - 1;
}
