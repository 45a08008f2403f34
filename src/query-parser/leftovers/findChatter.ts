import { hasMeaning } from '@/query-parser/clauses/operatorScope';
import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import { mayRefuse } from '@/query-parser/doubt/findDoubtful';
import { isWordChar } from '@/query-parser/text/charKinds';
import { type FoldedText, spanOf } from '@/query-parser/text/foldedText';
import { isBreakingGap, type MeaningKind, means } from '@/query-parser/text/token';
import { KANA_REFUSAL } from '@/query-parser/tokens/skipInflections';
import { isChatter } from './chatter';
import type { TextRange } from './classifyLeftovers';

/** Pronouns, particles and auxiliary verbs, which make a clause a sentence rather than a list of names, in folded text. */
const SENTENCE =
  /[我你您他她它咱俺谁哪这那了吧呢嘛啦呀吗啊呗想说看问让]|[\u30a1-\u30fc](?:マス|タイ|テル|タ|ル|テ|デ|ノデ|カラ|ケド|ネ|ヨ)$|(?:^|[^a-z])(?:i|my|me|you|your|he|him|his|she|her|we|us|our|they|them|it|its|this|that|is|are|was|am|be|been|has|have|had|got|get|im|ve|ll|s|so|to|for)(?![a-z])/;

const AMOUNTS: readonly MeaningKind[] = ['number', 'level', 'copies'];
/** Words of a clause that state a wish or a refusal, so that its rest is not chatter. */
const WISHES: readonly MeaningKind[] = ['not', 'nice', 'must', 'ignored', 'optional', 'oneOf'];

/** Returns the clauses of a wish without an item, a value or a refusal: 我老婆喜欢看番, `my cat deleted my account`.
 *  @param chars  the folded text */
export function findChatter(parts: readonly InterpretedPart[], chars: string): readonly TextRange[] {
  const chatter: TextRange[] = [];
  if (parts.every(({ entity }) => entity === null)) return chatter;
  for (let start = 0; start < parts.length; ) {
    let end = start + 1;
    while (end < parts.length && !startsClause(parts, end, chars)) end++;
    const clause = parts.slice(start, end);
    if (isChatterClause(clause, chars)) chatter.push({ start: clause[0]?.start ?? 0, end: clause.at(-1)?.end ?? 0 });
    start = end;
  }
  return chatter;
}

/** Returns true for a version that the game does not have, such as 水着 in 水着ミカ, which is no chatter. */
export function isUnknownVersion({ tokens }: InterpretedPart, next: InterpretedPart | undefined): boolean {
  return next?.entity?.kind === 'item' && next.gap === 'none' && means(tokens[0], 'filter');
}

/** Words for conditions of a wish that were not understood, in folded text: 技能全10, 共享号不行, 称号付き. */
const CONDITION =
  /[0-9要需全满齐女男]|外|除|见送|谛|禁止|共[享用号]|拿过|能[^不]|号[付ツ]|(?:ツキ|持チ|付キ|济ミ|アリ|多イ|全开放)$/;
/** A noun with a kana ending may be a condition too: 箱推し. */
const NOUN = /^\p{Script=Han}+[しみりち]$/u;

/** A single ideograph beside understood words is the rest of a phrase: 能打的, 200抽的量. */
const REST = /^(?:能|已)?\p{Script=Han}的?$/u;
const INTERJECTION = /^(?:orz|o7|h{2,}|嗯+|唉+|额+)$/;
/** Talk about prices without any number: 贵点没关系, 预算不高. */
const PRICE_TALK = /[贵价钱砍]|预算|budget/;
/** The buyer's own actions and what somebody fails to do refuse nothing: 我不砍价, 打不动. */
const OWN_NEGATION =
  /[我她他咱](?:也|都|就)?(?:不|没)有?(?![要收想])|\p{Script=Han}不[动住到去清起懂]|(?:不|没)太?(?:懂|知|敢|空|急)/gu;

/** Returns true for unread words of a wish that are part of a sentence and neither refuse nor require anything. */
export function isHarmless(folded: FoldedText, range: TextRange): boolean {
  const chars = folded.chars.slice(range.start, range.end);
  // Hiragana that stands alone may be a name.
  if (/^[ぁ-ゖー]{2,}$/.test(textOf(folded, range)) && !touchesWord(folded, range)) return false;
  if (INTERJECTION.test(chars) || (REST.test(chars) && !/[不没别无]/.test(chars) && touchesWord(folded, range)))
    return true;
  if (NOUN.test(textOf(folded, range)) || CONDITION.test(chars)) return false;
  return isChatter(folded, range) && !mayRefuse([chars]) && !KANA_REFUSAL.test(chars);
}

function textOf(folded: FoldedText, range: TextRange): string {
  const { start, end } = spanOf(folded, range.start, range.end);
  return folded.text.slice(start, end);
}

function touchesWord({ chars }: FoldedText, { start, end }: TextRange): boolean {
  return isWordChar(chars.charAt(start - 1)) || isWordChar(chars.charAt(end));
}

function startsClause(parts: readonly InterpretedPart[], index: number, chars: string): boolean {
  return isBreakingGap(parts[index]?.gap) || /[()]/.test(chars.slice(parts[index - 1]?.end, parts[index]?.start));
}

function isChatterClause(clause: readonly InterpretedPart[], chars: string): boolean {
  if (clause.some(({ entity, tokens }) => entity !== null || hasMeaning(tokens[0], AMOUNTS))) return false;
  const text = chars.slice(clause[0]?.start, clause.at(-1)?.end);
  // 不议价 is a condition of the sale.
  if (PRICE_TALK.test(text) && !CONDITION.test(text) && !text.includes('议')) return true;
  if (clause.some(({ tokens }) => hasMeaning(tokens[0], WISHES))) return false;
  const words = clause
    .filter(({ tokens }) => !means(tokens[0], 'skip'))
    .map(({ start, end }) => chars.slice(start, end));
  if (CONDITION.test(words.join(' '))) return false;
  const own = text.replace(OWN_NEGATION, '');
  const rest = own === text ? words : [own];
  return (own !== text || SENTENCE.test(text)) && !mayRefuse(rest);
}
