import { beginsLine } from '@/query-parser/clauses/lineStarts';
import { hasMeaning, isFunctionWord, targetAfter } from '@/query-parser/clauses/operatorScope';
import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { hasNoMeaning } from '@/query-parser/text/textPart';
import { isBreakingGap } from '@/query-parser/text/token';

/** Returns the operand after an operator, which is not what another heading lists: （别的服不考虑）⏎必须有：A、B. */
export function ownTarget({ parts, sections, chars }: OperatorText, index: number): number | null {
  const next = targetAfter(parts, index);
  if (next !== null && !reachesNext(parts, index, next, chars)) return null;
  const isListed = sections.some(
    ({ start, first, end }) => next !== null && start > index && first <= next && next < end,
  );
  // 春睦月（不是四星）、温泉和香: a word in brackets is about what the brackets contain.
  const isOutside = next !== null && leavesBrackets(chars.slice(parts[index]?.end, parts[next]?.start));
  return isListed || isOutside ? null : next;
}

/** Returns true for words between a refusal and its operand. */
function isPassed(part: MutablePart | undefined): boolean {
  return part?.entity === null && (part.isUsed || isFunctionWord(part));
}

/** Returns true if a text leaves brackets that began before it. */
export function leavesBrackets(text: string): boolean {
  const close = text.indexOf(')');
  return close >= 0 && !text.slice(0, close).includes('(');
}

/** Returns true if a text enters brackets that it does not leave. */
export function entersBrackets(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** An operator at the end of a line applies to the next one, but not to its price, nor across a comma: `preferred? no, KoG only`. */
function reachesNext(parts: readonly MutablePart[], index: number, next: number, chars: string): boolean {
  const after = parts[index + 1]?.gap;
  if (!isBreakingGap(after) && after !== 'or') return true;
  // BMG如果有⏎平台…, 无限泡影 无⏎青眼白龙 3
  const { gap } = parts[index] ?? {};
  const previous = parts[index - 1]?.entity ?? null;
  if (previous !== null && (gap === 'none' || (gap === 'soft' && previous.kind === 'item'))) return false;
  // customer don't like⏎A: it is about something unknown on its own line; A、B，这俩都不要⏎C: about a list.
  const isSummary = hasMeaning(parts[index - 1]?.tokens[0], ['oneOf', 'each']) && !beginsLine(parts, index - 1, chars);
  if ((isSummary || hasNoMeaning(parts[index - 1])) && !isBreakingGap(gap)) return false;
  // A 抽腻了 NG⏎B: it repeats the refusal of its own line.
  let before = index - 1;
  while (isPassed(parts[before]) && !isBreakingGap(parts[before + 1]?.gap)) before--;
  // skip X, don't like⏎A: it gives the reason of a refusal.
  const isSameLine = !chars.slice(parts[before]?.end, parts[index]?.start).includes('\n');
  if (parts[before]?.isNegated && isSameLine) return false;
  const kind = parts[next]?.entity?.kind;
  if (after === 'or') return true;
  // （不喜欢） is about the name before it.
  const separator = chars.slice(parts[index]?.end, parts[index + 1]?.start);
  return kind !== 'price' && kind !== 'range' && separator.includes('\n') && !separator.includes(')');
}
