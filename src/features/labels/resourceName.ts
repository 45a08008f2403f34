import type { Locale } from '@/domain/localized';
import type { Resource } from '@/games/types';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN = /^\p{Lu}[\p{Script=Latin}\d ]*$/u;
/** A Japanese name of this length is short enough. */
const SHORT = 4;

/** Returns the shortest name of a resource in a language: 石 for 圣晶石, SQ for Saint Quartz. */
export function shortResourceName({ names, aliases }: Resource, locale: Locale): string {
  const name = names[locale];
  if (locale === 'ja' && name.length <= SHORT) return name;
  const short = aliases.filter((alias) => {
    if (name.includes(alias)) return true;
    if (locale === 'zh') return !KANA.test(alias) && !LATIN.test(alias);
    return locale === 'ja' ? KANA.test(alias) : LATIN.test(alias);
  });
  return [name, ...short].reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
}
