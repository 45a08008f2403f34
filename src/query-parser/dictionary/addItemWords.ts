import type { Steps } from '@/base/steps';
import type { ItemId } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { bareName } from '@/names/bracketed';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import type { NameIndex, Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import costumeWords from '@/query-parser/words/costumeWords.json';
import everydayWords from '@/query-parser/words/everydayWords.json';
import { spellRarity } from '@/query-parser/words/rarityWords';
import { addWord, type Dictionary, findWord } from './dictionary';
import { kanaParts } from './kanaParts';
import { latinParts } from './latinParts';

const EVERYDAY: ReadonlySet<string> = new Set(everydayWords.en);

/** Spellings per step. */
const STEP = 64;

/** Adds every spelling of every item. A spelling shared by several items gets all of them. */
export function* addItemWords(dictionary: Dictionary, spec: GameSpec, index: NameIndex): Steps<void> {
  const byFolded = new Map<string, Spelling[]>();
  const add = (spelling: Spelling) => {
    const existing = byFolded.get(spelling.folded);
    // Array literals allocate the exact size; spreading into an array would reserve extra capacity thousands of times.
    if (existing === undefined) byFolded.set(spelling.folded, [spelling]);
    else if (existing.every(({ item }) => item !== spelling.item)) existing.push(spelling);
  };
  for (const [spellingIndex, spelling] of index.spellings.entries()) {
    if (spellingIndex % STEP === 0) yield;
    if (isSpecificEnough(spelling, dictionary) && !containsLevel(spelling, dictionary)) add(spelling);
  }
  for (const spelling of strippedSpellings(spec, index)) add(spelling);
  yield;
  const parts = [...latinParts(index), ...kanaParts(index)];
  for (const spelling of parts)
    if (!byFolded.has(spelling.folded) || areNameParts(byFolded.get(spelling.folded))) add(spelling);
  yield;
  for (const spelling of inheritedSpellings(index, parts))
    if (isSpecificEnough(spelling, dictionary) && byFolded.has(spelling.folded)) add(spelling);
  yield;
  for (const [word, ids] of Object.entries(index.roster.words.nicknames)) {
    const items = ids.flatMap((id) => index.roster.byId.get(id as ItemId) ?? []);
    const folded = foldText(word);
    if (byFolded.get(folded)?.some((one) => isNameOrAlias(one) && !items.includes(one.item))) continue;
    byFolded.set(
      folded,
      items.map((item) => ({ folded, text: word, form: 'alias', item })),
    );
  }
  let addedCount = 0;
  for (const [folded, spellings] of byFolded) {
    if (addedCount++ % STEP === 0) yield;
    // 1001 and 2030 are nicknames, but far more often amounts.
    const isNumber = /^[0-9]+$/.test(folded);
    addWord(
      dictionary,
      folded,
      isNumber ? { kind: 'number', value: Number(folded), unit: 1, spellings } : { kind: 'item', spellings },
    );
  }
}

/** Returns true for an alias that contains a level, such as 满破宝石: it is parsed as name and level. */
function containsLevel({ folded, item }: Spelling, dictionary: Dictionary): boolean {
  for (let length = 2; length <= Math.min(4, folded.length - 1); length++) {
    for (const word of [folded.slice(0, length), folded.slice(-length)]) {
      const levels = findWord(dictionary, word)?.meanings.find(({ kind }) => kind === 'level');
      if (levels?.kind === 'level' && levels.levels.has(item.kind) && /[^a-z0-9★☆+]/.test(word)) return true;
    }
  }
  return false;
}

function areNameParts(spellings: readonly Spelling[] | undefined): boolean {
  return spellings?.every(({ form }) => form === 'part') ?? false;
}

function isNameOrAlias({ form }: Spelling): boolean {
  return form === 'name' || form === 'alias';
}

/** Readings of one or two letters and initials that are also game terms are too ambiguous. */
function isSpecificEnough({ folded, form }: Spelling, dictionary: Dictionary): boolean {
  if (form === 'initials') return folded.length >= 3 && findWord(dictionary, folded) === null;
  if (form === 'reading' && /^[a-z]+$/.test(folded))
    return folded.length >= 4 && !EVERYDAY.has(folded) && findWord(dictionary, folded) === null;
  return true;
}

/** Returns aliases without their rarity or group word: SSR北黑 and 速北黑 name a support card, while 北黑 alone is the character. The
 *  bare alias becomes a weak spelling of the card. */
function strippedSpellings(spec: GameSpec, { spellings }: NameIndex): readonly Spelling[] {
  const prefixes = new Map<Item, readonly string[]>();
  return spellings.flatMap((spelling): readonly Spelling[] => {
    const { item, form, folded } = spelling;
    if (!isNameOrAlias(spelling) || form === 'name') return [];
    const words = prefixes.get(item) ?? prefixesOf(spec, item);
    prefixes.set(item, words);
    const word = words.find((one) => folded.startsWith(one) || folded.endsWith(one));
    if (word === undefined) return [];
    const bare = folded.startsWith(word) ? folded.slice(word.length) : folded.slice(0, -word.length);
    return bare.length < 2 ? [] : [{ folded: bare, text: bare, form: 'part', item }];
  });
}

function prefixesOf({ groups }: GameSpec, { rarity, group }: Item): readonly string[] {
  const rarities = rarity === null ? [] : spellRarity(rarity);
  const names = groups.find(({ id }) => id === group)?.names;
  const words = [...rarities, ...(names === undefined ? [] : Object.values(names).map(foldText))];
  return [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
}

/** Spelling inherited from another item with the same bare name. It matches only next to a word that tells the items apart. */
type InheritedSpelling = Spelling & { readonly inherited: true };

/** Shares nicknames between items whose names differ only in brackets (北黑 is the character, 满破北黑 one of her cards) or by a
 *  costume before the name (団長コルディ). */
function inheritedSpellings(
  { roster, spellings }: NameIndex,
  parts: readonly Spelling[],
): readonly InheritedSpelling[] {
  const bareNames = new Map(roster.items.map((item) => [item, bareName(item.names.zh)]));
  const siblings = siblingsOf(bareNames);
  const dressed = dressedItems(roster.items);
  return [...spellings, ...parts].flatMap((spelling) => {
    if (spelling.form === 'initials' || spelling.form === 'variant') return [];
    const others = [...(siblings.get(bareNames.get(spelling.item) ?? '') ?? []), ...(dressed.get(spelling.item) ?? [])];
    return others.flatMap((item) =>
      item === spelling.item || !hasVersionOf(item, spelling.item)
        ? []
        : [{ ...spelling, item, inherited: true as const }],
    );
  });
}

/** Nicknames of 贞德〔Alter〕（仇） fit 贞德〔Alter〕（狂） but not 贞德（弓）. */
function hasVersionOf({ names }: Item, { names: { zh } }: Item): boolean {
  const start = zh.indexOf('〔');
  return start < 0 || names.zh.includes(zh.slice(start, zh.indexOf('〕', start) + 1));
}

function siblingsOf(bareNames: ReadonlyMap<Item, string>): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const [item, bare] of bareNames) groups.set(bare, [...(groups.get(bare) ?? []), item]);
  return groups;
}

/** Returns the items whose Japanese name is that of another item after a costume word, or whose Chinese name without its brackets is a
 *  nickname of another item: 夏提雅（泳装）. */
function dressedItems(items: readonly Item[]): ReadonlyMap<Item, readonly Item[]> {
  const byName = new Map(items.flatMap((item) => spellingsOf(item).map((name) => [foldText(name), item] as const)));
  const words = Object.values(costumeWords).flat().map(foldText);
  const dressed = new Map<Item, Item[]>();
  for (const item of items) {
    const ja = foldText(item.names.ja);
    const undressed = words.flatMap((word) => (ja.startsWith(word) ? [ja.slice(word.length)] : []));
    const base = [...undressed, bareName(item.names.zh)].flatMap((name) => byName.get(name) ?? [])[0];
    if (base !== undefined && base !== item && base.kind === item.kind)
      dressed.set(base, [...(dressed.get(base) ?? []), item]);
  }
  return dressed;
}
