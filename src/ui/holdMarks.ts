/** Keeps the dot between the parts of a name (阿尔托莉雅·卡斯特) on the line of the part before it, by a joiner that is not seen. */
export function holdMarks(name: string): string {
  return name.replace(/[·・=＝]/g, '\u2060$&');
}
