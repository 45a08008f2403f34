import { type Boundary, clauseBoundaries, wordBoundaries } from './boundaries';
import { type Mutation, pick, sample, splice } from './mutation';

const CHATTER: readonly string[] = [
  ...['求', '急', '在线等', '谢谢', '老板看看', '诚心要', '有的私我', '急急急', '谢谢老板', '麻烦了'],
  ...['お願いします', '探してます', 'よろしくお願いします', 'ありがとうございます'],
  ...['thanks', 'pls', 'thank you', 'anyone?', 'thx', 'lf'],
  ...['🙏', '😭😭'],
];

/** Chatter as a clause of its own, at the beginning, at the end and between clauses. */
export const CHATTER_CLAUSES: Mutation = {
  name: 'chatter as a clause',
  variantsOf: (_, parsed) => {
    const { text } = parsed;
    const inside = sample(clauseBoundaries(parsed)).map(({ start, end }) => {
      const separator = text.slice(start, end);
      return splice(text, start, end, `${separator}${pick(CHATTER, text, start)}${separator}`);
    });
    const [first, last, line] = [1, 2, 3].map((position) => pick(CHATTER, text, position));
    return [`${first}，${text}`, `${text} ${last}`, `${text}\n${line}`, ...inside];
  },
};

/** Chatter behind a space, at the end of a clause. */
export const CHATTER_WORDS: Mutation = {
  name: 'chatter at the end of a clause',
  variantsOf: (_, parsed) => sample(clauseBoundaries(parsed)).map((boundary) => insertWord(parsed.text, boundary)),
};

/** Chatter between any two words that do not belong together. */
export const CHATTER_ANYWHERE: Mutation = {
  name: 'chatter between words',
  variantsOf: (_, parsed) => sample(wordBoundaries(parsed)).map((boundary) => insertWord(parsed.text, boundary)),
};

function insertWord(text: string, { start }: Boundary): string {
  return splice(text, start, start, ` ${pick(CHATTER, text, start)}`);
}
