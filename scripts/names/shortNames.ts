import { foldText } from '../../src/names/foldText';
import type { Item, Roster } from '../../src/names/roster';
import { bareNames, isBaseName } from './bareNames';
import { nameParts } from './nameParts';

export const HAN = /^\p{Script=Han}+$/u;
export const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u;
export const LATIN = /^[\p{Script=Latin}\s'’.-]+$/u;

const SHORTEST_LATIN = 3;

/** Returns short names that do not depend on costume or class: the first distinctive part of the Chinese, Japanese and Latin
 *  name, or the whole name if it has only one part. */
export function shortNames(item: Item, family: Roster['family']): readonly string[] {
  const parts = nameParts(item, family);
  const whole = [...Object.values(item.names).filter(isBaseName), ...bareNames(item)].map((name) =>
    name.replace(/[·・]/gu, ''),
  );
  const inScript = (script: RegExp, limit: number) => {
    const found = parts.filter((part) => script.test(part)).slice(0, limit);
    return found.length > 0 ? found : whole.filter((name) => script.test(name)).slice(0, 1);
  };
  const names = [...inScript(HAN, 1), ...inScript(KANA, 1), ...inScript(LATIN, 1)];
  return [...new Set(names)].filter((name) => !LATIN.test(name) || foldText(name).length >= SHORTEST_LATIN);
}
