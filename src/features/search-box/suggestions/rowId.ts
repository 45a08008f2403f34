/** The DOM id of a row of a list, for whatever has the focus to point at.
 *  @param list  id of the list
 *  @param key   tells the row from the others of its list */
export function rowId(list: string, key: string): string {
  return `${list}${key.replace(/\s/g, '_')}`;
}
