import { isNewLine } from '@/query-parser/clauses/findSections';
import { isBreakingGap } from '@/query-parser/text/token';
import { hasMeaning } from './operatorScope';
import type { MutablePart, OperatorText } from './operatorText';

/** Words that say that something is missing. What is refused because it is missing is wanted: 没有C呆的别来, キャストリアいない垢は論外. */
const ABSENCE =
  /^(?:[ハガモ]?(?:无シ|ナシ|ナイ|イナイ|入ッテイ?ナイ)|没有?|无|非|不带|以外|之外|(?:without|no)(?![a-z]))/;

/** What refuses accounts that have the name, as in 梅林なしというか入ってるとダメ, so that it cannot refuse its absence. */
const PRESENCE = /^[ハガモヲ]?(?:入ッテ|持ッテ|付イテ|含ンデ|イ|居|ア|有)(?:イ?ル|ッ?タ)/;
/** 梅林なし、地雷です: after a comma another refusal follows. */
const COMPLETE = /^[ハガモ]?(?:无シ|ナシ)$/;

/** Maximum number of words between the two refusals; without it, long texts would take quadratic time. */
const MAX_DISTANCE = 16;

/** A reason for a refusal rather than a second one: no Kiara, she creeps me out. */
const AVERSION = /creep|sick|tired|[嫌腻烦吐]|饱キ|过敏|苦手|恶心|晦气/;

/** Returns true for 缺A的不收 and `if it doesn't have A, pass`: the refusal is of accounts without what is named. */
function namesMissingItems(sentence: string): boolean {
  const clause = sentence.slice(Math.max(sentence.lastIndexOf(','), sentence.lastIndexOf('，')) + 1);
  if (/缺|少了/.test(clause) || /\bunless\b/.test(sentence)) return true;
  return /\b(?:if|when)\b/.test(sentence) && /\b(?:no|without|lacks)\b|n[’']?t (?:have|include)\b/.test(sentence);
}

/** Takes back a refusal if a second one in the clause refuses what is missing: 没有C呆的别来. */
export function requires({ parts, chars }: OperatorText, index: number): boolean {
  const from = Math.max(0, index - MAX_DISTANCE);
  const refusal = chars.slice(parts[index]?.start, parts[index]?.end);
  if (AVERSION.test(refusal) || PRESENCE.test(refusal)) return false;
  if (lacks({ parts, chars }, from, index)) return true;
  const isDismissal = dismisses({ parts, chars }, index);
  const isEnd = (position: number) => isBreakingGap(parts[position]?.gap) && !(isDismissal && position === index);
  for (let position = index - 1; position >= from && !isEnd(position + 1); position--) {
    const word = parts[position];
    if (word === undefined || word.entity !== null || !word.isUsed || !hasMeaning(word.tokens[0], ['not'])) continue;
    const absence = chars.slice(word.start, word.end);
    if (!ABSENCE.test(absence) || (COMPLETE.test(absence) && /[、,，]/.test(chars[word.end] ?? ''))) continue;
    if (isDismissal && word.gap === 'none' && position > 0) continue;
    // 非国服 C呆不要 refuses two things, C呆（非泳装）不要 one.
    const between = parts.slice(position + 1, index).filter(({ entity }) => entity !== null);
    if (absence === '非' && (between.length === 0 || between.some(({ isNegated }) => !isNegated))) continue;
    // エヴァなし、未連携もなし refuses two things, one after the other.
    if (follows(parts[position - 1], word) && parts.slice(position, index).some(({ entity }) => entity !== null))
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

/** Wants what the sentence before a refusal says to be missing. */
function lacks({ parts, chars }: Pick<OperatorText, 'parts' | 'chars'>, from: number, index: number): boolean {
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

/** In 缺一个不收：A、B and 没有以下的别来⏎A the accounts without the names of the list are refused. */
const HEADING_OF_MISSING = /缺|少[了一任]|没有?(?:以下|下[面列])|\b(?:missing|lack(?:s|ing)?)\b/;
/** don't bother if no A, skip if there's no A */
const DISMISSED_IF =
  /\b(?:do ?n[’']?t|do not|no need|skip|pass|ignore)\b[^,.;\n]{0,24}\b(?:if|when)(?: (?:there|it|you|u|your account)(?:[’']?(?:s|ve)| is| are| has| have)?)? $/;
const MAX_CONDITION_LENGTH = 60;

/** Returns true for a word within the refusal of accounts that lack the names after it. */
export function refusesWithout({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  const before = chars.slice(Math.max(0, (word?.start ?? 0) - MAX_CONDITION_LENGTH), word?.start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (
    DISMISSED_IF.test(before) ||
    (HEADING_OF_MISSING.test(line) && /^ ?[:\n]/.test(chars.slice(word?.end, (word?.end ?? 0) + 2)))
  );
}

/** Returns true if a word is joined to a name or value before it. */
function follows(before: MutablePart | undefined, word: MutablePart): boolean {
  return before?.entity != null && before.extraRanges.some(({ start }) => start === word.start);
}

/** In C呆宝1也行 and `Skadi at NP1 is fine` the level is enough, and in `either A or B is fine` one of them; neither makes the name optional. */
export function isSufficient({ parts, chars }: OperatorText, first: number, index: number, kind: string): boolean {
  const [operand, word] = [parts[first], parts[index]];
  if (kind !== 'optional' || operand?.entity?.kind !== 'item' || word === undefined || operand.isNegated) return false;
  if (ABSENT.test(chars.slice(word.start, word.end))) return false;
  const hasLevel = operand.extraRanges.some(({ start, end }) => start >= operand.end && end <= word.start);
  const isAlternative = isChoice(parts, first);
  if (hasLevel || isAlternative) word.isUsed = true;
  return hasLevel || isAlternative;
}

/** In ★5以上ならOK：A and 宝1即可：A、B the level of the heading is enough, while the names are wanted. */
export function statesEnough({ parts, chars }: OperatorText, index: number, listed: readonly number[]): boolean {
  const word = parts[index];
  if (word === undefined || ABSENT.test(chars.slice(word.start, word.end))) return false;
  return listed.some((position) => parts[position]?.extraRanges.some(({ end }) => end <= word.start) === true);
}

function isChoice(parts: readonly MutablePart[], last: number): boolean {
  const before = parts[last - 1];
  return parts[last]?.gap === 'or' || (before?.entity === null && hasMeaning(before.tokens[0], ['or']));
}

const CONDITIONAL = /^(?:的话|ナラ|ノ场合|ナケレ)/;

/** 没有黑杯的话苍玉也行 is a condition, not a refusal. */
export function isConditional({ parts, chars }: OperatorText, operand: number): boolean {
  const end = parts[operand]?.end ?? 0;
  return CONDITIONAL.test(chars.slice(end, end + 3));
}

/** What a refusal after it is about: 日服（别的服不考虑）. */
const OTHERS = /别ノ|别的|其他|其它|ソノ他|他ノ|ホカ|\b(?:others?|else)\b/;

/** What a refusal of everything beyond the clause before it is about: 预算三百，超了不考虑. */
const BEYOND = /^(?:超|再[高多贵]|more|higher|above|over)/;

/** Returns true if a refusal without operand is about all others, or all beyond a limit: 其它服务器别来. */
export function refusesOthers({ parts, chars }: OperatorText, index: number): boolean {
  let first = index;
  while (index - first < MAX_DISTANCE && first > 0 && !isBreakingGap(parts[first]?.gap)) first--;
  const clause = chars.slice(parts[first]?.start, parts[index]?.start);
  return OTHERS.test(clause) || BEYOND.test(clause);
}

/** じゃない方 */
const SPECIFYING = /^(?:ジャナ|デハナ)/;

function wordAt(chars: string, part: MutablePart | undefined): string {
  return chars.slice(part?.start, part?.end);
}

/** Returns true if a refusal speaks of others than the operand before it, as in セレビィ(exじゃない方), which tells two cards apart. */
export function isAboutOthers({ parts, chars }: OperatorText, operand: number, index: number): boolean {
  const between = chars.slice(parts[operand]?.end, parts[index]?.start);
  const inBrackets = between.slice(between.lastIndexOf('(') + 1);
  const isSpecified =
    between.includes('(') &&
    !inBrackets.includes(')') &&
    inBrackets !== '' &&
    SPECIFYING.test(wordAt(chars, parts[index]));
  return OTHERS.test(between) || isSpecified;
}

/** Nouns for the level of a name. */
const LEVEL_NOUN =
  /(?:^|[^满完全最大ル0-9一二三四五六])(?:(?:星|破|凸|宝具|专武|练度|等级|レベル)数?[ハモガノ都也]?|\b(?:np|lb|stars?|levels?|dupes?) )$/;
const NEXT_LEVEL_NOUN =
  /^ ?(?:几?[星破凸]|宝具|专武|练度|[破凸星宝]数|(?:np|lb|stars?|levels?|dupes?|limit breaks?)(?![a-z]))(?!\d|[一-鿿])/;

/** In 有就行不看星 and 星は見ません it is the level that does not matter. */
function isAboutLevel({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined) return false;
  // 天元突破 is a name.
  const from = parts[index - 1]?.entity?.kind === 'item' ? (parts[index - 1]?.end ?? 0) : 0;
  const before = chars.slice(Math.max(from, word.start - MAX_NOUN_LENGTH), word.start);
  const after = chars.slice(word.end, word.end + MAX_NOUN_LENGTH);
  // 妃咲不用四星，三星就行
  const isLevel = hasMeaning(word.tokens[0], ['ignored']) && NEXT_LEVEL.test(after);
  return LEVEL_NOUN.test(before) || NEXT_LEVEL_NOUN.test(after) || isLevel;
}

const NEXT_LEVEL = /^(?:[一二三四五六满完0-9][星破凸宝]|[宝专破][一二三四五0-9])(?=[的了]?(?:[,，。、;；\s]|$))/;

const MAX_NOUN_LENGTH = 14;

/** 組める垢ないですか asks for the very thing. */
function isQuestion({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined || !/(?:ナイ|マセン)(?:デス)?$/.test(chars.slice(word.start, word.end))) return false;
  return /^(?:カ(?![ラッ])|デスカ|デショウカ)/.test(chars.slice(word.end, word.end + 5));
}

/** Words for the absence of a name that does not matter: 没有也行, 有没有都行, いなくてもOK. */
const ABSENT = /强求|没|无|ナ|有没有|[イ居ッ]テモ/;
const WISH = /想|希望|欲|嬉|加分|好|优先|争取|want|love|nice|hope/;

/** Returns true if a word says only that its operand need not be there, in a clause without a wish for it. */
export function isIndifferent({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (!hasMeaning(word?.tokens[0], ['optional']) || !ABSENT.test(chars.slice(word?.start, word?.end))) return false;
  let first = index;
  while (first > 0 && index - first < MAX_DISTANCE && !isBreakingGap(parts[first]?.gap)) first--;
  return !WISH.test(chars.slice(parts[first]?.start, word?.start));
}

/** Returns true for a refusal that is about no name: about levels or other versions, or in a question. */
export function saysNothing(text: OperatorText, index: number): boolean {
  return isAboutLevel(text, index) || isQuestion(text, index) || isAboutOtherVersion(text, index);
}

/** In 史黛拉（冬装那个不算数） it is another version that does not count. */
function isAboutOtherVersion({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined || !/^不算/.test(chars.slice(word.start, word.end))) return false;
  let before = index - 1;
  while (before > 0 && word.gap === 'none' && POINTER.test(wordAt(chars, parts[before]))) before--;
  return parts[before]?.entity == null || word.gap !== 'none';
}

/** 第六形态那台不算 */
const POINTER = /^[那这][个台张只位骑]?$|^[个台张只位骑]$/;

/** In 尼莫（普通版，非圣诞）、阿比盖尔 the refusal tells versions of a name apart. */
export function isVersion({ parts, chars }: OperatorText, operand: number, index: number): boolean {
  const [version, word] = [parts[operand], parts[index]];
  if (version?.entity !== null || !hasMeaning(version.tokens[0], ['filter', 'kind'])) return false;
  return /^(?:非|不是|not$)/.test(chars.slice(word?.start, word?.end));
}

/** Words about how to contact the buyer, or about offering more. */
const ABOUT_CONTACT = /私聊|私信|\b(?:dm|pm|message|contact|reply|try|bother)|^[的就都也]*不(?:用|必|需要)/;

/** In 收梅林，别私聊 the second clause refuses no name; in `Merlin? Don't bother` it does. */
export function isAboutContact({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined || !isBreakingGap(word.gap) || !ABOUT_CONTACT.test(chars.slice(word.start, word.end)))
    return false;
  return !chars.slice(parts[index - 1]?.end, word.start).includes('?');
}

/** Returns true for a name that is refused, not one that may be missing: 没有A也行. */
export function isRefused({ chars }: OperatorText, { isNegated, extraRanges }: MutablePart): boolean {
  return isNegated && !extraRanges.some(({ start, end }) => /[没无缺少ナ]|\bno|without/.test(chars.slice(start, end)));
}
