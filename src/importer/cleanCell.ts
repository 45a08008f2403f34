/** Text of a cell without spaces around it, its line breaks as one character each.
 *  @param cell  undefined where the row is shorter than the header: an empty cell */
export function cleanCell(cell: string | undefined): string {
  return (cell ?? '').trim().replace(/\r\n?/g, '\n');
}
