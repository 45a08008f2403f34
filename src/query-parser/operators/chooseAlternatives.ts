import { chainAfter, hasMeaning, isFunctionWord, MAX_CHAIN_LENGTH } from '@/query-parser/clauses/operatorScope';
import { type MutablePart, type OperatorText, underHeading } from '@/query-parser/clauses/operatorText';
import { hasNoMeaning, isItem } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf, means } from '@/query-parser/text/token';
import { ENOUGH } from '@/query-parser/words/enough';

/** Makes the names of choices alternatives: A或B, A B二选一. */
export function chooseAlternatives(text: OperatorText): void {
  const separates = slashesSeparate(text.parts, text.chars);
  joinAlternatives(text, separates);
  for (const index of text.parts.keys()) chooseOneOf(text, index, separates);
}

/** A或B and A/B ask for any of them. */
function joinAlternatives({ parts, chars }: OperatorText, separates: boolean): void {
  for (const [index, part] of parts.entries()) {
    if (part.entity === null) continue;
    const next = alternativeAfter(parts, index, chars);
    const other = next === null ? undefined : parts[next];
    if (other?.entity == null || other.entity.kind !== part.entity.kind) continue;
    for (let position = index + 1; position < (next ?? 0); position++) {
      const word = parts[position];
      if (word !== undefined && means(word.tokens[0], 'or')) word.isUsed = true;
    }
    // In 灰流丽/增G 各3张 the slash only separates items that are all wanted.
    const isSlash = !parts.slice(index + 1, next ?? index).some(({ isUsed }) => isUsed);
    if (isSlash && separates) continue;
    if (isSlash && ((part.isDistributed && other.isDistributed) || (hasLevel(part) && hasLevel(other)))) continue;
    // A优先，没有的话B也行
    const isFallback = parts.slice(index + 1, next ?? index).some((word) => isFallbackWord(word, chars));
    for (const one of [part, other])
      if (one.entity?.kind === 'item' && (one.mode === 'must' || (isFallback && one.mode === 'nice'))) one.mode = 'any';
  }
}

/** Slashes between names and other conditions: 日服/未花/礼服亚子/青辉石2w/预算600. */
const MIN_SLASHES = 2;

/** Returns true if the slashes of a text separate its conditions rather than alternatives. */
function slashesSeparate(parts: readonly MutablePart[], chars: string): boolean {
  let count = 0;
  let before: string | undefined;
  let isAfterSlash = false;
  for (const [index, { gap, entity, start }] of parts.entries()) {
    isAfterSlash ||= gap === 'or' && /[/／]/.test(chars.slice(parts[index - 1]?.end, start));
    if (entity === null) continue;
    if (isAfterSlash && before !== undefined && before !== entity.kind) count++;
    before = entity.kind;
    isAfterSlash = false;
  }
  return count >= MIN_SLASHES;
}

function isFallbackWord({ entity, isUsed, start, end, tokens }: MutablePart, chars: string): boolean {
  return entity === null && isUsed && means(tokens[0], 'or') && /没|ケレ|クテモ|^if|^oth/.test(chars.slice(start, end));
}

/** Zeta 满破 / カミーユ 2凸 is a list. */
function hasLevel({ entity, extraRanges }: MutablePart): boolean {
  return entity?.kind === 'item' && entity.level > 1 && extraRanges.length > 0;
}

function alternativeAfter(parts: readonly MutablePart[], index: number, chars: string): number | null {
  let isAlternative = false;
  for (let position = index + 1; position < parts.length; position++) {
    const part = parts[position];
    if (part === undefined) return null;
    // either Iono (the Shining Revelry one) or Penny
    if (part.entity === null && isInBrackets(parts[index], part, chars)) continue;
    // Kukulcan NP2 up or Morgan NP3 up
    if (part.entity === null && means(part.tokens[0], 'least')) continue;
    const isOr = part.entity === null && means(part.tokens[0], 'or');
    // A、完凸でいいか。B
    if (isBreakingGap(part.gap) && !isOr && (!isAlternative || part.gap === 'stop')) return null;
    // C⏎Either A or B; A or B either ok，C: the word is about names on one side only.
    if (isOr && chars.startsWith('either', part.start)) return null;
    if (part.gap === 'or' || isOr) isAlternative = true;
    if (part.entity !== null) return isAlternative ? position : null;
    const isPreference = part.isUsed && means(part.tokens[0], 'nice');
    if (!isOr && !isPreference && !isFunctionWord(part)) return null;
  }
  return null;
}

/** Returns true for a word in brackets that open after a name. */
function isInBrackets(name: MutablePart | undefined, { start, end }: MutablePart, chars: string): boolean {
  const before = chars.slice(name?.end, start);
  return (
    before.length <= MAX_BRACKETS &&
    /^ ?\([^()]*$/.test(before) &&
    /^[^()\n]*\)/.test(chars.slice(end, end + MAX_BRACKETS))
  );
}

const MAX_BRACKETS = 40;

/** 梅林 C呆 二选一 applies to the names before it, or to those after it if there are none. */
function chooseOneOf(text: OperatorText, index: number, separates: boolean): void {
  const { parts, chars } = text;
  const word = parts[index];
  const side = meaningOf(word?.tokens[0], 'oneOf')?.side;
  if (word === undefined || word.entity !== null || side === undefined) return;
  const headed = (underHeading(text, index) ?? []).flatMap((position) => parts[position] ?? []);
  const added = headed.findIndex((part, at) => at > 1 && isAdded(part, headed[0], chars));
  const listed = added === -1 ? headed : headed.slice(0, added);
  if (listed.some(isItem)) {
    word.isUsed = true;
    for (const alternative of listed) if (isItem(alternative) && alternative.mode === 'must') alternative.mode = 'any';
    return;
  }
  // A和B二选一都可以
  const previous = parts[index - 1];
  if (previous?.isUsed === true && means(previous.tokens[0], 'oneOf')) word.isUsed = true;
  if (word.isUsed || skipIndifference(text, index)) return;
  if (EACH.test(chars.slice(Math.max(0, word.start - MAX_EACH_LENGTH), word.start))) {
    word.isUsed = true;
    return;
  }
  const before = runOfItems(text, index, -1, separates);
  // 任一A is a list of one, which the buyer may extend.
  const touching = side === 'both' && parts[index + 1]?.gap === 'none' && isItem(parts[index + 1]);
  const joined = touching ? chainAfter(parts, index + 1).flatMap((position) => parts[position] ?? []) : [];
  const after = touching ? joined.filter(isItem) : side === 'both' ? runOfItems(text, index, 1, separates) : [];
  if (countsCopies(text, index)) {
    word.isUsed = true;
    return;
  }
  // A and B, plus one of C or D
  const isAhead = after.length > 1 && chars.startsWith(' of', word.end - 3);
  const alternatives = before.length > 1 && !touching && !isAhead ? before : after;
  if (alternatives.length < (touching ? 1 : 2)) return;
  word.isUsed = true;
  // 透和圆香随便有一个就谢天谢地了
  const isPraised = parts[index + 1]?.isUsed === true && means(parts[index + 1]?.tokens[0], 'nice');
  for (const alternative of alternatives)
    if (alternative.mode === 'must' || (isPraised && alternative.mode === 'nice')) alternative.mode = 'any';
}

/** Words of a line that adds a name to a list of alternatives. */
const ADDING = /\n ?(?:plus|also|and|\+|另外|还[要有]|外加|アト|ソレト)[^\n]*$/;
const ADDED = /^ (?:too|as well)(?![a-z])|^[也モ](?:要|得|必|一定|欲|ホシ)/;
const MAX_ADDED_LENGTH = 12;

/** one of these:⏎A⏎B⏎plus C; not among bullets: one of:⏎+ A⏎+ B */
function isAdded({ start, end }: MutablePart, first: MutablePart | undefined, chars: string): boolean {
  const before = chars.slice(Math.max(first?.end ?? 0, start - MAX_ADDED_LENGTH), start);
  const isBullet = before.includes('+') && chars.slice(0, first?.start).trimEnd().endsWith('+');
  return (
    before.includes('\n') && !isBullet && (ADDING.test(before) || ADDED.test(chars.slice(end, end + MAX_ADDED_LENGTH)))
  );
}

/** Marks 都行 as used where it accepts any level (梅林几宝都行), or neither wants nor refuses a name (有没有梅林都行), which is then ignored. Returns
 *  true if it does. */
function skipIndifference({ parts, chars }: OperatorText, index: number): boolean {
  const word = parts[index];
  if (word === undefined || !/^[都也]/.test(chars.slice(word.start, word.end))) return false;
  // 塞巴斯、迪米乌哥斯0破都行
  if (ANY_LEVEL.test(chars.slice(Math.max(0, word.start - MAX_COUNT_LENGTH), word.start))) return true;
  for (let position = index - 1; position >= 0 && !isBreakingGap(parts[position + 1]?.gap); position--) {
    const part = parts[position];
    const text = chars.slice(part?.start, part?.end);
    if (part === undefined) return false;
    if (part.entity === null && /什么|几/.test(text)) {
      word.isUsed = true;
      return true;
    }
    if (
      part.entity !== null &&
      (part.entity.kind !== 'item' || !/有没有/.test(chars.slice(part.start - 3, part.start)))
    )
      return false;
    if (part.entity === null) continue;
    part.isIgnored = true;
    word.isUsed = true;
    return true;
  }
  return false;
}

/** 灰流丽一张就够 on a line of its own, or after another number of copies (A一张、B一张就够), is about copies of the card. */
function countsCopies({ parts, chars }: OperatorText, index: number): boolean {
  const [name, word] = [parts[index - 1], parts[index]];
  if (!isItem(name) || word?.gap !== 'none') return false;
  const isCounted = COUNTED.test(chars.slice(Math.max(0, name.start - MAX_COUNT_LENGTH), name.start));
  return (isBreakingGap(name.gap) || isCounted) && /^有?[1一]/.test(chars.slice(word.start, word.end));
}

/** CBA>C呆, CBA over C呆, A at least LB2 or B */
function isOrder({ tokens }: MutablePart): boolean {
  const least = meaningOf(tokens[0], 'least');
  return least !== undefined && least.side !== 'after';
}

/** 每样有一张就够 wants all of them. */
const EACH = /(?:每[样个张种台位]|各|ソレゾレ)$/;
const MAX_EACH_LENGTH = 4;
const ANY_LEVEL = /(?:[0零无][破凸]|白板)$/;
const COUNTED = /[1-3一两二三][张枚][、,，]?$/;
const MAX_COUNT_LENGTH = 3;

function isShortUnread(part: MutablePart): boolean {
  return part.end - part.start <= 2 && hasNoMeaning(part);
}

/** Particles and predicates at the end of a clause before 、. */
const CLOSING = /^(?:イ?テ|デ|ガ)$|(?:イ|ス|ル|必须)$/;

/** Returns the names on one side of 二选一 that it is about. Next to the word they are joined in one way: by 和, 或 and 、, by spaces, or by
 *  commas; names joined more loosely are not meant: 番外席次，另外凶眼和蕾梅二选一. */
function runOfItems(
  { parts, chars }: OperatorText,
  index: number,
  step: 1 | -1,
  separates: boolean,
): readonly MutablePart[] {
  const run: MutablePart[] = [];
  let loosest: number | null = null;
  let looseness = 0;
  let isOrList = false;
  const isAlone = isBreakingGap(parts[index + 1]?.gap ?? 'stop');
  const isPair = step === -1 && /[二两俩]/.test(chars.charAt(parts[index]?.start ?? 0));
  for (let position = index + step; run.length < MAX_CHAIN_LENGTH; position += step) {
    const part = parts[position];
    const next = step === -1 ? parts[position + 1] : part;
    const gap = next?.gap;
    if (part === undefined) return run;
    // A、B、C；三个里有一个就行 and A, B... one's plenty: the clause after the sign is still about the list; so is a sentence without other
    // words: A, B. Just one is fine.
    const isSemicolon =
      step === -1 &&
      run.length === 0 &&
      (isAlone && position === index - 1 ? /^[\s;.。]+$/ : /^\s*(?:;|\.{2,} )\s*$/).test(
        chars.slice(part.end, next?.start),
      );
    if (gap === 'stop' && !isSemicolon) return run;
    // モルガン必須、AかBはどちらか: what is required before is not part of the choice.
    if (step === -1 && part.entity === null && means(part.tokens[0], 'must')) return run;
    // 拉娜、克莱姆这对CP至少来一个; whichever, as long as one is there
    const isAside =
      step === -1 &&
      run.length === 0 &&
      (isShortUnread(part) ||
        hasMeaning(part.tokens[0], ['ignored', 'least', 'optional', 'copies']) ||
        (part.isUsed && means(part.tokens[0], 'oneOf')));
    if (isAside) continue;
    // ヒナ固有2で、アコかヒマリどっちか; AとBが両方欲しい、CかDどっちか: the clause before is closed.
    const closes =
      means(part.tokens[0], 'each') || (chars[part.end] === '、' && CLOSING.test(chars.slice(part.start, part.end)));
    if (step === -1 && run.length > 0 && part.entity === null && closes) return run;
    const isEnough = step === -1 && run.length > 0 && ENOUGH.test(chars.slice(part.start, part.end));
    // A2破 B C有一个就行: a name with a level of its own is none of those without; nor is A in AB或C.
    const isApart =
      step === -1 &&
      run.length > 1 &&
      isItem(part) &&
      !hasMeaning(next?.tokens[0], ['and', 'or']) &&
      ((/none|soft/.test(gap ?? '') && hasLevel(part) && !run.some(hasLevel)) || (isOrList && gap === 'none'));
    // ABCD二选一 is about the last two.
    const isOutside = isPair && run.length === 2 && isItem(part) && gap === 'none';
    if (isEnough || isApart || isOutside) return run;
    // どっちか1枚⏎A, B: what follows on another line is not meant.
    if (step === 1 && run.length === 0 && isBreakingGap(gap)) return run;
    const isJoin = part.entity === null && hasMeaning(part.tokens[0], ['and', 'or']);
    // A pls / B / C: chatter before a slash belongs to what it follows.
    const following = parts[(step === -1 ? position + 1 : position) + 1]?.gap;
    const isChatter = gap === 'soft' && following === 'or' && next?.entity === null && isFunctionWord(next);
    // C／A or B（どちらか）／800円
    const isSeparated = separates && gap === 'or' && chars.slice(part.end, next?.start).includes('/');
    // A, B or C, any one of them
    const isListed =
      ![part, ...run].some(hasLevel) && /^, ?[^,]*? (?:or|and) /.test(chars.slice(part.end, run[0]?.start));
    looseness = Math.max(
      looseness,
      (gap === 'break' && !isListed) || isSeparated ? 2 : gap === 'soft' && !isChatter ? 1 : 0,
    );
    if (isJoin && !isBreakingGap(gap)) looseness = 0;
    // C plus A or B, either one: what is wanted besides the alternatives is none of them.
    if (isOrList && step === -1 && isJoin && !means(part.tokens[0], 'or')) return run;
    isOrList ||= isJoin && run.length === 1 && means(part.tokens[0], 'or');
    if (isItem(part)) {
      if (run.length > 0) {
        loosest ??= looseness;
        if (looseness > loosest) return run;
      }
      run.push(part);
      looseness = 0;
    } else if (part.entity !== null || (!isFunctionWord(part) && !isJoin && !isOrder(part))) return run;
  }
  return run;
}
