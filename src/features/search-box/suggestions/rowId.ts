/** Returns the element id of an option, for `aria-activedescendant`.
 *  @param list  id of the list
 *  @param key   unique in the list */
export function rowId(list: string, key: string): string {
  return `${list}${key.replace(/\s/g, '_')}`;
}
