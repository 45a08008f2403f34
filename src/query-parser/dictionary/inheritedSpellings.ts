import type { Steps } from '@/base/steps';
import { bareName, labelsOf } from '@/names/bracketed';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import type { NameIndex, Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import costumeWords from '@/query-parser/words/costumeWords.json';

/** Spellings or items per step. */
const STEP = 64;

/** Spelling inherited from another item with the same bare name. It matches only next to a word that tells the items apart. */
type InheritedSpelling = Spelling & { readonly inherited: true };

/** Shares nicknames between items whose names differ only in brackets (北黑 is the character, 满破北黑 one of her cards) or by a
 *  costume before the name (団長コルディ). */
export function* inheritedSpellings(
  { roster, spellings }: NameIndex,
  parts: readonly Spelling[],
): Steps<readonly InheritedSpelling[]> {
  const bareNames = new Map(roster.items.map((item) => [item, bareName(item.names.zh)]));
  const siblings = siblingsOf(bareNames);
  yield;
  const dressed = yield* dressedItems(roster.items);
  const inherited: InheritedSpelling[] = [];
  for (const [spellingIndex, spelling] of [...spellings, ...parts].entries()) {
    if (spellingIndex % STEP === 0) yield;
    if (spelling.form === 'initials' || spelling.form === 'variant') continue;
    const others = [...(siblings.get(bareNames.get(spelling.item) ?? '') ?? []), ...(dressed.get(spelling.item) ?? [])];
    for (const item of others)
      if (item !== spelling.item && hasVersionOf(item, spelling.item) && !statesOtherLabel(spelling, item))
        inherited.push({ ...spelling, item, inherited: true });
  }
  return inherited;
}

/** 星3ミュウツーex is no nickname of ミュウツーex（クラウン）; jalter fits every 〔Alter〕. */
function statesOtherLabel({ folded, form, item }: Spelling, { names }: Item): boolean {
  if (form !== 'alias') return false;
  const labels = Object.values(names).flatMap(labelsOf);
  return Object.values(item.names)
    .flatMap(labelsOf)
    .some((label) => folded.includes(label) && !labels.includes(label));
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
function* dressedItems(items: readonly Item[]): Steps<ReadonlyMap<Item, readonly Item[]>> {
  const byName = new Map<string, Item>();
  for (const [index, item] of items.entries()) {
    if (index % STEP === 0) yield;
    for (const name of spellingsOf(item)) byName.set(foldText(name), item);
  }
  const words = Object.values(costumeWords).flat().map(foldText);
  const dressed = new Map<Item, Item[]>();
  for (const [index, item] of items.entries()) {
    if (index % STEP === 0) yield;
    const ja = foldText(item.names.ja);
    const undressed = words.flatMap((word) => (ja.startsWith(word) ? [ja.slice(word.length)] : []));
    const base = [...undressed, bareName(item.names.zh)].flatMap((name) => byName.get(name) ?? [])[0];
    if (base !== undefined && base !== item && base.kind === item.kind)
      dressed.set(base, [...(dressed.get(base) ?? []), item]);
  }
  return dressed;
}
