import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, type MeaningKind, means, type Token } from '@/query-parser/text/token';

/** The properties of a part that determine the scope of an operator. */
type ScopePart = Pick<TextPart, 'start' | 'end' | 'extraRanges' | 'gap' | 'tokens' | 'entity'>;

/** Maximum number of function words between an operator and its operand. */
const MAX_DISTANCE = 10;
/** Maximum number of words between a refusal and the name of the clause before. */
const MAX_TOPIC_DISTANCE = 14;
/** Maximum number of operands of one operator. */
export const MAX_CHAIN_LENGTH = 40;

/** Returns the index of the operand after an operator: an entity or a content word. Returns null if there is none. */
export function targetAfter(parts: readonly ScopePart[], index: number): number | null {
  for (let position = index + 1; position <= index + MAX_DISTANCE; position++) {
    const part = parts[position];
    // An operator at the end of a line applies to the next line, but 4破：无 is complete.
    const isNext = position === index + 1 && part?.gap === 'break' && parts[index]?.tokens[0]?.followsColon !== true;
    if (part === undefined || (isBreakingGap(part.gap) && !isNext)) return null;
    if (part.entity !== null) return position;
    if (isContentWord(part)) return isBreakingGap(parts[index + 1]?.gap) ? null : position;
    if (!isFunctionWord(part)) return null;
  }
  return null;
}

/** Returns the index of the operand before an operator, by the rules of `targetAfter`. */
export function targetBefore(parts: readonly ScopePart[], index: number): number | null {
  for (let position = index - 1; position >= index - MAX_DISTANCE; position--) {
    const part = parts[position];
    if (part === undefined || isBreakingGap(parts[position + 1]?.gap)) return null;
    if (part.entity !== null || isContentWord(part)) return position;
    if (!isFunctionWord(part)) return null;
  }
  return null;
}

/** Returns the index of the operand of a refusal after it: the one before it, or the topic of its clause across words that were not
 *  understood: ドレスアルは被るので無しで.
 *  @param chars  the folded text, in which particles are katakana */
export function topicBefore(parts: readonly ScopePart[], index: number, chars: string): number | null {
  const before = targetBefore(parts, index);
  if (before === null || parts[before]?.entity !== null) return before;
  let nearest: number | null = null;
  for (let position = before - 1; position >= before - MAX_DISTANCE; position--) {
    const part = parts[position];
    if (part === undefined || isBreakingGap(parts[position + 1]?.gap)) break;
    if (part.entity === null) continue;
    const end = endOf(part);
    // Yostar、または未連携（Xは不可）: the brackets have a topic of their own.
    if (/\([^()]+[ハガモ]$/.test(chars.slice(end, (parts[index]?.start ?? 0) + 1))) break;
    // Aは引退した友達を思い出すのでいない垢で: the topic comes before the value that the reason mentions.
    if (part.entity.kind === 'item' && /^(?:ダケ|トカ)?[ハモ]/.test(chars.slice(end, end + 3))) return position;
    const isTopic = part.entity.kind === 'item' || part.entity.kind === 'choice';
    const isJoined =
      end === parts[position + 1]?.start ||
      /[ハガモヲ(]/.test(chars.charAt(end)) ||
      // Bandit Keith on the roster is a hard no
      (part.entity.kind === 'item' && /^ {1,2}[a-z]/.test(chars.slice(end, end + 3)));
    nearest ??= isTopic && isJoined ? position : before;
    if (part.entity.kind === 'item') break;
  }
  return nearest ?? before;
}

/** Returns the name that a refusal is about if its own clause has none: `Kiara? No thanks`, `マーリンは持ってるので、いりません`.
 *  @param maxBreaks  the number of clauses to look back
 *  @param isAny      true if it may be a value as well: 台服跟韩服，这两个别给我; Android? no */
export function topicOfPreviousClause(
  parts: readonly ScopePart[],
  index: number,
  maxBreaks = 1,
  isAny = false,
): number | null {
  let breaks = 0;
  let hasWord = true;
  for (let position = index - 1; position >= index - MAX_TOPIC_DISTANCE; position--) {
    const part = parts[position];
    // Chatter between two clauses is none of its own.
    if (isBreakingGap(parts[position + 1]?.gap) && hasWord) {
      breaks++;
      hasWord = false;
    }
    if (part === undefined || breaks > maxBreaks) return null;
    hasWord ||= !isFunctionWord(part);
    if (part.entity !== null)
      return part.entity.kind === 'item' || (isAny && part.entity.kind === 'choice') ? position : null;
    if (hasMeaning(part.tokens[0], ['not', 'nice', 'oneOf', 'must'])) return null;
  }
  return null;
}

function endOf({ end, extraRanges }: ScopePart): number {
  return Math.max(end, ...extraRanges.map((range) => range.end));
}

/** Returns true if the operator touches the preceding operand and not the following one (国服不要 梅林), or if the following one is refused
 *  by the next operator. */
export function isSuffix(parts: readonly ScopePart[], index: number, before: number, next: number | null): boolean {
  if (next === null) return true;
  // 梅林没出｜孔明
  for (let position = before + 1; position <= next; position++) if (!touches(parts, position)) return position > index;
  return isRefusedAfter(parts, next);
}

/** In 梅林不要C呆也不要 the second name has a refusal of its own, and the second value in 谷歌号不要苹果的也不要. */
function isRefusedAfter(parts: readonly ScopePart[], operand: number): boolean {
  const [word] = parts.slice(operand + 1, operand + 2);
  const isParticle = word !== undefined && isFunctionWord(word) && touches(parts, operand + 1);
  const refusal = isParticle ? operand + 2 : operand + 1;
  if (!touches(parts, refusal) || !means(parts[refusal]?.tokens[0], 'not')) return false;
  return parts[refusal]?.entity === null && !touches(parts, refusal + 1);
}

/** Returns true if a word touches the previous one. A level attached to a name counts as part of the name: 不要 满宝梅林. */
export function touches(parts: readonly ScopePart[], index: number): boolean {
  const [before, word] = [parts[index - 1], parts[index]];
  if (before === undefined || word === undefined) return false;
  let { start } = word;
  let { end } = before;
  for (const one of word.extraRanges) if (one.end === start) start = one.start;
  for (const one of before.extraRanges) if (one.start === end) end = one.end;
  return start === end;
}

/** Returns true for function words, which do not separate an operator from its operand. */
export function isFunctionWord({ tokens }: Pick<ScopePart, 'tokens'>): boolean {
  return tokens.every((token) => hasMeaning(token, ['skip', 'each', 'must']) || joinsNumbers(token));
}

/** In optional~ nothing follows the sign. */
function joinsNumbers(token: Token): boolean {
  return means(token, 'to') && token.end - token.start === 1;
}

/** Returns true for words other than operators and function words, with or without a meaning, which an operator can apply to as well. */
export function isContentWord({ entity, tokens }: ScopePart): boolean {
  if (entity !== null) return false;
  return (
    !tokens.some((token) => hasMeaning(token, CONTENTLESS_KINDS)) && !(tokens.length > 0 && isFunctionWord({ tokens }))
  );
}

const CONTENTLESS_KINDS: readonly MeaningKind[] = [
  'not',
  'nice',
  'optional',
  'ignored',
  'oneOf',
  'and',
  'or',
  'must',
  'each',
  'sort',
];

/** Returns the indexes of the operands joined by 和, 或, 、 or a slash, starting with the first. Negation also extends over touching
 *  names: 不要日服国服. */
export function chainAfter(parts: readonly ScopePart[], first: number, kind: MeaningKind = 'or'): readonly number[] {
  const chain = [first];
  for (let index = first; chain.length < MAX_CHAIN_LENGTH; ) {
    const next = joinedAfter(parts, index) ?? (kind === 'not' ? touchingAfter(parts, index) : null);
    if (next === null) return chain;
    chain.push(next);
    index = next;
  }
  return chain;
}

/** Returns the indexes of the operands joined to the last one, backwards, as far as they are of its kind: in 梅林、石800、国服以外 only the server is
 *  excluded. */
export function chainBefore(parts: readonly ScopePart[], last: number): readonly number[] {
  const chain = [last];
  for (let index = last; chain.length < MAX_CHAIN_LENGTH; ) {
    let before = index - 1;
    while (isConnector(parts[before])) before--;
    if (before < 0 || joinedAfter(parts, before) !== index || !isSameKind(parts[before], parts[last])) return chain;
    // AかB、Cは不要: the list ends before the alternatives.
    if (index !== last && isAlternative(parts, before, index) && !isAlternative(parts, index, chain.at(-2) ?? last)) {
      chain.pop();
      return chain;
    }
    // マーリン希望、キャストリアは不要: the word after the first operand has closed it.
    if (parts.slice(before + 1, index).some((part, at) => closesOperand(part) && !joins(parts[before + 2 + at])))
      return chain;
    // マーリン宝具2、キャストリアはまだ: so has a level of its own.
    const isOpen =
      !hasLevelAfter(parts[last], Number.POSITIVE_INFINITY) || !hasLevelAfter(parts[index], Number.POSITIVE_INFINITY);
    if (hasLevelAfter(parts[before], parts[index]?.start) && isOpen) return chain;
    chain.push(before);
    index = before;
  }
  return chain;
}

/** Returns true if two operands are joined by 或 or a slash rather than listed. */
function isAlternative(parts: readonly ScopePart[], first: number, second: number): boolean {
  return parts.slice(first + 1, second + 1).some(({ gap, entity, tokens }) => {
    return gap === 'or' || (entity === null && means(tokens[0], 'or'));
  });
}

/** Returns true if a token has a meaning of one of the kinds. */
export function hasMeaning(token: Token | undefined, kinds: readonly MeaningKind[]): boolean {
  return token?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;
}

function hasLevelAfter(part: ScopePart | undefined, limit = 0): boolean {
  return (
    part?.extraRanges.some(
      ({ start, end, isSelection }) => isSelection !== true && start >= part.end && end <= limit,
    ) ?? false
  );
}

function closesOperand({ entity, tokens, start, end }: ScopePart): boolean {
  if (entity !== null || hasMeaning(tokens[0], ['and', 'or'])) return false;
  return hasMeaning(tokens[0], ['must', 'each']) || (hasMeaning(tokens[0], ['skip', 'link']) && end - start > 1);
}

/** A入りとB入りはお断り */
function joins(part: ScopePart | undefined): boolean {
  return part?.gap === 'none' && part.entity === null && hasMeaning(part.tokens[0], ['and']);
}

function isSameKind(a: ScopePart | undefined, b: ScopePart | undefined): boolean {
  // In 石8000、チケットは要らない the amount is not refused, nor the price in 5千円まで、初心者はNG.
  if (b?.entity === null && (a?.entity?.kind === 'range' || a?.entity?.kind === 'price')) return false;
  if (a?.entity == null || b?.entity == null) return true;
  if (a.entity.kind === 'choice' && b.entity.kind === 'choice') return a.entity.facet === b.entity.facet;
  return a.entity.kind === b.entity.kind;
}

function isConnector(part: ScopePart | undefined): boolean {
  return part?.entity === null && !isContentWord(part);
}

function touchingAfter(parts: readonly ScopePart[], index: number): number | null {
  const [current, next] = [parts[index]?.entity, parts[index + 1]?.entity];
  if (current == null || next == null || !touches(parts, index + 1) || current.kind !== next.kind) return null;
  const sameFacet = current.kind !== 'choice' || next.kind !== 'choice' || current.facet === next.facet;
  return sameFacet && current.kind !== 'range' ? index + 1 : null;
}

function joinedAfter(parts: readonly ScopePart[], index: number): number | null {
  let isJoined = false;
  for (let position = index + 1; position < parts.length; position++) {
    const part = parts[position];
    if (part === undefined || isBreakingGap(part.gap)) return null;
    if (part.gap === 'join' || part.gap === 'or') isJoined = true;
    if (part.entity !== null) return isJoined ? position : null;
    const token = part.tokens[0];
    if (hasMeaning(token, ['not', 'nice'])) return null;
    if (hasMeaning(token, ['and', 'or'])) isJoined = true;
    else if (isContentWord(part)) {
      if (isJoined) return position;
      // Unread text may consist of several words.
      if (part.gap !== 'none') return null;
    } else if (!isFunctionWord(part)) return null;
  }
  return null;
}

/** Returns the indexes of the last operand before an operator and of those of its kind, back to the beginning of the clause or to another
 *  operator. */
export function operandsOfClause(parts: readonly ScopePart[], last: number): readonly number[] {
  const operands = [last];
  for (let index = last - 1; index >= 0; index--) {
    const part = parts[index];
    if (part === undefined || isBreakingGap(parts[index + 1]?.gap)) break;
    if (hasMeaning(part.tokens[0], ['not', 'nice', 'must', 'oneOf'])) break;
    if (part.entity?.kind === parts[last]?.entity?.kind) operands.push(index);
    else if (part.entity !== null) break;
  }
  return operands;
}
