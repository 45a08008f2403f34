import type { Meaning } from './token';

/** A word of the dictionary. */
export type Entry = {
  readonly folded: string;
  readonly meanings: Meaning[];
  /** Further meanings where the text writes the word in hiragana: の is a particle, ノ a letter in many names, ある says
   *  that there is something, アル is a student. */
  readonly inHiragana: Meaning[];
  /** What reading the word costs beside the least; worked out when it is first met in a text. */
  cost: number | null;
};

/** Words by their first character, then their second …: every word that begins at a place is found in one walk. There are
 *  tens of thousands of nodes and most have one child, so children are a string and a list; the few that have many a map. */
export type Dictionary = {
  codes: string;
  readonly children: Dictionary[];
  byCode: Map<number, Dictionary> | null;
  entry: Entry | null;
};

/** So many children are looked through faster than looked up. */
const FEW = 6;

export function createDictionary(): Dictionary {
  return { codes: '', children: [], byCode: null, entry: null };
}

/** The words that go on with a character; undefined if none does. */
export function childOf({ codes, children, byCode }: Dictionary, code: number): Dictionary | undefined {
  if (byCode !== null) return byCode.get(code);
  for (let at = 0; at < codes.length; at++) if (codes.charCodeAt(at) === code) return children[at];
  return undefined;
}

/** Adds a meaning to a word.
 *  @param folded  as the text will be folded; '' adds nothing */
export function addWord(dictionary: Dictionary, folded: string, meaning: Meaning, hiragana = false): void {
  if (folded === '') return;
  let node = dictionary;
  for (let at = 0; at < folded.length; at++) node = childOf(node, folded.charCodeAt(at)) ?? addChild(node, folded, at);
  node.entry ??= { folded, meanings: [], inHiragana: [], cost: null };
  (hiragana ? node.entry.inHiragana : node.entry.meanings).push(meaning);
}

/** The entry of a whole word; null if there is none. */
export function findWord(dictionary: Dictionary, folded: string): Entry | null {
  let node: Dictionary | undefined = dictionary;
  for (let at = 0; at < folded.length && node !== undefined; at++) node = childOf(node, folded.charCodeAt(at));
  return node?.entry ?? null;
}

function addChild(node: Dictionary, word: string, at: number): Dictionary {
  const child = createDictionary();
  node.codes += word.charAt(at);
  node.children.push(child);
  const { codes, children } = node;
  if (node.byCode !== null) node.byCode.set(word.charCodeAt(at), child);
  else if (children.length > FEW) node.byCode = new Map(children.map((one, place) => [codes.charCodeAt(place), one]));
  return child;
}
