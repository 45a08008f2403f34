import type { ItemId } from '@/domain/offer';
import type { Item, Roster } from './roster';

/** Tile labels: two characters from 32 px, one below. */
export type TileText = { readonly two: string; readonly one: string };

type NameParts = { readonly parts: readonly string[]; readonly marks: readonly string[] };
type NamedItem = { readonly item: Item; readonly name: NameParts };
/** Kind, group and text of a tile → its item. */
type TakenTexts = Map<string, Item>;

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MARK = /[(〔[【]([^(〔[【)〕\]】]+)[)〕\]】]/gu;
/** Suffix printed on cards: `皮卡丘ex A1-281`. Avoids look-behind, which Safari before 16.4 does not support. */
const CARD_SUFFIX = /(\p{Script=Han})(?:ex)?(?:\s[A-Z][\w-]*-\d+)?$/u;
const LATIN_BEFORE_HAN = /(\p{Script=Latin}{2})(\p{Script=Han}{2})/gu;
const BETWEEN_PARTS = /[^\p{L}\p{N}]+/u;
const DISTINCTIVE = /(?![之的])[\p{L}\p{N}]/u;
/** A prefix shared by this many different names is a family name, which is not distinctive. */
const FAMILY_SIZE = 3;

/** Picks the label of every tile: the shortest Chinese name of at most two characters (梅林, C呆), else two distinctive characters.
 *  Within a group, plain names take precedence over bracketed ones (星野 over 星野（泳装）) and earlier items over later
 *  ones; duplicates take a differing character.
 *  @returns  one entry per item; `two` has one or two characters, `one` has one */
export function tileTexts(roster: Roster): ReadonlyMap<ItemId, TileText> {
  const items = roster.items.map((item): NamedItem => ({ item, name: splitName(item.names.zh) }));
  const families = familyNames(items);
  const takenTwo: TakenTexts = new Map();
  const takenOne: TakenTexts = new Map();
  const texts = new Map<ItemId, TileText>();
  for (const named of plainNamesFirst(items)) {
    const { item, name } = named;
    const two = claimText(named, [...shortNames(item, name), ...prefixes(name, families)], takenTwo);
    const one = claimText(named, [...two], takenOne);
    texts.set(item.id, { two, one });
  }
  return texts;
}

function plainNamesFirst(items: readonly NamedItem[]): readonly NamedItem[] {
  return [...items].sort((a, b) => a.name.marks.length - b.name.marks.length);
}

/** Returns the first free candidate within the item's kind and group, or the best one with another second character. */
function claimText({ item, name }: NamedItem, candidates: readonly string[], taken: TakenTexts): string {
  const keyOf = (text: string) => `${item.kind}/${item.group}/${text}`;
  const isFree = (text: string) => !taken.has(keyOf(text));
  const [best = ''] = candidates;
  const text = candidates.find(isFree) ?? differingTexts(name, best, taken.get(keyOf(best))).find(isFree) ?? best;
  taken.set(keyOf(text), item);
  return text;
}

/** Returns variants of `best` with another second character, preferring those that the other item's name lacks. */
function differingTexts({ parts, marks }: NameParts, best: string, other: Item | undefined): readonly string[] {
  if (sizeOf(best) < 2) return [];
  const head = firstOf(best, 1);
  const characters = [...[...marks, ...parts].join('')].filter((one) => DISTINCTIVE.test(one) && one !== head);
  const own = characters.filter((one) => !other?.names.zh.includes(one));
  return [...own, ...characters].map((one) => head + one);
}

/** Returns Chinese names of at most two characters, longer ones first; nicknames are what people look for. */
function shortNames(item: Item, name: NameParts): readonly string[] {
  const short = [name.parts.join(''), ...item.aliases].filter(isShortChinese);
  return short.sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** Returns the first two characters of each part after its family name; Chinese before Latin, two characters before one. */
function prefixes(name: NameParts, families: ReadonlySet<string>): readonly string[] {
  const texts = name.parts.map((part) => firstOf(families.has(firstOf(part, 2)) ? part.slice(2) : part, 2));
  const weight = (text: string) => (HAN.test(text) ? 2 : 0) + (sizeOf(text) === 2 ? 1 : 0);
  return texts.filter((text) => text !== '').sort((a, b) => weight(b) - weight(a));
}

/** Returns two-character prefixes shared by many different names: 目白 of 目白麦昆 and 目白多伯. */
function familyNames(items: readonly NamedItem[]): ReadonlySet<string> {
  const continuations = new Map<string, Set<string>>();
  for (const { name } of items) {
    const [first = ''] = name.parts;
    const family = firstOf(first, 2);
    if (sizeOf(first) > 3) continuations.set(family, (continuations.get(family) ?? new Set()).add(firstOf(first, 3)));
  }
  return new Set([...continuations].flatMap(([family, names]) => (names.size < FAMILY_SIZE ? [] : [family])));
}

/** Splits a name into its parts (`BB迪拜` has two) and its bracketed labels (剑, 三星). */
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
