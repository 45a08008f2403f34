import { foldText } from '../../src/names/foldText';
import type { Item, Roster } from '../../src/names/roster';
import { bareNames, isBaseName } from './bareNames';
import { HAN, LATIN, shortNames } from './shortNames';

/** Prefixes for the class of a servant, without letters that two classes share. */
export const CLASS_WORDS: Readonly<
  Record<string, { readonly zh: string; readonly en: string; readonly letter: string }>
> = {
  saber: { zh: '剑', en: 'saber', letter: 'S' },
  archer: { zh: '弓', en: 'archer', letter: '' },
  lancer: { zh: '枪', en: 'lancer', letter: 'L' },
  rider: { zh: '骑', en: 'rider', letter: '' },
  caster: { zh: '术', en: 'caster', letter: 'C' },
  assassin: { zh: '杀', en: 'assassin', letter: '' },
  berserker: { zh: '狂', en: 'berserker', letter: 'B' },
  ruler: { zh: '裁', en: 'ruler', letter: '' },
  avenger: { zh: '仇', en: 'avenger', letter: '' },
  mooncancer: { zh: '月', en: 'mooncancer', letter: '' },
  foreigner: { zh: '降', en: 'foreigner', letter: '' },
};

/** Derives spellings of class and name: 弓贞德, C吉尔伽美什, caster gilgamesh. Uses only names that are unique within the class if versions such as
 *  Alter are disregarded. */
export function classVariants(item: Item, roster: Roster): readonly string[] {
  const words = item.group === null ? undefined : CLASS_WORDS[item.group];
  if (roster.family !== 'fgo' || words === undefined || !Object.values(item.names).every(isBaseName)) return [];
  const others = roster.items.filter((other) => other !== item && Object.values(other.names).every(isBaseName));
  return callNames(item).flatMap((name) => {
    const folded = foldText(name);
    const namesakes = others.filter((other) => foldedCallNames(other).has(folded));
    if (namesakes.length === 0 || namesakes.some(({ group }) => group === item.group)) return [];
    if (HAN.test(name)) return [words.zh + name, ...(words.letter === '' ? [] : [words.letter + name])];
    return LATIN.test(name) ? [`${words.en} ${name}`] : [];
  });
}

const foldedNames = new WeakMap<Item, ReadonlySet<string>>();

/** Derives the names of each item only once, because every item is compared with all others. */
function foldedCallNames(item: Item): ReadonlySet<string> {
  const names = foldedNames.get(item) ?? new Set(callNames(item).map(foldText));
  foldedNames.set(item, names);
  return names;
}

/** Returns names that do not depend on the class: short names and nicknames that are part of the name. */
function callNames(item: Item): readonly string[] {
  const bare = bareNames(item).map(foldText);
  const cut = item.aliases.filter((alias) => {
    const folded = foldText(alias);
    return folded.length > 1 && bare.some((name) => name !== folded && name.includes(folded));
  });
  return [...new Set([...shortNames(item, 'fgo'), ...cut])];
}
