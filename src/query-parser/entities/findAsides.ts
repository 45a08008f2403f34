import { isBreakingGap } from '@/query-parser/text/token';
import { PERSONS } from '@/query-parser/words/personWords';
import { isWantedName, isWishWord, lengthOf, type Mention, onlyMentioned, PAST, statesWish } from './wishSigns';

/** A clause with this much text without a meaning is a remark, in characters of Chinese or kana. */
const MIN_LENGTH = 3;
/** Praise and plans follow a wanted name as well (山翁多多益善), unless they are about others or the past. */
const MIN_LENGTH_AFTER_NAME = 5;
/** More names are a list of wishes, unless they are about others or the past. */
const MAX_NAMES = 2;
const MAX_OTHER_NAMES = 4;
/** Continues the list of the clause before: 有小栗帽，还有米浴. */
const CONTINUED = /^(?:还有(?!没有?)|以及|加上|and |plus |アト|ソレト)/;

/** Returns the names of clauses that only remark on something, in a text that has a wish besides: 我家猫都叫黄金船⏎求丸善. Refusals have more
 *  wordings than can be listed, wishes do not. The names stay visible as unused.
 *  @param chars  the folded text */
export function findAsides<P extends Mention>(parts: readonly P[], chars: string): readonly P[] {
  const mentioned: P[] = [];
  const wished: P[] = [];
  for (let first = 0; first < parts.length; ) {
    let end = first + 1;
    while (end < parts.length && !(isBreakingGap(parts[end]?.gap) && !CONTINUED.test(chars.slice(parts[end]?.start))))
      end++;
    const clause = parts.slice(first, end);
    first = end;
    const names = clause.filter(isWantedName);
    const text = chars.slice(clause[0]?.start, clause.at(-1)?.end);
    const isWish = clause.some(isWishWord) || statesWish(text);
    (!isWish && isRemark(clause, names, chars) ? mentioned : wished).push(...names);
  }
  return onlyMentioned(mentioned, wished);
}

/** A level, an amount or a colon belongs to a wish (so: A at least 3); a level may also belong to what others have. */
function isRemark(clause: readonly Mention[], names: readonly Mention[], chars: string): boolean {
  const start = clause[0]?.start ?? 0;
  const isListed = chars.slice(Math.max(0, start - 1), names[0]?.start).includes(':');
  const text = chars.slice(start, clause.at(-1)?.end);
  // `test` of a global expression would go on from its last match.
  const isAboutOthers = text.search(PERSONS) >= 0;
  const isReport = isAboutOthers || PAST.test(text);
  if (names.length > (isReport ? MAX_OTHER_NAMES : MAX_NAMES) || isListed) return false;
  if (!isAboutOthers && clause.some(statesAmount)) return false;
  const minLength = clause[0] === names[0] && !isReport ? MIN_LENGTH_AFTER_NAME : MIN_LENGTH;
  return lengthOf(withoutLoneWords(clause, chars), chars) >= minLength;
}

function statesAmount({ entity, isDistributed }: Mention): boolean {
  return entity?.kind === 'item' ? entity.level > 1 || isDistributed : entity !== null;
}

/** Returns the unread parts of a clause, without unread characters between spaces, which may be a name: 孔明 某某妹妹 杀狐. */
function withoutLoneWords(clause: readonly Mention[], chars: string): readonly Mention[] {
  const unread: Mention[] = [];
  for (let first = 0; first < clause.length; ) {
    let end = first + 1;
    while (end < clause.length && clause[end]?.gap === 'none') end++;
    const word = clause.slice(first, end);
    const isLone = first > 0 && word.every(isUnread) && !/[a-z]/.test(chars.charAt(word[0]?.start ?? 0));
    if (!isLone) unread.push(...word.filter(isUnread));
    first = end;
  }
  return unread;
}

function isUnread({ entity, tokens }: Mention): boolean {
  return entity === null && tokens.every(({ meanings }) => meanings.length === 0);
}
