import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap } from '@/query-parser/text/token';

/** Signs of a refusal in text that was not understood, after folding. */
const REFUSAL =
  /不(?![限错少管会太过]|好意思|挑|要紧|影响|一定|急|用急|贵)|(?<![特区分级])别(?![的人])|没(?!关系|事|问题)|勿|拒|嫌|讨厌|膈应|腻|已有|重复|ナイ|マセン|ナシ|ナク|ヌキ|苦手|嫌イ|被ル|持ッテ(?:ル|イル)|\b(?:no|not|never|without|hate|except|ban|already|nt|t|isn|don|dupes?)\b/;

/** Returns the names of clauses that may refuse them in words that were not understood: neither wanted nor refused, they stay unread. */
export function findDoubtful(
  parts: readonly (TextPart & { readonly isUsed: boolean })[],
  chars: string,
): ReadonlySet<TextPart> {
  const doubtful = new Set<TextPart>();
  for (let start = 0; start < parts.length; ) {
    let end = start + 1;
    while (end < parts.length && !isBreakingGap(parts[end]?.gap)) end++;
    const clause = parts.slice(start, end);
    const isUnderstood = clause.some(({ isUsed }) => isUsed);
    const unread = clause.filter(
      ({ entity, tokens }) => entity === null && tokens.every(({ meanings }) => meanings.length === 0),
    );
    if (!isUnderstood && unread.some((part) => REFUSAL.test(chars.slice(part.start, part.end))))
      for (const part of clause) if (part.entity?.kind === 'item' && part.mode === 'must') doubtful.add(part);
    start = end;
  }
  return doubtful;
}
