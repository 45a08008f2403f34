import { isContentWord, touches } from '@/query-parser/clauses/operatorScope';
import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { means } from '@/query-parser/text/token';

/** Words before a change of mind. */
const NOW = /[,，\n] ?现在 ?$/;
const MAX_LEAD = 6;

/** Returns true for an answer to a question (Waver? don't care), and for a change of mind: 咲耶本来也想要，现在不要求. */
export function isAnswerOrCorrection({ parts, chars }: OperatorText, index: number): boolean {
  const start = parts[index]?.start ?? 0;
  const isAsked = chars.slice(parts[index - 1]?.end, start).includes('?');
  return isAsked || NOW.test(chars.slice(Math.max(0, start - MAX_LEAD), start));
}

const EITHER = /^(?:.[不没无]|可有|无所)/;

/** Returns true for words after which a name may be there or not. */
export function acceptsEither({ parts, chars }: OperatorText, index: number): boolean {
  return EITHER.test(chars.slice(parts[index]?.start, parts[index]?.end));
}

/** In 暗狐千万别有我看着烦 the unknown words after the refusal are a remark, since others than a name come first. */
export function isCutOff(parts: readonly MutablePart[], index: number, before: number, next: number | null): boolean {
  const after = next === null ? undefined : parts[next];
  const isRemark = next !== null && next > index + 1 && after !== undefined && isContentWord(after);
  return (
    isRemark &&
    (touches(parts, index) || !touches(parts, index + 1) || means(parts[index]?.tokens[0], 'nice')) &&
    parts[before]?.entity != null &&
    before === index - 1
  );
}
