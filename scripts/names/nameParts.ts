import type { Item, Roster } from '../../src/names/roster';
import { isBaseName } from './bareNames';
import { STOP_PARTS } from './stopWords';

const BETWEEN_PARTS = /[·・＝=\s/／＆&]+/u;
const BETWEEN_CARD_PARTS = /[·・\s－×]+/u;
const BRACKETS = /[(（〔［[【＜<][^()（）〔〕［\][【】＜＞<>]*[)）〕］\]】＞>]/gu;
const GUNDAM_AROUND = /^(?:高达|ガンダム・?|Gundam )|(?:高达|ガンダム| Gundam)$/u;
const HAN = /^[\p{Script=Han}\d]+$/u;
const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u;
const LATIN = /^[\p{Script=Latin}'’.-]+$/u;

/** Returns the parts of a name that identify the item, alone or together with a few others: 德雷克, Nightingale, ドレイク.
 *  @returns  in the order zh, ja, en */
export function nameParts(item: Item, family: Roster['family']): readonly string[] {
  const { zh, ja, en } = item.names;
  if (![zh, ja, en].every(isBaseName)) return [];
  const parts = partsOf(item, family, { zh: plain(zh), ja: plain(ja), en: plain(en) });
  return [...new Set(parts)].filter(isDistinctive);
}

type Names = Item['names'];

function partsOf(item: Item, family: Roster['family'], { zh, ja, en }: Names): readonly string[] {
  const people = [zh, ja, en].flatMap((name) => inner(name.split(BETWEEN_PARTS)));
  switch (`${family} ${item.kind}`) {
    case 'fgo servant':
    case 'gget character':
    case 'gget supporter':
    case 'duel_links character':
    case 'blue_archive student':
      return people;
    case 'imas_prism idol':
      return [...people, ...surnames(item)];
    case 'umamusume trainee':
      return inner(en.split(BETWEEN_PARTS));
    case 'overlord_mass character':
      return [zh, ja, en].flatMap((name) => inner(name.split(BETWEEN_PARTS)).slice(0, 1));
    case 'srw_dd unit':
    case 'gget unit':
      return [...[zh, ja].flatMap((name) => inner(name.split(/[·・]/u))), ...[zh, ja, en].flatMap(withoutGundam)];
    case 'master_duel card':
    case 'duel_links card':
      return [...inner(zh.split(BETWEEN_CARD_PARTS)), ...inner(en.split(' - ')).slice(-1)];
    default:
      return [];
  }
}

/** Returns the surname: 大崎甘奈 with the nickname 甘奈 → 大崎. */
function surnames({ names, aliases }: Item): readonly string[] {
  return [names.zh, names.ja].flatMap((name) =>
    aliases.flatMap((givenName) => (name.endsWith(givenName) ? [name.slice(0, -givenName.length)] : [])),
  );
}

/** Splits a name; returns nothing for a single part. */
function inner(parts: readonly string[]): readonly string[] {
  return parts.length > 1 ? parts : [];
}

/** Removes a generic suffix: 自由高达 → 自由. Names of several words are kept whole, because the rest would be ambiguous. */
function withoutGundam(name: string): readonly string[] {
  const left = name.replace(GUNDAM_AROUND, '');
  return left === name ? [] : [left];
}

function plain(name: string): string {
  return name.replace(BRACKETS, '').trim();
}

function isDistinctive(part: string): boolean {
  if (STOP_PARTS.has(part.toLowerCase())) return false;
  const size = [...part].length;
  if (HAN.test(part)) return size >= 2 && !/^\d+$/.test(part);
  return KANA.test(part) ? size >= 3 : LATIN.test(part) && size >= 4;
}
