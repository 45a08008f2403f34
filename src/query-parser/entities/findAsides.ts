import { isBreakingGap } from '@/query-parser/text/token';
import { PERSONS } from '@/query-parser/words/personWords';
import { isWantedName, isWishWord, lengthOf, type Mention, STRONG_WISH, WISH, withoutWished } from './wishSigns';

/** A clause with this much text without a meaning is a remark, in characters of Chinese or kana. */
const MIN_LENGTH = 3;
/** More names are a list of wishes. */
const MAX_NAMES = 2;

/** Returns the names of clauses that only remark on something, in a text that has a wish besides: 我家猫都叫黄金船⏎求丸善. Refusals have more
 *  wordings than can be listed, wishes do not. The names stay visible as unused.
 *  @param chars  the folded text */
export function findAsides<P extends Mention>(parts: readonly P[], chars: string): readonly P[] {
  const mentioned: P[] = [];
  const wished: P[] = [];
  let hasWish = false;
  for (let first = 0; first < parts.length; ) {
    let end = first + 1;
    while (end < parts.length && !isBreakingGap(parts[end]?.gap)) end++;
    const clause = parts.slice(first, end);
    first = end;
    const names = clause.filter(isWantedName);
    const text = chars.slice(clause[0]?.start, clause.at(-1)?.end);
    const isWish = clause.some(isWishWord) || WISH.test(text) || STRONG_WISH.test(text);
    hasWish ||= isWish && names.length > 0;
    (!isWish && isRemark(clause, names, chars) ? mentioned : wished).push(...names);
  }
  return hasWish ? withoutWished(mentioned, wished) : [];
}

/** A level, an amount or a colon belongs to a wish, unless the clause is about others: so: A at least 3. */
function isRemark(clause: readonly Mention[], names: readonly Mention[], chars: string): boolean {
  const start = clause[0]?.start ?? 0;
  const isListed = chars.slice(Math.max(0, start - 1), names[0]?.start).includes(':');
  const isAboutOthers = chars.slice(start, clause.at(-1)?.end).search(PERSONS) >= 0;
  if (names.length > MAX_NAMES || isListed || (!isAboutOthers && clause.some(statesAmount))) return false;
  const unread = clause.filter((part, index) => isUnread(part) && !standsAlone(clause, index, chars));
  return lengthOf(unread, chars) >= MIN_LENGTH;
}

function statesAmount({ entity, isDistributed }: Mention): boolean {
  return entity?.kind === 'item' ? entity.level > 1 || isDistributed : entity !== null;
}

function isUnread({ entity, tokens }: Mention): boolean {
  return entity === null && tokens.every(({ meanings }) => meanings.length === 0);
}

/** 孔明 某某某 杀狐: unknown characters between spaces may be a name. */
function standsAlone(clause: readonly Mention[], index: number, chars: string): boolean {
  const [part, next] = [clause[index], clause[index + 1]];
  return part !== undefined && part.gap !== 'none' && next?.gap !== 'none' && !/[a-z]/.test(chars.charAt(part.start));
}
