import { blankChatter } from '@/query-parser/text/blankChatter';
import { isItem, type TextPart } from '@/query-parser/text/textPart';
import { means } from '@/query-parser/text/token';
import { ABSENT_AFTER, precedesAbsent } from './absencePhrases';
import { findDenied } from './findDenied';
import { missingLists } from './missingLists';

/** Beginnings of what follows a name and a question mark: `Heero? nope, never pulled him`. */
const ANSWER = /^ *(?:nope|no|none|never|nah|sold|dusted|traded|gone|already (?:sold|gone|traded))(?![a-z])/u;

/** Beginnings after which an answer follows: a question, a pause, or something that was so once. */
const OPENING =
  /^[嘛呢]?\.*我?还?(?:以为|记得)有[,，\n]?|^(?:[嘛呢么吧]|one|ones)? *(?:\?|\.\.\.)|^我?(?:以前|原来|本来|当年|曾经)也?有过?/u;

/** 我自己号有满破光环，但那个不卖 */
const KEPT = /^(?:[,，]?(?:但|不过)?[那这][个张只台]?)?不卖/u;

const CLAUSE_END = /[,，。;!?\n、)]|\.\.| [/|] |\.(?: |$|\n)/u;
const LINE_END = /[。\n]|\. /u;
/** In A？B？都没有 and A、B一张没抽着 the answer is about both. */
const ASKED = /^(?:[^\n]{0,12}\?|、)? ?$/u;
const ALL = /^ ?\?? ?(?:都|全|[一半][个件台张只位骑]|[俩仨]|neither|none of|ドッチモ|ドチラモ|两方)/u;
/** Names joined by these words share what follows: 安吉利昂和马毕利昂没抽到. */
const JOINED = /^ ?(?:和|跟|与|[トヤモ]|&|and) ?$/u;
const MAX_LENGTH = 48;

type ListingPart = Pick<TextPart, 'start' | 'end' | 'gap' | 'tokens' | 'extraRanges' | 'entity'> & {
  readonly isNegated: boolean;
};

/** A name that an account does not have, with the range of the words that deny it. */
export type Absence<Part> = { readonly part: Part; readonly start: number; readonly end: number };

/** Returns the names of a listing that the account does not have according to words that are no operators.
 *  @param chars  the folded text */
export function findMissing<Part extends ListingPart>(parts: readonly Part[], chars: string): readonly Absence<Part>[] {
  const words = parts.flatMap(({ entity, tokens }) => (entity === null ? tokens : []));
  const withoutChatter = blankChatter(words, chars);
  const names = parts.filter(isItem);
  // 梅林宝2 石头基本没了: the words are about the resource.
  const resources = parts.filter(isResource);
  const missing = new Map<Part, Absence<Part>>();
  const add = (part: Part, range: Partial<Absence<Part>> = {}) =>
    missing.set(part, { start: part.start, end: part.end, ...range, part });
  for (const [index, name] of names.entries()) {
    const end = endOf(name);
    const nextTopic = Math.min(
      startOf(names[index + 1], chars),
      resources.find(({ start }) => start >= end)?.start ?? chars.length,
    );
    const limit = Math.max(end, Math.min(end + MAX_LENGTH, nextTopic));
    const rest = withoutChatter.slice(end, limit);
    const start = startOf(name, chars);
    const before = clauseTextBefore(withoutChatter, start);
    const followsDenial = precedesAbsent(before.replace(/ {2,}/g, ' '));
    const length = denialLength(rest) || countLength(name, rest);
    if (length === 0 && !followsDenial) continue;
    add(name, { start: followsDenial ? start - before.length : name.start, end: end + length });
    for (let position = index; position > 0; position--) {
      const [one, other] = [names[position - 1], names[position]];
      const between = one === undefined ? '' : chars.slice(endOf(one), startOf(other, chars));
      const isShared = ASKED.test(between) && ALL.test(chars.slice(name.end, limit));
      if (one === undefined || one.entity.level > 1 || !(JOINED.test(between) || isShared)) break;
      add(one);
    }
    // skipped Waver and Oberon
    for (let next = index + 1; followsDenial && isDirectlyJoined(names, next, chars); next++) add(names[next] as Part);
  }
  for (const { start, end, isSold } of missingLists(chars))
    for (const name of names)
      if (name.start >= start && name.end <= end && (isSold || name.entity.level <= 1)) add(name);
  for (const name of findDenied(parts, new Set(missing.keys()), chars)) add(name);
  return [...missing.values()];
}

function isResource({ tokens }: ListingPart): boolean {
  return means(tokens[0], 'resource');
}

function isDirectlyJoined(names: readonly ListingPart[], index: number, chars: string): boolean {
  const [before, name] = [names[index - 1], names[index]];
  return (
    before !== undefined &&
    name?.extraRanges.length === 0 &&
    /^ (?:and|or|&) $/u.test(chars.slice(endOf(before), name.start))
  );
}

/** Returns the length of the words after a name that deny it, or 0. */
function denialLength(rest: string): number {
  const bracket = /^ ?\(([^()]{1,6})\)/u.exec(rest);
  // 奥伯龙（无）
  if (bracket?.[1] !== undefined && NONE.test(bracket[1])) return bracket[0].length;
  const text = rest.slice(bracket?.[0].length ?? 0).replace(/^[() ]+/u, '');
  const lead = rest.length - text.length;
  const [clause = ''] = text.split(CLAUSE_END, 1);
  if (isAbsent(clause)) return lead + clause.length;
  const kept = KEPT.exec(text)?.[0];
  if (kept !== undefined) return lead + kept.length;
  // 雷丘？那是她的号里有，我没有: the answer to a question may take several clauses.
  const asked = OPENING.exec(text)?.[0];
  if (asked === undefined) return 0;
  const [answer = ''] = text.slice(asked.length).split(LINE_END, 1);
  const isNo = (one: string) => isAbsent(one) || (asked.endsWith('?') && ANSWER.test(one));
  return answer.split(CLAUSE_END).some(isNo) ? lead + asked.length + answer.length : 0;
}

/** Returns the length of a count of no copies after the name of a card, or 0: 灰流丽3 增G0. */
function countLength({ entity }: ListingPart, rest: string): number {
  const isCard = entity?.kind === 'item' && entity.items.every(({ kind }) => kind === 'card');
  return isCard ? (/^ ?[ハx×*]?(?:0|ゼロ)(?:[张枚]|copies)?(?![\d+]|\.\d)/u.exec(rest)?.[0].length ?? 0) : 0;
}

function isAbsent(clause: string): boolean {
  // 差一发没出 气; still locked tho, gone so don't ask
  const text = clause
    .trimEnd()
    .replace(/ {2,}/g, ' ')
    .replace(
      /[ (](?:[气哭悲惨唉服了老泣泪汗笑].{0,3}|tho(?:ugh)?|sadly|sorry|too|either|rip|so .{0,40}|an? [a-z]{1,9} ago)$/u,
      '',
    );
  // 1 Called by (other two dusted), 妃咲★4 専武なし
  if (OTHERS.test(text) || OF_NAME.test(text)) return false;
  // 恋鐘はお迎えできませんでした（そろえたかった）
  const withoutRemark = text.replace(/ ?\([^()]*$/u, '');
  return ABSENT_AFTER.some((pattern) => pattern.test(text) || pattern.test(withoutRemark));
}

const NONE = /^(?:无|没有?|none|ナシ|无シ|未(?:所持|入手|抽到|拥有))$/u;
const OTHERS = /^(?:the )?(?:others?|rest)(?![a-z])|^(?:另外?|其余|其他|剩下)/;
/** The item is there, without a weapon or a costume. */
const OF_NAME = /(?:专武|固有|专用|武器|凸|衣装)[ハモ]?(?:无シ|ナシ|没有?|无)$/;

function clauseTextBefore(chars: string, start: number): string {
  return (
    chars
      .slice(Math.max(0, start - MAX_LENGTH), start)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  );
}

function endOf({ end, extraRanges }: ListingPart): number {
  return extraRanges.reduce((last, range) => (range.start <= last + 1 ? Math.max(last, range.end) : last), end);
}

function startOf(name: ListingPart | undefined, chars: string): number {
  if (name === undefined) return chars.length;
  return name.extraRanges.reduce(
    (first, range) => (range.start < first && chars.slice(range.end, first).trim() === '' ? range.start : first),
    name.start,
  );
}
