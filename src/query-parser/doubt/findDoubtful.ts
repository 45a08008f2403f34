import { hasMeaning } from '@/query-parser/clauses/operatorScope';
import { hasNoMeaning, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, means } from '@/query-parser/text/token';
import refusalSigns from '@/query-parser/words/refusalSigns.json';

const ENGLISH_REFUSALS: ReadonlySet<string> = new Set(refusalSigns.english);

/** Returns the names of clauses that may refuse them in words that were not understood, or hesitate: neither wanted nor refused, they stay
 *  unread.
 *  @param chars  the folded text
 *  @param isLikely  true for a name that is wanted unless an operator may refuse it */
export function findDoubtful<P extends TextPart & { readonly isUsed: boolean }>(
  parts: readonly P[],
  chars: string,
  isLikely: (part: P) => boolean,
): ReadonlySet<P> {
  const doubtful = new Set<P>();
  const isUncertain = (part: P) => isWanted(part) && !isLikely(part);
  let before: readonly P[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = start + 1;
    while (end < parts.length && !isBreakingGap(parts[end]?.gap) && !endsReason(parts[end - 1], chars)) end++;
    const clause = parts.slice(start, end);
    // キャストリアは被るので無しで: the reason belongs to a refusal that was understood.
    const isUnderstood = clause.some(({ isUsed }) => isUsed) || parts[end]?.isUsed === true;
    const left = clause.filter(isUnknown).map((part) => chars.slice(part.start, part.end));
    if (!isUnderstood && refusesUnclearly(clause, chars))
      for (const part of clause) if (isWanted(part)) doubtful.add(part);
    if (!isUnderstood && mayRefuse(left)) for (const part of clause) if (isUncertain(part)) doubtful.add(part);
    // 尤其弗拉德、阿蒂拉，送我都嫌占格子: a clause of its own is about the names before it.
    if (clause.every((part) => part.entity === null) && clause.some((part) => isUnknown(part) && dislikes(chars, part)))
      for (const part of before) if (part.entity?.kind === 'item' && isUncertain(part)) doubtful.add(part);
    for (const part of clause)
      if (isUncertain(part) && HESITATION.test(chars.slice(part.end, part.end + MAX_HESITATION))) doubtful.add(part);
    before = clause;
    start = end;
  }
  return doubtful;
}

/** ナギサ様は…うん、紅茶だけで結構です: what follows is seldom a wish. */
const HESITATION = /^[样君]?ハ ?\.{2,}(?! ?(?:[.\d]|必须|绝对|マスト|マジ|アレバ|イレバ|[^。.!\n]{0,6}(?:欲シ|ホシ)))/;
const MAX_HESITATION = 24;

/** スマホではやらないのでPC版: a reason refuses nothing that follows. */
function endsReason(part: TextPart | undefined, chars: string): boolean {
  return part?.entity === null && /(?:ノデ|ケド)$/.test(chars.slice(part.start, part.end));
}

function isWanted({ entity, mode }: TextPart): boolean {
  return (entity?.kind === 'item' || entity?.kind === 'choice') && (mode === 'must' || mode === 'any');
}

function dislikes(chars: string, { start, end }: TextPart): boolean {
  const text = chars.slice(start, end);
  return refusalSigns.dislike.some((sign) => text.includes(sign));
}

/** Words without a meaning, and single characters, which may belong to them. */
function isUnknown(part: TextPart): boolean {
  if (part.entity !== null || hasMeaning(part.tokens[0], ['not', 'must'])) return false;
  return part.end - part.start === 1 || hasNoMeaning(part);
}

/** Unknown words, and those for a kind of item: C呆不要礼装. */
function isNoun(part: TextPart): boolean {
  return isUnknown(part) || (part.entity === null && means(part.tokens[0], 'kind'));
}

/** A refusal without operand may be about any noun of its clause in English (no accounts bound to Google); elsewhere its operand is the
 *  unknown word beside it (C呆 除了礼装以外), unless the clause has no space (鬼冢豪这种角色我都不想看). */
function refusesUnclearly(clause: readonly TextPart[], chars: string): boolean {
  const at = clause.findIndex(({ entity, tokens }) => entity === null && means(tokens[0], 'not'));
  const refusal = clause[at];
  if (refusal === undefined) return false;
  if (/[a-z]/.test(chars.charAt(refusal.start))) return !refusesOnlyNouns(clause.slice(at), chars);
  const hasOperand = clause.slice(at + 1).some((part) => isNoun(part) && part.end - part.start > 1);
  return !hasOperand && (clause.slice(1).every(({ gap }) => gap === 'none') || followsName(clause, at));
}

/** Merlin, no scams: unknown nouns to the end of the clause. `Merlin not needed` may refuse the name. */
function refusesOnlyNouns([refusal, ...nouns]: readonly TextPart[], chars: string): boolean {
  const isBeforeNouns = /^(?:no|without|w\/o)$/.test(chars.slice(refusal?.start, refusal?.end));
  const isNouns = nouns.every((noun) => (isUnknown(noun) && noun.gap === 'soft') || means(noun.tokens[0], 'skip'));
  return isBeforeNouns && nouns.some(isUnknown) && isNouns;
}

/** ハルナは通常でも正月でも不要、いると困ります */
function followsName(clause: readonly TextPart[], at: number): boolean {
  const before = clause.slice(0, at);
  return before[0]?.entity?.kind === 'item' && clause.slice(1, at + 1).every(({ gap }) => gap === 'none');
}

const REFUSAL_BEGINNINGS: ReadonlySet<string> = new Set(refusalSigns.refusal.map((sign) => sign.charAt(0)));

/** Returns true if words without a meaning may refuse something. */
export function mayRefuse(words: readonly string[]): boolean {
  if (words.some((word) => ENGLISH_REFUSALS.has(word))) return true;
  const joined = words.join('');
  // Most words have none of the characters that refusals begin with.
  if (!Array.from(joined).some((char) => REFUSAL_BEGINNINGS.has(char))) return false;
  const rest = refusalSigns.harmless.reduce((left, word) => left.replaceAll(word, ''), joined);
  return refusalSigns.refusal.some((sign) => rest.includes(sign));
}
