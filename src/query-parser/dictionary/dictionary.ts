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
  froms: Int32Array;
  codes: Uint16Array;
  tos: Int32Array;
  /** The word that ends at a node, by node. */
  readonly entries: (Entry | null)[];
};

/** Where every walk begins. */
export const ROOT = 0;

const LEAST_SLOTS = 1024;
const NONE: readonly Meaning[] = [];

export function createDictionary(): Dictionary {
  return { ...emptyTable(LEAST_SLOTS), entries: [null] };
}

/** The words that go on with a character; `ROOT` if none does. */
export function childOf(dictionary: Dictionary, node: number, code: number): number {
  return dictionary.tos[slotOf(dictionary, node, code)] ?? ROOT;
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
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
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
  for (let at = 0; at < folded.length; at++) {
    node = childOf(dictionary, node, folded.charCodeAt(at));
    if (node === ROOT) return null;
  }
  return entryOf(dictionary, node);
}

function addChild(dictionary: Dictionary, node: number, code: number): number {
  const { entries, tos } = dictionary;
  const child = entries.push(null) - 1;
  if (entries.length * 2 > tos.length) grow(dictionary);
  put(dictionary, node, code, child);
  return child;
}

function grow(dictionary: Dictionary): void {
  const { froms, codes, tos } = dictionary;
  Object.assign(dictionary, emptyTable(tos.length * 2));
  for (let slot = 0; slot < tos.length; slot++) {
    const to = tos[slot] ?? ROOT;
    if (to !== ROOT) put(dictionary, froms[slot] ?? ROOT, codes[slot] ?? 0, to);
  }
}

function put(dictionary: Dictionary, node: number, code: number, child: number): void {
  const slot = slotOf(dictionary, node, code);
  dictionary.froms[slot] = node;
  dictionary.codes[slot] = code;
  dictionary.tos[slot] = child;
}

/** The slot of a child, or the free one where it would be. */
function slotOf({ froms, codes, tos }: Dictionary, node: number, code: number): number {
  const last = tos.length - 1;
  const hash = Math.imul(Math.imul(node, 0x9e3779b1) ^ code, 0x85ebca6b);
  let slot = (hash ^ (hash >>> 15)) & last;
  while (tos[slot] !== ROOT && (froms[slot] !== node || codes[slot] !== code)) slot = (slot + 1) & last;
  return slot;
}

function emptyTable(slots: number): Pick<Dictionary, 'froms' | 'codes' | 'tos'> {
  return { froms: new Int32Array(slots), codes: new Uint16Array(slots), tos: new Int32Array(slots) };
}
