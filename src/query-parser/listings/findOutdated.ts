import type { InterpretedPart } from '@/query-parser/clauses/operatorText';

/** Attributes of which an account has one value. */
const SINGLE: readonly string[] = ['server', 'bind', 'rank', 'teamRank'];
/** Attributes of which an account may have several values, or none: 二手，别问一手. A value counts unless the text takes it back. */
const FACETS: readonly string[] = [...SINGLE, 'accountType', 'firstHand'];
/** Words of its clause that make a value another than today's, and those that make it today's: 上赛季 Master, about to hit Class 5 but currently
 *  Class 4. */
const OTHER_BEFORE =
  /上个?赛季|别再?问|以前|之前|原来|本来|标题|最高|曾|写|快到|前シーズン|最高|last|previous|former|peaked|about to|used to/;
const OTHER_AFTER =
  /^ {0,3}.?(?:早|已经)?(?:关了|停了|掉下|掉了|那批|卖完|清完|ダッタ|デシタ|カラ|ジャナ|デハナ)|^[^,，。\n]{0,6}?(?:[→⇒➡]|[-=]>)/;
const CURRENT_BEFORE =
  /现在|目前|当前|这是|已?[改换][成为绑到]?|更正|实际|currently|now|今ハ|changed to|switched to|moved to/;
const CLAUSE_ENDS = /[,，。;、\n(]|\. /;

const MAX_CONTEXT = 20;

/** Returns the values of a listing that do not hold for the account because another one does: 国际服早关了，这是日服的. The first value
 *  counts unless the text calls another one current.
 *  @param chars  the folded text */
export function findOutdated(parts: readonly InterpretedPart[], chars: string): ReadonlySet<InterpretedPart> {
  const outdated = new Set(findOutdatedLines(parts, chars));
  for (const facet of FACETS) {
    const mentions = parts.filter((part) => facetOf(part) === facet && !part.isIgnored && !outdated.has(part));
    const refused = mentions.filter(({ isNegated }) => isNegated);
    const values = mentions.filter(({ isNegated }) => !isNegated);
    if (values.length < 2) continue;
    const refusedValues = new Set(refused.flatMap(valuesOf));
    const isRefused = (part: InterpretedPart) => valuesOf(part).some((value) => refusedValues.has(value));
    const ranked = values.map((part) => ({ part, rank: isRefused(part) ? 0 : rankOf(part, chars) }));
    const best = ranked.reduce((one, other) => (other.rank > one.rank ? other : one));
    for (const { part, rank } of ranked)
      if (
        !shareValue(part, best.part) &&
        (rank < best.rank || (SINGLE.includes(facet) && !isAlternative(part, best.part, chars)))
      )
        outdated.add(part);
  }
  for (const part of findOldAmounts(parts, chars)) outdated.add(part);
  return outdated;
}

/** Words before an amount that it no longer is, and before today's: 年初存到3400石，…现在石头0. */
const OLD_AMOUNT = /年初|去年|上个?[月周]|之前|原[来本]|本来|当初|(?:^|[^a-z])(?:was|were|had|used to)|前ハ|先月/;
const TODAY = /现在|如今|实际|剩|目前|今[天早晚]|眼下|(?:^|[^a-z])(?:now|currently)|今ハ|今日|现状/;

/** Returns the amounts that a later statement about the same resource or attribute replaces. */
function findOldAmounts(parts: readonly InterpretedPart[], chars: string): readonly InterpretedPart[] {
  const amounts = parts.filter(({ entity, isIgnored }) => entity?.kind === 'range' && !isIgnored);
  return amounts.filter((part, index) =>
    amounts
      .slice(index + 1)
      .some(
        (later) =>
          subjectOf(later) === subjectOf(part) &&
          (TODAY.test(clauseBefore(later, chars) + wordsOf(later, chars)) ||
            OLD_AMOUNT.test(clauseBefore(part, chars))),
      ),
  );
}

/** Returns the text of an amount with the words between its noun and its number. */
function wordsOf({ start, end, extraRanges }: InterpretedPart, chars: string): string {
  return chars.slice(start, Math.max(end, ...extraRanges.map((range) => range.end)));
}

/** Headings of former and of current values: 旧：等级156，石320 新：等级161，石95. */
const OLD_HEADING = /(?:旧|老|(?:^|[^a-z])(?:old|before)|更新前|变更前)(?:数据|情报)?[^\p{L}\d\n]{1,2}/u;
const NEW_HEADING = /(?:新|new|now|after|更新后|变更后)(?:数据|情报)?[^\p{L}\d\n]{1,2}/u;
/** Words for an account that is already sold: 配置A：…（已售罄）. */
const SOLD_OUT = /售[罄空]|已售|已出(?![\p{L}])|卖完了|不卖了|sold ?out|完卖|卖リ?切レ?|卖约济/u;

type TextRange = Pick<InterpretedPart, 'start' | 'end'>;

function soldOutLines(chars: string): readonly TextRange[] {
  let start = 0;
  return chars.split('\n').flatMap((line) => {
    const lineStart = start;
    start += line.length + 1;
    const index = line.search(SOLD_OUT);
    return index < 0 ? [] : [{ start: lineStart, end: lineStart + index }];
  });
}

function formerRange(chars: string): readonly TextRange[] {
  const start = chars.search(OLD_HEADING);
  const length = start < 0 ? -1 : chars.slice(start).search(NEW_HEADING);
  return length < 0 ? [] : [{ start, end: start + length }];
}

/** Returns the outdated and sold amounts and values that are stated anew elsewhere. */
function findOutdatedLines(parts: readonly InterpretedPart[], chars: string): readonly InterpretedPart[] {
  const ranges = [...formerRange(chars), ...soldOutLines(chars)];
  if (ranges.length === 0) return [];
  const isOld = (part: InterpretedPart) => ranges.some(({ start, end }) => part.start >= start && part.end <= end);
  const facets = new Set(parts.flatMap((part) => (isOld(part) ? [] : (subjectOf(part) ?? []))));
  return parts.filter((part) => facets.has(subjectOf(part) ?? '') && isOld(part));
}

function subjectOf({ entity }: InterpretedPart): string | null {
  return entity?.kind === 'choice' || entity?.kind === 'range' ? entity.facet : null;
}

/** 日服/国服 leaves open which one holds. */
function isAlternative(part: InterpretedPart, best: InterpretedPart, chars: string): boolean {
  return /^ ?[/|] ?$/.test(chars.slice(best.end, part.start));
}

function facetOf({ entity }: InterpretedPart): string | null {
  return entity?.kind === 'choice' ? entity.facet : null;
}

function clauseBefore({ start }: InterpretedPart, chars: string): string {
  return (
    chars
      .slice(Math.max(0, start - MAX_CONTEXT), start)
      .split(CLAUSE_ENDS)
      .at(-1) ?? ''
  );
}

function rankOf(part: InterpretedPart, chars: string): number {
  const { end } = part;
  const before = clauseBefore(part, chars);
  if (CURRENT_BEFORE.test(before)) return 2;
  const isOther = OTHER_BEFORE.test(before) || OTHER_AFTER.test(chars.slice(end, end + MAX_CONTEXT));
  return isOther ? 0 : 1;
}

function valuesOf({ entity }: InterpretedPart): readonly string[] {
  return entity?.kind === 'choice' ? entity.values : [];
}

function shareValue(a: InterpretedPart, b: InterpretedPart): boolean {
  return valuesOf(a).some((value) => valuesOf(b).includes(value));
}
