import type { ParsedText, Span } from '@/query-parser/result/parsedText';
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

export const NEGATION_SYNONYMS: Mutation = synonymMutation('negations', NEGATIONS, ({ items, choices }) => [
  ...items.filter(({ mode }) => mode === 'never'),
  ...choices.filter(({ not }) => not),
]);
export const CHOICE_SYNONYMS: Mutation = synonymMutation('choice words', CHOICES, ({ items }) =>
  items.filter(({ mode }) => mode === 'any'),
);
export const PREFERENCE_SYNONYMS: Mutation = synonymMutation('preferences', PREFERENCES, ({ items }) =>
  items.filter(({ mode }) => mode === 'nice'),
);

type Entity = { readonly span: Span };

/** @param entitiesOf  the entities that the words must be about */
function synonymMutation(
  name: string,
  groups: readonly Synonyms[],
  entitiesOf: (parsed: ParsedText) => readonly Entity[],
): Mutation {
  return {
    name,
    variantsOf: ({ text, mode }, parsed) => {
      const entities = mode === 'offer' ? [] : entitiesOf(parsed);
      return entities.length === 0 ? [] : groups.flatMap((group) => swap(text, group, entities));
    },
  };
}

/** Replaces one occurrence of a word of the group by each other word. */
function swap(text: string, group: Synonyms, entities: readonly Entity[]): readonly string[] {
  // The longest match, since 有一个就行 is part of 其中有一个就行.
  const byLength = [...group].sort((a, b) => b.length - a.length);
  for (const word of byLength) {
    const start = occurrencesOf(text, word).find((index) => isAbout(text, index, word, entities));
    if (start === undefined) continue;
    // はなし stays grammatical as は不要.
    const hasParticle = /[はがもを]$/u.test(text.slice(0, start));
    return group
      .filter((other) => other !== word)
      .map((other) => splice(text, start, start + word.length, hasParticle ? other.replace(/^は/u, '') : other));
  }
  return [];
}

/** Returns the offsets of a word that is not part of another one: 不要求, 要不要, 不希望有, は不要. */
function occurrencesOf(text: string, word: string): readonly number[] {
  const starts: number[] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) starts.push(start);
  return starts.filter((start) => {
    const [before, after] = [text.slice(0, start), text.slice(start + word.length)];
    const isJapanese = !/\p{Script=Hiragana}/u.test(word) && /[はがもを]$/u.test(before);
    return (
      !isJapanese && !/(?:[不没要]|連携)$/u.test(before) && !/^(?:[求紧]|thanks|more|longer|[a-z]+n't)/u.test(after)
    );
  });
}

/** Maximum distance of a word from the entity that it is about. */
const MAX_DISTANCE = 2;

/** Returns true for a word beside or inside the span of an entity, and for a heading, which is about a list. */
function isAbout(text: string, start: number, word: string, entities: readonly Entity[]): boolean {
  if (word.startsWith('【') || GLOBAL_WORD.test(word)) return true;
  const end = start + word.length;
  return entities.some(({ span }) => {
    const [from, to] = [Math.min(end, span.end), Math.max(start, span.start)];
    const between = text.slice(from, to);
    return to - from <= MAX_DISTANCE && !/[\n，,。；;]/u.test(between);
  });
}

/** Words about a choice may stand anywhere in its sentence. */
const GLOBAL_WORD = /选|一个|どちら|どれ|どっち|いずれ|either|any of/;
