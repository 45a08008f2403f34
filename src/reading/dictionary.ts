import type { Meaning } from './token';

/** A word of the dictionary. */
export type Entry = {
  readonly folded: string;
  readonly meanings: Meaning[];
  /** What reading the word costs beside the least; worked out when it is first met in a text. */
  cost: number | null;
  /** Written in hiragana, and only so: の is a particle, ノ a letter in many names. */
  readonly hiragana: boolean;
};

/** Words by their first character, then their second …: every word that begins at a place is found in one walk. */
export type Dictionary = { readonly next: Map<number, Dictionary>; entry: Entry | null };

export function createDictionary(): Dictionary {
  return { next: new Map(), entry: null };
}

/** Adds a meaning to a word.
 *  @param folded  as the text will be folded; '' adds nothing */
export function addWord(dictionary: Dictionary, folded: string, meaning: Meaning, hiragana = false): void {
  if (folded === '') return;
  let node = dictionary;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    let child = node.next.get(code);
    if (child === undefined) {
      child = createDictionary();
      node.next.set(code, child);
    }
    node = child;
  }
  node.entry ??= { folded, meanings: [], cost: null, hiragana };
  node.entry.meanings.push(meaning);
}
