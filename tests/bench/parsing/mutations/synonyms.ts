import type { ParsedText } from '@/query-parser/result/parsedText';
import { type Mutation, splice } from './mutation';

/** Words that can stand for each other at the same place of a sentence. */
type Synonyms = readonly string[];

const NEGATIONS: readonly Synonyms[] = [
  ['不要', '别要', '拒绝', '不想要', '谢绝', '不接受', '不考虑'],
  ['なし', '除外', 'はNG', 'はいらない', 'は不要', '抜き', 'はお断り'],
  ['【NG】', '【不要】', '【除外】', '【お断り】'],
  [' no ', ' without ', ' except ', ' excluding ', ' not '],
];

const CHOICES: readonly Synonyms[] = [
  ['二选一', '任选一个', '任意一个', '其中一个就行', '有一个就行', '任选其一', '随便一个', '有一个即可'],
  ['どちらか', 'いずれか', 'どれか'],
  ['どちらでも', 'どっちでも', 'どれでも'],
  ['either is fine', 'either one', 'any of them'],
  ['或者', '或', '或是'],
  ['または', 'もしくは', 'あるいは'],
];

const PREFERENCES: readonly Synonyms[] = [
  ['最好有', '最好带', '希望有', '尽量有', '如果有'],
  ['があれば嬉しい', 'があれば尚可', 'があると嬉しい', 'だと嬉しい'],
];

export const NEGATION_SYNONYMS: Mutation = synonymMutation('negations', NEGATIONS, ({ items, choices }) =>
  [...items.map(({ mode }) => mode === 'never'), ...choices.map(({ not }) => not)].some((is) => is),
);
export const CHOICE_SYNONYMS: Mutation = synonymMutation('choice words', CHOICES, ({ items }) =>
  items.some(({ mode }) => mode === 'any'),
);
export const PREFERENCE_SYNONYMS: Mutation = synonymMutation('preferences', PREFERENCES, ({ items }) =>
  items.some(({ mode }) => mode === 'nice'),
);

/** @param applies  false for texts where the words have another meaning */
function synonymMutation(
  name: string,
  groups: readonly Synonyms[],
  applies: (parsed: ParsedText) => boolean,
): Mutation {
  return {
    name,
    variantsOf: ({ text, mode }, parsed) =>
      mode === 'offer' || !applies(parsed) ? [] : groups.flatMap((group) => swap(text, group)),
  };
}

/** Replaces the first occurrence of any word of the group by each other one. */
function swap(text: string, group: Synonyms): readonly string[] {
  const places = group.flatMap((word) => ({ word, start: startOf(text, word) })).filter(({ start }) => start >= 0);
  // The longest match, since 有一个就行 is part of 其中有一个就行.
  const [found] = places.sort((a, b) => b.word.length - a.word.length);
  if (found === undefined) return [];
  const { word, start } = found;
  return group.filter((other) => other !== word).map((other) => splice(text, start, start + word.length, other));
}

/** Returns the offset of a word that is not part of another one: 不要求, 要不要, 不希望有. */
function startOf(text: string, word: string): number {
  const start = text.indexOf(word);
  const isInside = /[不没要]$/u.test(text.slice(0, start)) || /^[求紧]/u.test(text.slice(start + word.length));
  return isInside ? -1 : start;
}
