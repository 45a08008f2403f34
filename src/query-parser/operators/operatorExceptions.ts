import { hasMeaning } from '@/query-parser/clauses/operatorScope';
import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { isBreakingGap, means } from '@/query-parser/text/token';

/** Maximum number of words of a clause before an operator. */
const MAX_DISTANCE = 16;

/** In 缺一个不收：A、B and 没有以下的别来⏎A the accounts without the names of the list are refused. */
const HEADING_OF_MISSING = /缺|少[了一任]|没有?以下|\b(?:missing|lack(?:s|ing)?)\b/;
/** don't bother if no A, skip if it's not on NA */
const DISMISSED_IF =
  /\b(?:do ?n'?t|skip|pass)\b[^,.;\n]{0,24}\bif(?: (?:the |your )?(?:(?:yo)?u|it|there|acc(?:ount)?)(?:'?s| is)?)? $/;
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

/** Marks a word as used that accepts a level (C呆宝1也行, `Skadi at NP1 is fine`, `Skadi is fine at NP1`) or one of several names (`either A or B is fine`), which does not
 *  make the name optional. Returns true if it does. */
export function acceptLevel({ parts, chars }: OperatorText, first: number, index: number, kind: string): boolean {
  const [operand, word] = [parts[first], parts[index]];
  if (kind !== 'optional' || operand?.entity?.kind !== 'item' || word === undefined || operand.isNegated) return false;
  if (ABSENT.test(chars.slice(word.start, word.end))) return false;
  const hasLevel = operand.extraRanges.some(
    ({ start, end }) =>
      start >= operand.end && (end <= word.start || /^ (?:at|with) $/.test(chars.slice(word.end, start))),
  );
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
  return parts[last]?.gap === 'or' || (before?.entity === null && means(before.tokens[0], 'or'));
}

const CONDITIONAL = /^(?:的话|ナラ)/;

/** 没有黑杯的话苍玉也行 is a condition, not a refusal. */
export function isConditional({ parts, chars }: OperatorText, operand: number): boolean {
  const end = parts[operand]?.end ?? 0;
  return CONDITIONAL.test(chars.slice(end, end + 3));
}

/** Words for all others, which a refusal after them is about: 日服（别的服不考虑）. */
const OTHERS = /别的|其他|其它|他(?:[ノハ]|$)|ホカ|\b(?:others?|else)\b/;

/** Words for everything beyond the clause before them, which a refusal after them is about: 预算三百，超了不考虑. */
const BEYOND = /^超/;

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

/** Returns true if a refusal is about others than the operand before it, as in セレビィ(exじゃない方), which tells two cards apart. */
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
  /(?:^|[^满完全最大ル0-9一二三四五六])(?:(?:星|破|宝具|专武|等级)数?[ハモガノ都也]?|\b(?:np|lb|ue|stars?|dupes?|copies) )$/;
const NEXT_LEVEL_NOUN = /^ ?(?:(?:几?[星破凸]|宝具|[破凸星宝]数|np(?![a-z]))(?![一-鿿])|专武)(?!\d)/;

/** Nouns for attributes. */
const ATTRIBUTE =
  /(?:rank|platform|server|region|type|(?:^|[^i])os|段位|战力|等级|平台|服务器|方式|类?型|种类|端末|ランク|サ.?バ.?)ハ? ?$/;

/** In 有就行不看星 and 星は見ません it is the level that does not matter, in ステージ50以上、ランク不問 an attribute. */
function isAboutLevel({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined) return false;
  // 天元突破 is a name.
  const from = parts[index - 1]?.entity?.kind === 'item' ? (parts[index - 1]?.end ?? 0) : 0;
  const before = chars.slice(Math.max(from, word.start - MAX_NOUN_LENGTH), word.start);
  const after = chars.slice(word.end, word.end + MAX_NOUN_LENGTH);
  // 妃咲不用四星，三星就行
  const isLevel = means(word.tokens[0], 'ignored') && (NEXT_LEVEL.test(after) || ATTRIBUTE.test(before));
  return LEVEL_NOUN.test(before) || NEXT_LEVEL_NOUN.test(after) || isLevel;
}

const NEXT_LEVEL = /^(?:[一二三四五六满完0-9][星破凸宝]|[宝专破][一二三四五0-9])(?=[的了]?(?:[,，。、;\s]|$))/;

const MAX_NOUN_LENGTH = 14;

/** 組める垢ないですか asks for the very thing. */
function isQuestion({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined || !/(?:ナイ|マセン)(?:デス)?$/.test(chars.slice(word.start, word.end))) return false;
  return /^カ(?![ラッ])/.test(chars.slice(word.end, word.end + 5));
}

/** Words for the absence of a name that does not matter: 没有也行, 有没有都行, いなくてもOK. */
const ABSENT = /不|没|无|ナ|有没有|[イ居ッ]テモ|オラ/;
const WISH = /想|欲|嬉|加分|好|优先/;

/** Returns true if a word only makes its operand optional, in a clause without a wish for it. */
export function isIndifferent({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (!means(word?.tokens[0], 'optional') || !ABSENT.test(chars.slice(word?.start, word?.end))) return false;
  let first = index;
  while (first > 0 && index - first < MAX_DISTANCE && !isBreakingGap(parts[first]?.gap)) first--;
  return !WISH.test(chars.slice(parts[first]?.start, word?.start));
}

/** Returns true for a refusal that is about no name: about levels, attributes or other versions, or in a question. */
export function isAboutNoName(text: OperatorText, index: number): boolean {
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

/** Returns true for a refusal that distinguishes versions of a name: 尼莫（普通版，非圣诞）、阿比盖尔. */
export function distinguishesVersions({ parts, chars }: OperatorText, operand: number, index: number): boolean {
  const [version, word] = [parts[operand], parts[index]];
  if (version?.entity !== null || !hasMeaning(version.tokens[0], ['filter', 'kind'])) return false;
  return /^(?:非|not$)/.test(chars.slice(word?.start, word?.end));
}

/** Words about how to contact the buyer, or about offering more. */
const ABOUT_CONTACT = /私聊|\b(?:dm|message|bother)|^[的就都也]*不(?:用|必)/;

/** In 收梅林，别私聊 and `Merlin. Pass if it has no Waver` the second clause refuses no name before it; in `Merlin? Don't bother` it does. */
export function isAboutContact({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined || !isBreakingGap(word.gap)) return false;
  const isCondition = /^ (?:me )?if /.test(chars.slice(word.end, word.end + MAX_NOUN_LENGTH));
  if (!isCondition && !ABOUT_CONTACT.test(chars.slice(word.start, word.end))) return false;
  return !chars.slice(parts[index - 1]?.end, word.start).includes('?');
}

/** Returns true for a name that is refused, not one that may be missing: 没有A也行. */
export function isRefused({ chars }: OperatorText, { isNegated, extraRanges }: MutablePart): boolean {
  return isNegated && !extraRanges.some(({ start, end }) => /[没无缺少ナ]|\bno|without/.test(chars.slice(start, end)));
}
