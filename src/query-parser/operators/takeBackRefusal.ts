import { isNewLine } from '@/query-parser/clauses/lineStarts';
import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { isBreakingGap, means } from '@/query-parser/text/token';

/** Words for absence. A name whose absence is refused is wanted: 没有C呆的别来, キャストリアいない垢は論外. */
const ABSENCE =
  /^(?:[ハガモ]?(?:无シ|ナシ|ナイ|イナイ|入ッテイ?ナイ)|没有?|无|非|不[带是]|以外|之外|(?:without|no|(?:anything )?(?:but|other than|besides))(?![a-z]))/;

/** Words that refuse accounts with the name, so that they cannot refuse its absence: 梅林なしというか入ってるとダメ. */
const PRESENCE = /^[ハガモヲ]?(?:入ッテ|持ッテ|付イテ|含ンデ|イ|居|ア|有)(?:イ?ル|ッ?タ)/;
/** 梅林なし、地雷です: after a comma another refusal follows. */
const COMPLETE = /^[ハガモ]?(?:无シ|ナシ)$/;

/** Maximum number of words between the two refusals; without it, long texts would take quadratic time. */
const MAX_DISTANCE = 16;

/** A reason for a refusal rather than a second one: no Kiara, she creeps me out. */
const AVERSION = /creep|sick|tired|[嫌腻烦吐]|饱キ|过敏|苦手|恶心|晦气/;

/** Returns true for 缺A的不收 and `if it doesn't have A, pass`: the refusal is of accounts without the items. */
function namesMissingItems(sentence: string): boolean {
  const clause = sentence.slice(Math.max(sentence.lastIndexOf(','), sentence.lastIndexOf('，')) + 1);
  if (/缺|少[了一]/.test(clause) || /\bunless\b/.test(sentence)) return true;
  return /\b(?:if|when)\b/.test(sentence) && /\b(?:no|without|lacks)\b|n'?t (?:have|include)\b/.test(sentence);
}

/** Takes back the refusals of a clause if a later one refuses accounts without those names: 没有C呆的别来. Returns true if it does.
 *  @param index  the later refusal */
export function takeBackRefusal({ parts, chars }: OperatorText, index: number): boolean {
  const from = Math.max(0, index - MAX_DISTANCE);
  const refusal = chars.slice(parts[index]?.start, parts[index]?.end);
  if (AVERSION.test(refusal) || PRESENCE.test(refusal)) return false;
  if (wantMissingItems({ parts, chars }, from, index)) return true;
  const isDismissal = dismisses({ parts, chars }, index);
  const isEnd = (position: number) => isBreakingGap(parts[position]?.gap) && !(isDismissal && position === index);
  for (let position = index - 1; position >= from && !isEnd(position + 1); position--) {
    const word = parts[position];
    if (word === undefined || word.entity !== null || !word.isUsed) continue;
    const absence = chars.slice(word.start, word.end);
    if (!means(word.tokens[0], 'not') && absence !== '不是') continue;
    if (!ABSENCE.test(absence) || (COMPLETE.test(absence) && /[、,，]/.test(chars[word.end] ?? ''))) continue;
    if (isDismissal && word.gap === 'none' && position > 0) continue;
    // 非国服 C呆不要 refuses two things, C呆（非泳装）不要 one.
    const between = parts.slice(position + 1, index).filter(({ entity }) => entity !== null);
    if (absence === '非' && (between.length === 0 || between.some(({ isNegated }) => !isNegated))) continue;
    // エヴァなし、未連携もなし refuses two things, one after the other.
    if (
      parts.slice(from, position).some((one) => follows(one, word)) &&
      parts.slice(position, index).some(({ entity }) => entity !== null)
    )
      return false;
    // A refusal in brackets only repeats the one before: 月岡恋鐘なし（所持垢は対象外）.
    if (chars.slice(word.end, parts[index]?.start).includes('(')) continue;
    for (let at = index - 1; at >= from && !isEnd(at + 1); at--) {
      const part = parts[at];
      if (part === undefined || part.entity === null || !part.isNegated) continue;
      part.isNegated = false;
      part.mode = 'must';
    }
    (parts[index] as MutablePart).isUsed = true;
    return true;
  }
  return false;
}

/** Words that refuse an account rather than a name. */
const DISMISSAL =
  /^(?:(?:就|都|请|的)?(?:别来|免谈|勿扰|别找我?|别加|不收|不看|不谈|不买|pass|拜拜)|no (?:deal|buy|sale|thanks)|pass)/;

/** Returns true for a dismissal after a comma, with no other word joined to it: 没有梅林，免谈 预算500. */
function dismisses({ parts, chars }: Pick<OperatorText, 'parts' | 'chars'>, index: number): boolean {
  const word = parts[index];
  if (word === undefined || parts[index + 1]?.gap === 'none') return false;
  if (!/^ ?[,，] ?$/.test(chars.slice(parts[index - 1]?.end, word.start))) return false;
  return DISMISSAL.test(chars.slice(word.start, word.end));
}

/** Takes back the refusals of a sentence that names items as missing and then refuses: 缺A的不收. Returns true if it does. */
function wantMissingItems(
  { parts, chars }: Pick<OperatorText, 'parts' | 'chars'>,
  from: number,
  index: number,
): boolean {
  let first = index;
  while (first > from && parts[first]?.gap !== 'stop' && !isNewLine(parts, first, chars)) first--;
  if (!namesMissingItems(chars.slice(parts[first]?.start, parts[index]?.start))) return false;
  for (const part of parts.slice(first, index + 1)) {
    if (part.entity !== null && part.isNegated) {
      part.isNegated = false;
      part.mode = 'must';
    }
  }
  (parts[index] as MutablePart).isUsed = true;
  return true;
}

/** Returns true if a word is joined to a name or value before it. */
function follows(before: MutablePart | undefined, word: MutablePart): boolean {
  return before?.entity != null && before.extraRanges.some(({ start }) => start === word.start);
}
