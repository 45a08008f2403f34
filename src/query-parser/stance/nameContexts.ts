import { splitClauses } from '@/query-parser/clauses/splitClauses';
import { blankChatter } from '@/query-parser/text/blankChatter';
import { isItem, type TextPart } from '@/query-parser/text/textPart';
import type { MeaningKind } from '@/query-parser/text/token';

/** Stands for every name. */
const NAME = '※';
/** Tokens on either side of a name that are its context. */
const WINDOW = 7;
/** Latin words with a space before them, numbers, and single characters. */
const TOKEN = /[a-z']+|[0-9]+|[^\sa-z0-9]/g;

/** Commas and full stops of other scripts. */
const SAME_SIGNS: Readonly<Record<string, string>> = { '，': ',', '、': ',', '。': '.' };

/** A part that may be a name; `operator` is what its word was read as. */
export type NamePart = Pick<TextPart, 'start' | 'end' | 'gap' | 'entity' | 'tokens'> & {
  readonly operator: MeaningKind | null;
};

/** A name with the tokens around it and the pairs of neighbouring tokens: `' i'`, `' i want'`, `要※`, `#` for a number. */
export type NameContext<P> = { readonly part: P; readonly ngrams: readonly string[] };

/** Returns the names of a text with the words around them in their clause, which a classifier reads. Runs in linear time.
 *  @param chars  the folded text */
export function nameContexts<P extends NamePart>(parts: readonly P[], chars: string): readonly NameContext<P>[] {
  if (!parts.some(isItem)) return [];
  // Operators become skipped words once they are applied; they are no chatter.
  const words = parts.flatMap(({ entity, operator, tokens }) => (entity === null && operator === null ? tokens : []));
  const text = blankChatter(words, chars);
  return splitClauses(parts, chars).flatMap((clause) => contextsIn(clause, text));
}

function contextsIn<P extends NamePart>(clause: readonly P[], text: string): readonly NameContext<P>[] {
  const names = clause.filter(isItem);
  if (names.length === 0) return [];
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
