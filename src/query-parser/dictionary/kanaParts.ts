import type { Steps } from '@/base/steps';
import { bareName } from '@/names/bracketed';
import { foldText } from '@/names/foldText';
import type { NameIndex, Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';

const BRACKETS = /[([（［【<＜][^()[\]（）［］【】<>＜＞]*[)\]）］】>＞]/gu;
const BETWEEN_WORDS = /[^\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}ーA-Z]+/u;
/** A run of several words is distinctive if it has this many characters. */
const MIN_LENGTH = 5;
/** Single words are common unless they are long: サンライザー. */
const MIN_LENGTH_OF_WORD = 5;
/** Chinese names that are cut off must keep this many characters. */
const MIN_HAN = 4;
const MAX_CUT = 2;
/** Items per step. */
const STEP = 32;

/** Returns runs of words of Japanese names (サイバー・エンド, アクア・ドルフィン) and Chinese names without their last or first
 *  characters (夏亚专用扎古) that identify a single item. Items that differ only in brackets count as one. */
export function* kanaParts({ roster }: NameIndex): Steps<readonly Spelling[]> {
  const owners = new Map<string, Set<Item>>();
  for (const [index, item] of roster.items.entries()) {
    if (index % STEP === 0) yield;
    for (const part of [...wordRuns(item.names.ja), ...cutNames(item)])
      owners.set(part, (owners.get(part) ?? new Set()).add(item));
  }
  yield;
  return [...owners].flatMap(([folded, items]): readonly Spelling[] => {
    const names = new Set([...items].map(({ names }) => bareName(names.zh)));
    return names.size > 1 ? [] : [...items].map((item) => ({ folded, text: folded, form: 'part', item }));
  });
}

function wordRuns(name: string): readonly string[] {
  const words = name
    .normalize('NFKC')
    .replace(BRACKETS, '')
    .replace(/(\p{Script=Han})(?=\p{Script=Katakana})/gu, '$1 ')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  const single = words.length > 1 ? words.map((word) => foldText(word)) : [];
  const runs = words.flatMap((_, start) =>
    words
      .slice(start + 1)
      .map((_, count) => words.slice(start, start + count + 2))
      .filter((run) => run.length < words.length)
      .map((run) => foldText(run.join(''))),
  );
  return [
    ...single.filter((word) => word.length >= MIN_LENGTH_OF_WORD && /^[\p{Script=Katakana}ー]+$/u.test(word)),
    ...runs.filter((run) => run.length >= MIN_LENGTH && /\p{Script=Katakana}/u.test(run)),
  ];
}

function cutNames({ names }: Item): readonly string[] {
  const name = bareName(names.zh);
  // Parts of 莉吉·巴雷亚雷 are given names and surnames, which others share.
  if (/[·・]/u.test(names.zh)) return [];
  const han = /^\p{Script=Han}+/u.exec(name)?.[0] ?? '';
  if (han.length <= MIN_HAN || !/^[a-z]*$/.test(name.slice(han.length))) return [];
  const cut = Math.min(MAX_CUT, han.length - MIN_HAN);
  const cuts = Array.from({ length: Math.max(0, cut) }, (_, index) => index + 1);
  const parts = cuts.flatMap((count) => [han.slice(0, -count), han.slice(count)]);
  return [...(han === name ? [] : [han]), ...parts.filter((part) => !/^[之的与和]|[之的与和]$/u.test(part))];
}
