import type { Meaning } from '@/query-parser/text/token';

/** A word of the dictionary. */
export type Entry = {
  readonly folded: string;
  readonly meanings: Meaning[];
  /** Further meanings where the text writes the word in hiragana: の is a particle, ノ a letter in many names, ある says
   *  that there is something, アル is a student. */
  inHiragana: readonly Meaning[];
  /** What reading the word costs beside the least; worked out when it is first met in a text. */
  cost: number | null;
};

/** Words by their first character, then their second …: every word that begins at a place is found in one walk. There are
 *  tens of thousands of nodes, and as objects the garbage collector would visit them again and again; so a node is a
 *  number, the first is `ROOT`, and its children stand in a hash table of numbers. */
export type Dictionary = {
  /** Of each slot of the table the node that it leads from, the character, and the node that it leads to: `ROOT`, to which
   *  none leads, where the slot is free. As many as a power of two. */
  parents: Int32Array;
  charCodes: Uint16Array;
  children: Int32Array;
  /** The word that ends at a node, by node. */
  readonly entries: (Entry | null)[];
};

/** Where every walk begins. */
export const ROOT = 0;

const MIN_SLOTS = 1024;
const NONE: readonly Meaning[] = [];

export function createDictionary(): Dictionary {
  return { ...emptyTable(MIN_SLOTS), entries: [null] };
}

/** The words that go on with a character; `ROOT` if none does. */
export function childOf(dictionary: Dictionary, node: number, code: number): number {
  return dictionary.children[slotOf(dictionary, node, code)] ?? ROOT;
}

/** The word that ends at a node; null if none does. */
export function entryOf({ entries }: Dictionary, node: number): Entry | null {
  return entries[node] ?? null;
}

/** Adds a meaning to a word.
 *  @param folded  as the text will be folded; '' adds nothing */
export function addWord(dictionary: Dictionary, folded: string, meaning: Meaning, hiragana = false): void {
  if (folded === '') return;
  let node = ROOT;
  for (let index = 0; index < folded.length; index++) {
    const code = folded.charCodeAt(index);
    node = childOf(dictionary, node, code) || addChild(dictionary, node, code);
  }
  const entry = entryOf(dictionary, node);
  if (entry === null) {
    const [meanings, inHiragana] = hiragana ? [[], [meaning]] : [[meaning], NONE];
    dictionary.entries[node] = { folded, meanings, inHiragana, cost: null };
  } else if (hiragana) entry.inHiragana = [...entry.inHiragana, meaning];
  else entry.meanings.push(meaning);
}

/** The entry of a whole word; null if there is none. */
export function findWord(dictionary: Dictionary, folded: string): Entry | null {
  let node = ROOT;
  for (let index = 0; index < folded.length; index++) {
    node = childOf(dictionary, node, folded.charCodeAt(index));
    if (node === ROOT) return null;
  }
  return entryOf(dictionary, node);
}

function addChild(dictionary: Dictionary, node: number, code: number): number {
  const { entries, children } = dictionary;
  const child = entries.push(null) - 1;
  if (entries.length * 2 > children.length) grow(dictionary);
  insert(dictionary, node, code, child);
  return child;
}

function grow(dictionary: Dictionary): void {
  const { parents, charCodes, children } = dictionary;
  Object.assign(dictionary, emptyTable(children.length * 2));
  for (let slot = 0; slot < children.length; slot++) {
    const to = children[slot] ?? ROOT;
    if (to !== ROOT) insert(dictionary, parents[slot] ?? ROOT, charCodes[slot] ?? 0, to);
  }
}

function insert(dictionary: Dictionary, node: number, code: number, child: number): void {
  const slot = slotOf(dictionary, node, code);
  dictionary.parents[slot] = node;
  dictionary.charCodes[slot] = code;
  dictionary.children[slot] = child;
}

/** The slot of a child, or the free one where it would be. */
function slotOf({ parents, charCodes, children }: Dictionary, node: number, code: number): number {
  const last = children.length - 1;
  const hash = Math.imul(Math.imul(node, 0x9e3779b1) ^ code, 0x85ebca6b);
  let slot = (hash ^ (hash >>> 15)) & last;
  while (children[slot] !== ROOT && (parents[slot] !== node || charCodes[slot] !== code)) slot = (slot + 1) & last;
  return slot;
}

function emptyTable(slots: number): Pick<Dictionary, 'parents' | 'charCodes' | 'children'> {
  return { parents: new Int32Array(slots), charCodes: new Uint16Array(slots), children: new Int32Array(slots) };
}
