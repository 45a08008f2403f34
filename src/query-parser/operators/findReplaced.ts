import { type Entity, hasNoMeaning, isItem, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, means } from '@/query-parser/text/token';

/** How many parts before and after 不对 are looked at. */
const MAX_DISTANCE = 12;
/** How far back the same subject is looked for, which a correction may take up again. */
const MAX_LOOKBACK = 60;

/** Returns the parts that a later one corrects: the same name with another level (白银姬两张……不对，白银姬一张, 雾子满破太贵了，雾子4破就好), the name
 *  before the correction (Z高达……不对，是魔神ZERO), the amount or value of the same kind.
 *  @param chars  the folded text */
export function findReplaced(parts: readonly TextPart[], chars: string): ReadonlySet<TextPart> {
  const replaced = new Set<TextPart>();
  const corrections = new Set<TextPart>();
  for (const [index, part] of parts.entries()) {
    if (part.entity !== null || !isCorrection(part) || correctsLevel(parts, index)) continue;
    const word = chars.slice(part.start, part.end);
    // 泡影2枚で間に合うので2に訂正します is complete.
    if (/^(?:订正|变更|修正)/.test(word) && chars[part.start - 1] === 'ニ') continue;
    const mistaken = ERROR.test(word) ? mistakenName(parts, index, chars) : null;
    if (mistaken === 'level') continue;
    if (mistaken !== null) {
      // A、B⏎B打错了，是C
      for (const one of parts.slice(0, index)) if (isAboutSame(one, mistaken)) replaced.add(one);
      continue;
    }
    // 锁鸟改成1张，抹杀2张: only a name beside the word replaces another.
    if (BESIDE.test(chars.slice(part.start, part.end)) && parts[index + 1]?.entity == null) continue;
    // A? No, B I mean.
    const isAfterName =
      /^i mean/.test(word) &&
      part.gap === 'soft' &&
      isBreakingGap(parts[index + 1]?.gap ?? 'stop') &&
      isItem(parts[index - 1]);
    const after = isAfterName ? parts[index - 1] : entityAfter(parts, index);
    // Oops, typo, A is one correction.
    if (after?.entity == null || corrections.has(after)) continue;
    const isEarlier = (one: TextPart) => one !== after && one.entity?.kind === after.entity?.kind && !replaced.has(one);
    const earlier = (distance: number) => parts.slice(Math.max(0, index - distance), index).filter(isEarlier);
    const last = after.entity.kind === 'item' ? earlier(MAX_DISTANCE).at(-1) : undefined;
    // 要宝5的山翁……不对，宝3就够 has corrected the level, and 响专一就够，我记错了 follows its correction.
    const isSettled =
      last === undefined ||
      corrections.has(last) ||
      touchesUnread(parts, index) ||
      endsOnItsLine(chars.slice(part.end, after.start));
    const target =
      earlier(MAX_LOOKBACK)
        .filter((one) => isAboutSame(one, after))
        .at(-1) ?? (isSettled ? undefined : last);
    if (target === undefined) continue;
    // A、B。すみません、AではなくC; Steam⏎Steamじゃなくiosで
    for (const one of earlier(MAX_LOOKBACK))
      if (
        isAboutSame(one, target) &&
        (target.entity?.kind === 'item' || String(valuesOf(one)) === String(valuesOf(target)))
      )
        replaced.add(one);
    replaced.add(target);
    corrections.add(after);
  }
  for (const part of findOldLevels(parts, chars)) replaced.add(part);
  return replaced;
}

/** Words for a mistake, which may follow the name that was one. */
const ERROR = /[打写说记看搞弄][错混岔]|[手笔口]误|手滑|间违|typo|^(?:デハ|ジャ)ナ[クカ]/;

/** Returns the name before a word for a mistake: 孔明打错了，是梅林; in AはBの間違い the one before that.
 *  @returns  null if no name takes its place, `level` if only the level was wrong */
function mistakenName(parts: readonly TextPart[], index: number, chars: string): TextPart | 'level' | null {
  let last = index - 1;
  const isWord = (part: TextPart | undefined) =>
    part?.entity === null && !(hasNoMeaning(part) && part.end - part.start > 2);
  while (index - last <= MAX_WORDS && isWord(parts[last]) && !isBreakingGap(parts[last + 1]?.gap)) last--;
  const name = parts[last];
  if (!isItem(name) || isBreakingGap(parts[last + 1]?.gap)) return null;
  // 响专一就够了我记错了 is about the level.
  if (name.extraRanges.some(({ start }) => start >= name.end))
    return isBreakingGap(parts[index + 1]?.gap) ? 'level' : null;
  if (chars[name.end] === 'ノ')
    return (
      parts
        .slice(Math.max(0, last - MAX_DISTANCE), last)
        .filter(isItem)
        .at(-1) ?? null
    );
  const next = entityAfter(parts, index);
  return isItem(next) && !isAboutSame(name, next) ? name : null;
}

/** Maximum number of words between a name and what calls it a mistake: 孔明那个我打错了. */
const MAX_WORDS = 4;

const BESIDE =
  /^(?:[呃嗯太退改换替降放提加升]|ヤッパ|ゴメン$|sorry$|nah|err?$|erm|uh|hm|make|edit|actually|on second|rather|meant|okay|fine)/;

/** In フロンタルは不要というか入ってるとダメ⏎バナージ the correction is complete before the name of the next line. */
function endsOnItsLine(between: string): boolean {
  return /[\p{L}\p{N}]/u.test(between.slice(0, Math.max(0, between.indexOf('\n'))));
}

/** Characters of a level rather than of a rarity or a kind. */
const LEVEL = /[0-9一二三四五六两双单满无完]/;

/** Returns the mentions of names whose level a later mention states anew. */
function findOldLevels(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  const old: TextPart[] = [];
  const latest = new Map<string, TextPart>();
  for (const part of parts) {
    const [item, ...others] = part.entity?.kind === 'item' ? part.entity.items : [];
    if (item === undefined || others.length > 0) continue;
    const isLevelled = part.entity?.kind === 'item' && part.entity.level > 1;
    const statesLevel =
      (isLevelled && part.extraRanges.length > 0) ||
      part.extraRanges.some(({ start, end }) => LEVEL.test(chars.slice(start, end)));
    // A、B、Cは3凸、ただしAだけ1凸
    if (!statesLevel && !isLevelled && !part.isDistributed) continue;
    const before = latest.get(item.id);
    if (before !== undefined && statesLevel) old.push(before);
    latest.set(item.id, part);
  }
  return old;
}

/** In 摩根宝2，不对，宝3 C呆 the level after the correction belongs to the name before it. */
function correctsLevel(parts: readonly TextPart[], index: number): boolean {
  const end = parts[index]?.end ?? 0;
  return parts
    .slice(Math.max(0, index - MAX_DISTANCE), index)
    .some(({ extraRanges }) => extraRanges.some(({ start, isSelection }) => start >= end && isSelection !== true));
}

/** In ヘラクレス、〇〇じゃなくてステンノ the corrected name is the unknown one. */
function touchesUnread(parts: readonly TextPart[], index: number): boolean {
  const before = parts[index - 1];
  return parts[index]?.gap === 'none' && before !== undefined && before.end - before.start > 1 && hasNoMeaning(before);
}

/** 算了 takes back what precedes it, unless it touches what it refuses: 韩服算了. */
function isCorrection({ tokens, gap }: TextPart): boolean {
  if (!means(tokens[0], 'correction')) return false;
  return isBreakingGap(gap) || !means(tokens[0], 'not');
}

/** Returns the first entity of the sentence after a correction. */
function entityAfter(parts: readonly TextPart[], index: number): TextPart | undefined {
  for (let position = index + 1; position <= index + MAX_DISTANCE; position++) {
    const part = parts[position];
    if (part === undefined || (part.gap === 'stop' && position > index + 1)) return undefined;
    if (part.entity !== null) return part;
  }
  return undefined;
}

function valuesOf({ entity }: TextPart): readonly string[] | null {
  return entity?.kind === 'choice' ? entity.values : null;
}

function isAboutSame(a: TextPart, b: TextPart): boolean {
  return subjectsOf(a.entity).some((one) => subjectsOf(b.entity).includes(one));
}

function subjectsOf(entity: Entity | null): readonly string[] {
  switch (entity?.kind) {
    case 'item':
      return entity.items.map(({ id }) => id);
    case 'range':
    case 'choice':
      return [entity.facet];
    case 'price':
      return ['price'];
    default:
      return [];
  }
}
