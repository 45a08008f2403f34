import { findRemark } from '@/query-parser/clauses/findRemark';
import { hasMeaning } from '@/query-parser/clauses/operatorScope';
import type { MutablePart } from '@/query-parser/clauses/operatorText';
import { splitClauses, textOf } from '@/query-parser/clauses/splitClauses';
import { MIN_MENTION_ODDS, mentionOdds } from '@/query-parser/stance/mentionOdds';
import { findAsides } from './findAsides';
import { findDoubtful } from './findDoubtful';
import { findQuotesAndLists } from './findQuotesAndLists';
import { findStories } from './findStories';
import { isWantedName, onlyMentioned, textLength } from './wishSigns';

/** Up to these odds a name is wanted although its clause may refuse something: about 7 to 1. */
const WANTED = -20;
/** A clause with less text besides names and values says nothing about them, in characters of Chinese or kana. */
const MIN_LENGTH = 3;

/** 梅林我真喜欢, and what is said of a version (トキはバニーの方) or a level: 梅林不用满破, 梅林有人就行. Folded. */
const CERTAIN_WISH =
  /我[真超最很好]{1,2}(?:喜欢|爱)|不[用必需]要?[满破练升觉]|有人?就[行好可]|随便什么|require|做梦都|(?:度|凸数?|具|ランク|レベル)[ハヲモ]?(?:不?问|イクツ)|ノ方(?:デス?)?(?:[。、\s]|$)/;

/** Marks names that are probably only mentioned, beside other names, and what a clause may refuse in words that were not understood. They are
 *  neither required nor excluded and stay visible as unused. Rules cover how texts are built, a classifier more words than can be listed.
 *  @param chars  the folded text */
export function markDoubtful(parts: readonly MutablePart[], chars: string): void {
  const odds = mentionOdds(parts, chars);
  for (const find of [findQuotesAndLists, findStories, findAsides])
    for (const part of find(parts, chars)) part.isDoubtful = true;
  const isLikely = (part: MutablePart) => (odds.get(part) ?? 0) <= WANTED;
  for (const part of findDoubtful(parts, chars, isLikely)) part.isDoubtful = true;
  const mentioned: MutablePart[] = [];
  const wished: MutablePart[] = [];
  const clauses = splitClauses(parts, chars);
  for (const [index, clause] of clauses.entries()) {
    const names = clause.filter(isWantedName);
    const remark = findRemark(clauses, index);
    const isWish = names.length > 0 && isCertainWish(clause, remark, chars);
    for (const name of names) {
      const isMentioned = !isWish && mayBeMentioned(name, chars) && (odds.get(name) ?? 0) > MIN_MENTION_ODDS;
      (isMentioned ? mentioned : wished).push(name);
    }
  }
  for (const part of onlyMentioned(mentioned, wished)) part.isDoubtful = true;
}

/** A level, even the lowest one (マーリンは宝1でOK), and words such as 最好 belong to a wish. */
function mayBeMentioned({ entity, mode, extraRanges }: MutablePart, chars: string): boolean {
  const statesLevel = extraRanges.some(({ start, end }) => LEVEL.test(chars.slice(start, end)));
  return entity?.kind === 'item' && entity.level === 1 && mode === 'must' && !statesLevel;
}

const LEVEL = /[01凸]/;

/** Returns true for a clause whose names are wanted whatever the classifier says. */
function isCertainWish(clause: readonly MutablePart[], remark: readonly MutablePart[], chars: string): boolean {
  const statement = [...clause, ...remark];
  const words = statement.filter(({ entity }) => entity === null);
  return (
    textLength(words, chars) < MIN_LENGTH ||
    CERTAIN_WISH.test(textOf(clause, chars)) ||
    statement.some(({ tokens, isReplaced }) => isReplaced || hasMeaning(tokens[0], ['must', 'oneOf']))
  );
}
