import { editDistance } from '@/base/editDistance';
import type { NameIndex } from '@/names/nameIndex';
import type { NameQuery } from './makeQueries';

/** Counts the items that match a query as well as the intended one, by its class: same pronunciation, same prefix or substring,
 *  one typo away. With more than ten, recall@10 cannot be expected. */
export function countFitting(index: NameIndex, { kind, text }: NameQuery, asked: string): number {
  const fits = FITS[kind];
  const items = index.spellings.filter((spelling) => fits(spelling.folded, asked)).map(({ item }) => item.id);
  return text === '' ? 0 : new Set(items).size;
}

const isSame = (spelling: string, asked: string) => spelling === asked;
const isNear = (spelling: string, asked: string) => editDistance(spelling, asked, 1) <= 1;

const FITS: Readonly<Record<NameQuery['kind'], (spelling: string, asked: string) => boolean>> = {
  pinyin: isSame,
  initials: isSame,
  kana: isSame,
  romaji: isSame,
  infix: (spelling, asked) => spelling.includes(asked),
  prefix: (spelling, asked) => spelling.startsWith(asked),
  'slip zh': isNear,
  'slip kana': isNear,
  'slip Latin': isNear,
};
