import { beginsLine } from '@/query-parser/clauses/lineStarts';
import { chainAfter } from '@/query-parser/clauses/operatorScope';
import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { type Gap, isBreakingGap, means } from '@/query-parser/text/token';
import { namesOnLine } from './refusalTargets';

/** Separators after which × multiplies: 梅林×2. */
const NEAR: ReadonlySet<Gap> = new Set<Gap>(['none', 'mark']);

/** × at the beginning of a line or between a space and a name refuses the name (×デビルマン, 梅林 ×孔明), and so does × after a name that no
 *  number follows: 青眼×（分解了）. */
export function refuseMarked({ parts, chars }: OperatorText, index: number): void {
  const mark = parts[index];
  if (mark === undefined || !means(mark.tokens[0], 'times')) return;
  const [before, first] = [parts[index - 1], parts[index + 1]];
  const isLast = () => !/^ *[\p{L}\p{N}]/u.test(chars.slice(mark.start + 1));
  if (mark.gap === 'none' && before?.entity?.kind === 'item' && isLast()) {
    mark.isUsed = true;
    negate(before);
    return;
  }
  const stands = isBreakingGap(mark.gap) || (!NEAR.has(mark.gap) && first?.gap === 'none');
  // An asterisk is the bullet of a list, and x3: A, B counts copies.
  const isMark = stands && chars[mark.start] !== '*' && !/\d/.test(chars.charAt(mark.end));
  if (!isMark || (first?.entity?.kind !== 'item' && first?.entity?.kind !== 'choice')) return;
  mark.isUsed = true;
  const chained = chainAfter(parts, index + 1, 'not').flatMap((position) => parts[position] ?? []);
  // ×A入り（高い）、DMM連携: remarks separate the names of a line that begins with the mark.
  const listed = beginsLine(parts, index, chars) ? namesOnLine(parts, index + 1, chars) : [];
  for (const operand of listed.length > chained.length ? listed : chained) if (operand.entity !== null) negate(operand);
}

export function negate(part: MutablePart): void {
  part.isNegated = true;
  part.mode = 'never';
  // C呆（主号有了，不要）
  part.isIgnored = part.isReplaced;
}
