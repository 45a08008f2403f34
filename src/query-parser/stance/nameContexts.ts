import { splitClauses } from '@/query-parser/clauses/splitClauses';
import { blankChatter } from '@/query-parser/text/blankChatter';
import type { TextPart } from '@/query-parser/text/textPart';
import type { MeaningKind } from '@/query-parser/text/token';

/** Stands for every name. */
const NAME = '※';
/** Tokens on either side of a name that are its context. */
const WINDOW = 7;
/** Latin words with a space before them, numbers, and single characters. */
const TOKEN = /[a-z']+|[0-9]+|[^\sa-z0-9]/g;

const SAME_SIGNS: Readonly<Record<string, string>> = { '，': ',', '、': ',', '。': '.' };

/** A part that may be a name; `operator` is what its word was read as. */
export type NamePart = Pick<TextPart, 'start' | 'end' | 'gap' | 'entity' | 'tokens'> & {
  readonly operator: MeaningKind | null;
};

/** A name and the tokens and pairs of tokens around it, each once: `' i'`, `' i want'`, `要※`, `#` for a number. */
export type NameContext<P> = { readonly part: P; readonly ngrams: ReadonlySet<string> };

/** Returns the names of a text with the words around them in their clause, which a classifier reads.
 *  @param chars  the folded text */
export function nameContexts<P extends NamePart>(parts: readonly P[], chars: string): readonly NameContext<P>[] {
  const contexts: NameContext<P>[] = [];
  const words = parts.flatMap(({ entity, operator, tokens }) => (entity === null && operator === null ? tokens : []));
  const text = blankChatter(words, chars);
  for (const clause of splitClauses(parts, chars)) {
    let from = clause[0]?.start ?? 0;
    const tokens: string[] = [];
    const names: { readonly part: P; readonly index: number }[] = [];
    for (const part of clause) {
      if (part.entity?.kind !== 'item') continue;
      tokens.push(...tokensOf(text.slice(from, part.start)));
      names.push({ part, index: tokens.length });
      tokens.push(NAME);
      from = part.end;
    }
    // With the sign that ends the clause.
    const end = (clause.at(-1)?.end ?? from) + 1;
    if (names.length > 0) tokens.push(...tokensOf(text.slice(from, end)));
    for (const { part, index } of names) {
      const before = tokens.slice(Math.max(0, index - WINDOW), index + 1);
      const after = tokens.slice(index, index + 1 + WINDOW);
      contexts.push({ part, ngrams: new Set([...ngramsOf(before), ...ngramsOf(after)]) });
    }
  }
  return contexts;
}

function tokensOf(text: string): readonly string[] {
  return (text.match(TOKEN) ?? []).map((token) => {
    if (/[0-9]/.test(token)) return '#';
    if (/[a-z]/.test(token)) return ` ${token}`;
    return SAME_SIGNS[token] ?? token;
  });
}

function ngramsOf(tokens: readonly string[]): readonly string[] {
  return tokens.flatMap((token, index) => (index === 0 ? [token] : [token, `${tokens[index - 1]}${token}`]));
}
