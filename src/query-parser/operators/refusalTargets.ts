import { beginsLine, isNewLine } from '@/query-parser/clauses/lineStarts';
import { isContentWord, isFunctionWord, MAX_CHAIN_LENGTH, touches } from '@/query-parser/clauses/operatorScope';
import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { isSymbol } from '@/query-parser/text/charKinds';
import { isItem } from '@/query-parser/text/textPart';
import { isBreakingGap, means } from '@/query-parser/text/token';

/** 带这张的宁可不要, keep him out: the name may be several clauses before. */
const POINTING = /[他她它此]|[这那][个张位只台俩些]|\b(?:him|her)\b/;

/** Returns how many clauses before a refusal its name may be. */
export function maxClausesBack({ start, end }: MutablePart, chars: string): number {
  return POINTING.test(chars.slice(start, end)) ? 3 : 1;
}

/** Heero? never pulled him. */
const PRONOUN = /^ ?(?:him|her|them|it|those)(?: (?:pls|though))?(?= *(?:[,.!?;)\n]|$))/;
const MAX_PRONOUN_LENGTH = 24;

/** Returns true if the operand of a refusal is a pronoun. */
export function precedesPronoun({ end }: MutablePart, chars: string): boolean {
  return PRONOUN.test(chars.slice(end, end + MAX_PRONOUN_LENGTH));
}

/** Returns the names of the list that a refusal introduces, with remarks between them: 毕业的就别塞给我了：A（抽腻了）、B; those of a line that begins
 *  with a mark and consists of names and values: ❌ A, B. */
export function namesIntroduced({ parts, chars }: OperatorText, index: number): readonly MutablePart[] {
  const { start, end } = parts[index] ?? { start: 0, end: 0 };
  if (isSymbol(chars.slice(start, end)) && beginsLine(parts, index, chars)) {
    const isOutside = (at: number) => parts[at] === undefined || isNewLine(parts, at, chars);
    let after = index + 1;
    while (!isOutside(after) && isItem(parts[after])) after++;
    return isOutside(after) ? parts.slice(index + 1, after) : namesOnLine(parts, index + 1, chars);
  }
  if (!/^ *:/.test(chars.slice(end, end + 2))) return [];
  let last = index + 1;
  while (last < parts.length && last - index < MAX_CHAIN_LENGTH && !isBreakingGap(parts[last]?.gap)) last++;
  return parts.slice(index + 1, last).filter(isItem);
}

const MAX_BRACKET_LENGTH = 200;

/** Returns the names in a bracket behind a refusal, which are refused with what precedes it: 泳装都不要（A、B）. Empty if there is anything else, if
 *  a value is refused, or if the word makes an exception: A以外（B、C）. */
export function namesInBracket({ parts, chars }: OperatorText, index: number): readonly MutablePart[] {
  const { start, end } = parts[index] ?? { start: 0, end: 0 };
  const close = end + chars.slice(end, end + MAX_BRACKET_LENGTH).indexOf(')');
  if (!/^ ?\(/.test(chars.slice(end, end + 2)) || /[以之]外/.test(chars.slice(start, end))) return [];
  // 国服不要（A、B）
  if (parts[index - 1]?.entity?.kind === 'choice') return [];
  let last = index + 1;
  while ((parts[last]?.start ?? close) < close) last++;
  const inside = parts.slice(index + 1, last);
  // 不要（A、B）以外的
  const isException = /^.(?:以外|之外)/.test(chars.slice(close, close + 3));
  return inside.every(isItem) && !isException ? inside : [];
}

/** Returns the names and values of a line that have nothing but commas and remarks in brackets between them: ×A入り（高い）、DMM連携. */
export function namesOnLine(parts: readonly MutablePart[], first: number, chars: string): readonly MutablePart[] {
  const names: MutablePart[] = [];
  let depth = 0;
  for (let at = first; at < parts.length && at - first < MAX_CHAIN_LENGTH && !isNewLine(parts, at, chars); at++) {
    const part = parts[at] as MutablePart;
    for (const char of chars.slice(parts[at - 1]?.end, part.start)) depth += char === '(' ? 1 : char === ')' ? -1 : 0;
    const isName = part.entity?.kind === 'item' || part.entity?.kind === 'choice';
    if (at === first ? depth > 0 : depth <= 0 && isName && part.gap !== 'join') return [];
    if (depth > 0) continue;
    if (isName) names.push(part);
    else if (part.entity !== null || !isFunctionWord(part)) return [];
  }
  return names;
}

/** In 谷歌死绑的勿扰 neither word alone is refused, nor is the first one wanted; 国服日服不要 and 美琴日花不要 refuse both. */
export function refuseCombined(parts: readonly MutablePart[], first: number, apply: (part: MutablePart) => void): void {
  const refused = parts[first]?.entity;
  for (let index = first; touches(parts, index); index--) {
    const part = parts[index - 1];
    if (part?.entity == null || part.entity.kind !== refused?.kind) return;
    if (part.entity.kind === 'choice' && refused.kind === 'choice' && part.entity.facet !== refused.facet)
      part.isDoubtful = true;
    else if (part.entity.kind === 'choice' || part.entity.kind === 'item') apply(part);
  }
}

/** In 不要泳装梅林 the name may be part of the unread text, so the whole phrase is ignored. */
export function ignorePartialName(parts: readonly MutablePart[], first: number): void {
  for (let index = first + 1; touches(parts, index); index++) {
    const part = parts[index];
    if (part === undefined || (part.entity === null && !isContentWord(part))) return;
    if (part.entity?.kind === 'item' || part.entity?.kind === 'choice') part.isDoubtful = true;
  }
}

/** Returns true for a refusal of all names of its clause: 梅林 孔明都不要. */
export function isAboutAll({ parts, chars }: OperatorText, index: number): boolean {
  const [word, before] = [parts[index], parts[index - 1]];
  if (word === undefined) return false;
  return /^(?:都|一律|一个都)/.test(chars.slice(word.start, word.end)) || means(before?.tokens[0], 'each');
}

/** The end of a refusal that may precede its name as well as follow it. */
export const TAKES_OBJECT = /[不没别无]想?(?:要|收|有|带|含|碰|考虑)$/;

/** Returns true for a refusal of the touching name after it, since that before it is refused already: 不要国服也不要台服. */
export function refusesNext(parts: readonly MutablePart[], index: number, before: number | null): boolean {
  const isFree = before === null || parts[before]?.isNegated === true;
  return isFree && touches(parts, index + 1) && parts[index + 1]?.entity != null;
}
