import type { Item } from '../../src/names/roster';
import { DETAIL_WORDS, GENERIC_NAMES, VERSION_WORDS } from './stopWords';

const BRACKET_SUFFIX = /\s*[(（〔［[【＜<]([^()（）〔〕［\][【】＜＞<>]*)[)）〕］\]】＞>]\s*$/u;
const NUMBER_SUFFIX = /\s*[①②③④⑤]$|\s+No\.\d+$|\s+(?:PROMO-)?[AB]\d?[ab]?-\d+$/u;
/** Shortest Latin bare name: `Lo, the Prayers of the Voiceless Voice` is not called Lo. */
const TOO_SHORT = /^[\p{Script=Latin}\d]{1,2}$/u;
/** Suffix of card names: 妙蛙花ex. */
const EX_SUFFIX = /\s?ex$/u;

/** Returns a name and its shorter forms without trailing numbers and bracketed details: 吉尔伽美什（弓） → 吉尔伽美什.
 *  Details that denote another character (Alter, a costume) are kept. */
export function bareNames(item: Item): readonly string[] {
  const bare = Object.values(item.names).flatMap((name) => (isBaseName(name) ? shorten(name) : [dropDetail(name)]));
  return bare.filter((name) => !GENERIC_NAMES.has(name.trim().toLowerCase()) && !TOO_SHORT.test(name));
}

/** Reports whether a name denotes a character itself and not a version of it (Alter, Lily, a costume). */
export function isBaseName(name: string): boolean {
  return !VERSION_WORDS.test(name);
}

function shorten(name: string): readonly string[] {
  const shorter = dropEnd(name);
  if (shorter !== null) return [shorter, ...shorten(shorter)];
  const [before = '', behind] = name.split(/,\s/);
  return behind === undefined ? [] : [before];
}

function dropEnd(name: string): string | null {
  const plain = name.replace(NUMBER_SUFFIX, '').replace(BRACKET_SUFFIX, '');
  const shorter = plain === name ? name.replace(EX_SUFFIX, '') : plain;
  return shorter === name || shorter === '' ? null : shorter;
}

/** Removes the last bracketed detail: 贞德〔Alter〕（仇） → 贞德〔Alter〕. */
function dropDetail(name: string): string {
  const plain = name.replace(NUMBER_SUFFIX, '');
  const [, detail] = BRACKET_SUFFIX.exec(plain) ?? [];
  return detail !== undefined && DETAIL_WORDS.has(detail.toLowerCase()) ? plain.replace(BRACKET_SUFFIX, '') : plain;
}
