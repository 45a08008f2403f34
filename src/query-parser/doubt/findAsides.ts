import { splitClauses, textOf } from '@/query-parser/clauses/splitClauses';
import { hasNoMeaning } from '@/query-parser/text/textPart';
import { means } from '@/query-parser/text/token';
import {
  isReport,
  isWantedName,
  isWishWord,
  mentionsPerson,
  onlyMentioned,
  statesWish,
  textLength,
  type WishPart,
} from './wishSigns';

/** A clause with this much text without a meaning is a remark, in characters of Chinese or kana. */
const MIN_LENGTH = 3;
/** Praise and plans follow a wanted name as well (山翁多多益善), unless they are about others or the past. */
const MIN_LENGTH_AFTER_NAME = 5;
/** Text without a meaning after a name with a question mark. */
const MIN_LENGTH_OF_ANSWER = 2;
/** More names are a list of wishes, unless they are about others or the past. */
const MAX_NAMES = 2;
const MAX_OTHER_NAMES = 4;

/** Returns the names of clauses that only remark on something, beside other names: 我家猫都叫黄金船⏎求丸善. Refusals have more
 *  wordings than can be listed, wishes do not. The names stay visible as unused.
 *  @param chars  the folded text */
export function findAsides<P extends WishPart>(parts: readonly P[], chars: string): readonly P[] {
  const mentioned: P[] = [];
  const wished: P[] = [];
  const clauses = splitClauses(parts, chars);
  for (const [index, clause] of clauses.entries()) {
    const names = clause.filter(isWantedName);
    const isWish = clause.some(isWishWord) || statesWish(textOf(clause, chars));
    const isMentioned = !isWish && (isRemark(clause, names, chars) || isTopic(clause, clauses[index + 1] ?? [], chars));
    (isMentioned ? mentioned : wished).push(...names);
  }
  return onlyMentioned(mentioned, wished);
}

/** A level, an amount or a colon belongs to a wish (so: A at least 3); a level may also belong to what others have. */
function isRemark(clause: readonly WishPart[], names: readonly WishPart[], chars: string): boolean {
  const start = clause[0]?.start ?? 0;
  const isListed = chars.slice(Math.max(0, start - 1), names[0]?.start).includes(':');
  const text = textOf(clause, chars);
  const hasReport = isReport(text);
  if (names.length > (hasReport ? MAX_OTHER_NAMES : MAX_NAMES) || isListed) return false;
  if (!mentionsPerson(text) && clause.some(statesAmount)) return false;
  const minLength = clause[0] === names[0] && !hasReport ? MIN_LENGTH_AFTER_NAME : MIN_LENGTH;
  return textLength(withoutLoneWords(clause, chars), chars) >= minLength;
}

/** Returns true for a name that is only brought up, with a remark after it: 真红眼？狗都不玩. */
function isTopic(clause: readonly WishPart[], next: readonly WishPart[], chars: string): boolean {
  const [name, word] = clause;
  if (name === undefined || word !== undefined || !/^ ?\?/.test(chars.slice(name.end, name.end + 2))) return false;
  const isStatement = next.every((part) => part.entity === null && !isWishWord(part));
  const words = next.filter((part) => hasNoMeaning(part) || means(part.tokens[0], 'not'));
  return isStatement && !statesWish(textOf(next, chars)) && textLength(words, chars) >= MIN_LENGTH_OF_ANSWER;
}

function statesAmount({ entity, isDistributed }: WishPart): boolean {
  return entity?.kind === 'item' ? entity.level > 1 || isDistributed : entity !== null;
}

/** Returns the unread parts of a clause, without unread characters between spaces, which may be a name: 孔明 某某妹妹 杀狐. */
function withoutLoneWords(clause: readonly WishPart[], chars: string): readonly WishPart[] {
  const unread: WishPart[] = [];
  for (let first = 0; first < clause.length; ) {
    let end = first + 1;
    while (end < clause.length && clause[end]?.gap === 'none') end++;
    const word = clause.slice(first, end);
    const isLone = first > 0 && word.every(hasNoMeaning) && !/[a-z]/.test(chars.charAt(word[0]?.start ?? 0));
    if (!isLone) unread.push(...word.filter(hasNoMeaning));
    first = end;
  }
  return unread;
}
