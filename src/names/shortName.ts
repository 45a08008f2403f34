import type { ItemId } from '@/domain/offer';
import type { Item, Roster } from './roster';

/** What stands on a tile: two characters from 32 px up, one below. */
export type TileText = { readonly two: string; readonly one: string };

type NameParts = { readonly parts: readonly string[]; readonly marks: readonly string[] };
/** Kind, group and text of a tile → the item that shows it. */
type TakenTexts = Map<string, Item>;

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MARK = /[(〔[【]([^(〔[【)〕\]】]+)[)〕\]】]/gu;
/** What card games print behind a name: `皮卡丘ex A1-281`. No look-behind in here: Safari before 16.4 cannot read it. */
const CARD_SUFFIX = /(\p{Script=Han})(?:ex)?(?:\s[A-Z][\w-]*-\d+)?$/u;
const LATIN_BEFORE_HAN = /(\p{Script=Latin}{2})(\p{Script=Han}{2})/gu;
const BETWEEN_PARTS = /[^\p{L}\p{N}]+/u;
const DISTINCTIVE = /(?![之的])[\p{L}\p{N}]/u;
/** So many different names behind the same beginning make it a family name, which tells nothing. */
const FAMILY_SIZE = 3;

/** Picks the text of every tile: the shortest Chinese name of at most two characters (梅林, C呆), else two telling
 *  characters of the name. Inside a group plain names choose before those with brackets (so 星野 before 星野（泳装）),
 *  earlier items before later ones; one that would look the same takes a character in which it differs.
 *  @returns  one entry an item; `two` has one or two characters, `one` has one */
export function tileTexts(roster: Roster): ReadonlyMap<ItemId, TileText> {
  const families = familyNames(roster);
  const takenTwo: TakenTexts = new Map();
  const takenOne: TakenTexts = new Map();
  const texts = new Map<ItemId, TileText>();
  for (const item of plainNamesFirst(roster)) {
    const name = splitName(item.names.zh);
    const two = claimText(item, [...shortNames(item, name), ...prefixes(name, families)], takenTwo);
    const one = claimText(item, [...two], takenOne);
    texts.set(item.id, { two, one });
  }
  return texts;
}

function plainNamesFirst(roster: Roster): readonly Item[] {
  const marksOf = (item: Item) => splitName(item.names.zh).marks.length;
  return [...roster.items].sort((a, b) => marksOf(a) - marksOf(b));
}

/** The first candidate that nobody of the item's kind and group has yet, or the best one with its second character changed. */
function claimText(item: Item, candidates: readonly string[], taken: TakenTexts): string {
  const keyOf = (text: string) => `${item.kind}/${item.group}/${text}`;
  const isFree = (text: string) => !taken.has(keyOf(text));
  const [best = ''] = candidates;
  const text = candidates.find(isFree) ?? differingTexts(item, best, taken.get(keyOf(best))).find(isFree) ?? best;
  taken.set(keyOf(text), item);
  return text;
}

/** `best` with its second character changed, first to those that the other item's name does not have. */
function differingTexts(item: Item, best: string, other: Item | undefined): readonly string[] {
  if (sizeOf(best) < 2) return [];
  const { parts, marks } = splitName(item.names.zh);
  const head = firstOf(best, 1);
  const characters = [...[...marks, ...parts].join('')].filter((one) => DISTINCTIVE.test(one) && one !== head);
  const own = characters.filter((one) => !other?.names.zh.includes(one));
  return [...own, ...characters].map((one) => head + one);
}

/** Chinese names of at most two characters, two before one: nicknames are what people look for. */
function shortNames(item: Item, name: NameParts): readonly string[] {
  const short = [name.parts.join(''), ...item.aliases].filter(isShortChinese);
  return short.sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The first two characters of each part behind its family name; Chinese before Latin, two characters before one. */
function prefixes(name: NameParts, families: ReadonlySet<string>): readonly string[] {
  const texts = name.parts.map((part) => firstOf(families.has(firstOf(part, 2)) ? part.slice(2) : part, 2));
  const weight = (text: string) => (HAN.test(text) ? 2 : 0) + (sizeOf(text) === 2 ? 1 : 0);
  return texts.filter((text) => text !== '').sort((a, b) => weight(b) - weight(a));
}

/** The beginnings of two characters that many different names of the roster share: 目白 of 目白麦昆 and 目白多伯. */
function familyNames(roster: Roster): ReadonlySet<string> {
  const continuations = new Map<string, Set<string>>();
  for (const item of roster.items) {
    const [first = ''] = splitName(item.names.zh).parts;
    const family = firstOf(first, 2);
    if (sizeOf(first) > 3) continuations.set(family, (continuations.get(family) ?? new Set()).add(firstOf(first, 3)));
  }
  return new Set([...continuations].flatMap(([family, names]) => (names.size < FAMILY_SIZE ? [] : [family])));
}

/** The parts of a name (`BB迪拜` has two), and what stands in brackets behind it (剑, 三星). */
function splitName(name: string): NameParts {
  const plain = name.normalize('NFKC');
  const marks = [...plain.matchAll(MARK)].map(([, mark = '']) => mark);
  const core = plain.replace(MARK, '').replace(CARD_SUFFIX, '$1').replace(LATIN_BEFORE_HAN, '$1 $2');
  return { parts: core.split(BETWEEN_PARTS).filter((part) => part !== ''), marks };
}

function isShortChinese(name: string): boolean {
  return sizeOf(name) <= 2 && HAN.test(name) && !KANA.test(name);
}

function firstOf(text: string, size: number): string {
  return [...text].slice(0, size).join('');
}

function sizeOf(text: string): number {
  return [...text].length;
}
