import type { Dictionary, Entry } from './dictionary';

/** The entry of a whole word; null if the dictionary has none. */
export function findWord(dictionary: Dictionary, folded: string): Entry | null {
  let node: Dictionary | undefined = dictionary;
  for (let at = 0; at < folded.length; at++) {
    node = node.next.get(folded.charCodeAt(at));
    if (node === undefined) return null;
  }
  return node.entry;
}
