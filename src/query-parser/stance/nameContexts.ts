import { findRemark } from '@/query-parser/clauses/findRemark';
import { splitClauses, textOf } from '@/query-parser/clauses/splitClauses';
import { blankChatter } from '@/query-parser/text/blankChatter';
import { hasNoMeaning, isItem, type TextPart } from '@/query-parser/text/textPart';
import type { MeaningKind } from '@/query-parser/text/token';

/** Stands for every name. */
const NAME = '※';
/** Tokens on either side of a name that are its context. */
const WINDOW = 7;
/** Larger numbers are the same to the classifier. */
const MAX_COUNT = 4;
/** Latin words with a space before them, numbers, and single characters. */
const TOKEN = /[a-z']+|[0-9]+|[^\sa-z0-9]/g;

/** Commas and full stops of other scripts. */
const SAME_SIGNS: Readonly<Record<string, string>> = { '，': ',', '、': ',', '。': '.' };

/** A part that may be a name; `operator` is what its word was read as. */
export type NamePart = Pick<TextPart, 'start' | 'end' | 'gap' | 'entity' | 'tokens'> & {
  readonly operator: MeaningKind | null;
};

/** A name with the tokens around it and the pairs of neighbouring tokens: `' i'`, `' i want'`, `要※`, `#` for a number. Then the number of
 *  names in the text (`N3`), how much of the clause (`U2`) and of the remark after it (`V1`) is unread, and the tokens of the remark. */
export type NameContext<P> = { readonly part: P; readonly ngrams: readonly string[] };

/** Returns the names of a text with the words around them in their clause, which a classifier reads. Runs in linear time.
 *  @param chars  the folded text */
export function nameContexts<P extends NamePart>(parts: readonly P[], chars: string): readonly NameContext<P>[] {
  if (!parts.some(isItem)) return [];
  // Operators become skipped words once they are applied; they are no chatter.
  const words = parts.flatMap(({ entity, operator, tokens }) => (entity === null && operator === null ? tokens : []));
  const text = blankChatter(words, chars);
  const clauses = splitClauses(parts, chars);
  const count = Math.min(parts.filter(isItem).length, MAX_COUNT);
  return clauses.flatMap((clause, index) => {
    const names = clause.filter(isItem);
    if (names.length === 0) return [];
    const remark = findRemark(clauses, index);
    const summary = [
      // The only name of a text is hardly ever just mentioned, but it may be refused in words that nobody knows.
      ...(count > 1 ? [`N${count}`] : []),
      `U${unreadSize(clause)}`,
      `V${unreadSize(remark)}`,
      ...tokensOf(textOf(remark, text)).slice(0, 2 * WINDOW),
    ];
    return contextsIn(clause, names, text).map(({ part, ngrams }) => ({ part, ngrams: [...ngrams, ...summary] }));
  });
}

/** Returns the square root of the number of unread characters, rounded up. */
function unreadSize(parts: readonly NamePart[]): number {
  const unread = parts.filter((part) => part.entity === null && hasNoMeaning(part));
  return Math.min(Math.ceil(Math.sqrt(unread.reduce((sum, { start, end }) => sum + end - start, 0))), MAX_COUNT);
}

function contextsIn<P extends NamePart>(
  clause: readonly P[],
  names: readonly P[],
  text: string,
): readonly NameContext<P>[] {
  const tokens: string[] = [];
  const indexes: number[] = [];
  let from = clause[0]?.start ?? 0;
  for (const { start, end } of names) {
    tokens.push(...tokensOf(text.slice(from, start)));
    indexes.push(tokens.length);
    tokens.push(NAME);
    from = end;
  }
  // With the sign that ends the clause.
  tokens.push(...tokensOf(text.slice(from, (clause.at(-1)?.end ?? from) + 1)));
  const pairs = tokens.map((token, index) => (index === 0 ? token : `${tokens[index - 1]}${token}`));
  return names.map((part, position) => {
    const index = indexes[position] ?? 0;
    const [first, end] = [Math.max(0, index - WINDOW), index + WINDOW + 1];
    return { part, ngrams: [...tokens.slice(first, end), ...pairs.slice(first + 1, end)] };
  });
}

function tokensOf(text: string): readonly string[] {
  return (text.match(TOKEN) ?? []).map((token) => {
    if (/[0-9]/.test(token)) return '#';
    if (/[a-z]/.test(token)) return ` ${token}`;
    return SAME_SIGNS[token] ?? token;
  });
}
