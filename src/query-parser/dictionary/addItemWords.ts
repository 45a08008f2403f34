import type { Steps } from '@/base/steps';
import type { ItemId } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { foldText } from '@/names/foldText';
import type { NameIndex, Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import everydayWords from '@/query-parser/words/everydayWords.json';
import { spellRarity } from '@/query-parser/words/rarityWords';
import { addWord, type Dictionary, findWord } from './dictionary';
import { inheritedSpellings } from './inheritedSpellings';
import { kanaParts } from './kanaParts';

const EVERYDAY: ReadonlySet<string> = new Set(everydayWords.en);

/** Spellings per step. */
const STEP = 64;

/** Adds every spelling of every item. A spelling shared by several items gets all of them. */
export function* addItemWords(
  dictionary: Dictionary,
  spec: GameSpec,
  index: NameIndex,
  latinParts: readonly Spelling[],
): Steps<void> {
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
  for (const spelling of yield* strippedSpellings(spec, index)) add(spelling);
  const parts = [...latinParts, ...(yield* kanaParts(index))];
  for (const spelling of parts)
    if (!byFolded.has(spelling.folded) || areNameParts(byFolded.get(spelling.folded))) add(spelling);
  yield;
  for (const spelling of yield* inheritedSpellings(index, parts))
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
  const everyday = new Set(index.roster.words.everyday.names?.map(foldText));
  let addedCount = 0;
  for (const [folded, spellings] of byFolded) {
    if (addedCount++ % STEP === 0) yield;
    // 1001 and 2030 are nicknames, but far more often amounts.
    const isNumber = /^[0-9]+$/.test(folded);
    addWord(
      dictionary,
      folded,
      isNumber
        ? { kind: 'number', value: Number(folded), unit: 1, spellings }
        : { kind: 'item', spellings, ...(everyday.has(folded) && { isEveryday: true }) },
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
function* strippedSpellings(spec: GameSpec, { spellings }: NameIndex): Steps<readonly Spelling[]> {
  const prefixes = new Map<Item, readonly string[]>();
  const stripped: Spelling[] = [];
  for (const [spellingIndex, spelling] of spellings.entries()) {
    if (spellingIndex % STEP === 0) yield;
    const { item, form, folded } = spelling;
    if (!isNameOrAlias(spelling) || form === 'name') continue;
    const words = prefixes.get(item) ?? prefixesOf(spec, item);
    prefixes.set(item, words);
    const word = words.find((one) => folded.startsWith(one) || folded.endsWith(one));
    if (word === undefined) continue;
    const bare = folded.startsWith(word) ? folded.slice(word.length) : folded.slice(0, -word.length);
    if (bare.length >= 2) stripped.push({ folded: bare, text: bare, form: 'part', item });
  }
  return stripped;
}

function prefixesOf({ groups }: GameSpec, { rarity, group }: Item): readonly string[] {
  const rarities = rarity === null ? [] : spellRarity(rarity);
  const names = groups.find(({ id }) => id === group)?.names;
  const words = [...rarities, ...(names === undefined ? [] : Object.values(names).map(foldText))];
  return [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
}
