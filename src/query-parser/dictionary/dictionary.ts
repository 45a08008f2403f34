import type { Meaning } from '@/query-parser/text/token';

/** A word of the dictionary. */
export type Entry = {
  readonly folded: string;
  readonly meanings: Meaning[];
  /** Meanings of the hiragana form only: の is a particle while ノ is part of many names, ある means "there is" while アル is a
   *  student. */
  inHiragana: readonly Meaning[];
  /** Cost above the minimum; computed on first use. */
  cost: number | null;
};

/** Trie of words by character. With tens of thousands of nodes, objects would burden the garbage collector, so a node is a number
 *  (the first is `ROOT`) and its children live in a hash table of typed arrays. */
export type Dictionary = {
  /** Hash table slots: parent node, character, child node (`ROOT` marks a free slot). Their number is a power of two. */
  parents: Int32Array;
  charCodes: Uint16Array;
  children: Int32Array;
  /** Entry of the word that ends at each node. */
  readonly entries: (Entry | null)[];
};

/** Root node of the trie. */
export const ROOT = 0;

const MIN_SLOTS = 1024;
const NONE: readonly Meaning[] = [];

export function createDictionary(): Dictionary {
  return { ...emptyTable(MIN_SLOTS), entries: [null] };
}

/** Returns the child for a character, or `ROOT` if there is none. */
export function childOf(dictionary: Dictionary, node: number, code: number): number {
  return dictionary.children[slotOf(dictionary, node, code)] ?? ROOT;
}

/** Returns the entry that ends at a node, or null. */
export function entryOf({ entries }: Dictionary, node: number): Entry | null {
  return entries[node] ?? null;
}

/** Adds a meaning to a word.
 *  @param folded  folded like the text; '' is ignored */
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

/** Returns the entry of a whole word, or null. */
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

/** Returns the slot of a child, or the free slot for it. */
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
