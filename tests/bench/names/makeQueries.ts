import { pinyin } from 'pinyin-pro';
import { toHiragana, toRomaji } from 'wanakana';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import type { Item, Roster } from '@/names/roster';
import type { createRandom } from '../../../scripts/stock/random';
import { makeTypo } from './makeTypo';

export type Random = ReturnType<typeof createRandom>;

export const QUERY_CLASSES = [
  'pinyin',
  'initials',
  'kana',
  'romaji',
  'infix',
  'prefix',
  'slip zh',
  'slip kana',
  'slip Latin',
] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

/** A typed text and the intended item. */
export type NameQuery = { readonly kind: QueryClass; readonly text: string; readonly item: Item };

const BEHIND = /[(（〔［[].*$/u;
/** Names of character versions are not shortened. */
const VERSION = /alter|オルタ|〔|泳装|水着|swimsuit/iu;
const HAN = /^\p{Script=Han}{2,}$/u;
const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー]{2,}$/u;
const LATIN = /^[a-z]{4,}$/;
/** Combinations that wanakana transcribes unusually. */
const FOREIGN = toFamiliar(
  'ファfa フィfi フェfe フォfo ティti ディdi トゥtu ドゥdu ウィwi ウェwe ウォwo ヴァva ヴィvi ヴェve ヴォvo ヴvu シェshe チェche ジェje ツァtsa デュdyu',
);
const MIN_LENGTH = 2;

/** Creates about `size` queries of each class for a roster from its names and nicknames, not from the measured index. */
export function makeQueries(roster: Roster, size: number, random: Random): readonly NameQuery[] {
  const namesByItem = namesOf(roster);
  return QUERY_CLASSES.flatMap((kind) => {
    const queries = random.shuffle(roster.items).flatMap((item): readonly NameQuery[] => {
      const text = writeQuery(kind, namesByItem.get(item) ?? [], random);
      return text === null || [...text].length < MIN_LENGTH ? [] : [{ kind, text, item }];
    });
    return queries.slice(0, size);
  });
}

/** Returns the folded names of each item, without brackets unless that is another item's name. */
function namesOf(roster: Roster): ReadonlyMap<Item, readonly string[]> {
  const owners = new Map<string, Set<Item>>();
  for (const item of roster.items) {
    for (const name of spellingsOf(item).map(foldText)) owners.set(name, (owners.get(name) ?? new Set()).add(item));
  }
  return new Map(
    roster.items.map((item) => {
      const names = Object.values(item.names).map((name) => {
        const bare = foldText(name.replace(BEHIND, ''));
        const isOwn = bare !== '' && !isVersion(name) && [...(owners.get(bare) ?? [])].every((owner) => owner === item);
        return isOwn ? bare : foldText(name);
      });
      return [item, [...new Set([...names, ...item.aliases.map(foldText)])]];
    }),
  );
}

function isVersion(name: string): boolean {
  return VERSION.test(name);
}

function writeQuery(kind: QueryClass, folded: readonly string[], random: Random): string | null {
  const pick = (shape: RegExp, min: number) => {
    const fitting = folded.filter((name) => shape.test(name) && name.length >= min);
    return fitting.length === 0 ? null : random.pick(fitting);
  };
  const han = pick(HAN, MIN_LENGTH);
  switch (kind) {
    case 'pinyin':
      return han && pinyin(han, { toneType: 'none', type: 'array', v: true }).join('');
    case 'initials':
      return han && pinyin(han, { toneType: 'none', type: 'array', pattern: 'first' }).join('');
    case 'kana':
      return toKana(pick(KANA, MIN_LENGTH));
    case 'romaji':
      return toLatin(pick(KANA, MIN_LENGTH), random);
    case 'infix':
      return cutInfix(pick(HAN, 3), random);
    case 'prefix':
      return cutPrefix(random.chance(0.5) ? pick(HAN, 3) : (pick(LATIN, 4) ?? pick(KANA, 3)), random);
    case 'slip zh':
      return makeTypo(pick(HAN, 3), [...'的一小大王子花月'], random);
    case 'slip kana':
      return makeTypo(pick(KANA, 3), [...'アイウエオカキクケコサシスセソタチツテトナニヌネノラリルレロン'], random);
    case 'slip Latin':
      return makeTypo(pick(LATIN, 4), [...'abcdefghijklmnopqrstuvwxyz'], random);
  }
}

function toKana(kana: string | null): string | null {
  return kana && toHiragana(kana, { convertLongVowelMark: false });
}

/** Transcribes by wanakana, without long vowels in every second query. */
function toLatin(kana: string | null, random: Random): string | null {
  if (kana === null) return null;
  const long = toRomaji(kana, { customRomajiMapping: FOREIGN }).replace(/'/g, '');
  return random.chance(0.5) ? long : long.replace(/([aiueo])\1+/g, '$1').replace(/ou/g, 'o');
}

function cutInfix(name: string | null, random: Random): string | null {
  if (name === null) return null;
  const start = random.integer(1, name.length - MIN_LENGTH);
  return name.slice(start, start + random.integer(MIN_LENGTH, name.length - start));
}

function cutPrefix(name: string | null, random: Random): string | null {
  return name === null ? null : name.slice(0, random.integer(MIN_LENGTH, name.length - 1));
}

function toFamiliar(table: string): Record<string, string> {
  return Object.fromEntries(
    table.split(' ').map((entry) => [entry.replace(/[a-z]/g, ''), entry.replace(/[^a-z]/g, '')]),
  );
}
