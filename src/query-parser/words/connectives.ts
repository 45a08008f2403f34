import type { Meaning, Side } from '@/query-parser/text/token';
import words from './connectiveWords.json';

type Kind = 'not' | 'nice' | 'fine' | 'moot' | 'oneOf' | 'or' | 'and' | 'must' | 'each';

/** Words that say how what stands beside them is meant; the table names the kind, and the side on which they stand. */
export const CONNECTIVES: readonly (readonly [meaning: Meaning, words: readonly string[]])[] = Object.entries(
  words,
).map(([key, list]) => {
  const [kind, side] = key.split('.') as [Kind, Side | undefined];
  return [{ kind, ...(side === undefined ? {} : { side }) } as Meaning, list];
});
