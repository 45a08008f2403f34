import { isNewLine } from '@/query-parser/clauses/lineStarts';
import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { isItem } from '@/query-parser/text/textPart';
import { isBreakingGap, means } from '@/query-parser/text/token';
import { negate } from './refuseMarked';

/** Maximum number of parts that a refusal is spread to. */
const MAX_LENGTH = 40;

/** Words about several names: 都不要, 这俩劝退, are out. */
const PLURAL = /都|[俩仨]|[两三四]个|全|统统|一律|\bare\b|\ball\b|\bboth\b|ドチラモ|两方|トモ|全部/;

/** Returns the names of the clauses before a refusal that consist of nothing but names: A，B，都不要. */
export function namesOfClausesBefore(
  { parts, chars }: OperatorText,
  first: number,
  index: number,
): readonly MutablePart[] {
  if (!PLURAL.test(chars.slice(parts[first]?.end, parts[index]?.end))) return [];
  const names: MutablePart[] = [];
  for (let position = first - 1; position >= 0 && first - position < MAX_LENGTH; position--) {
    const [part, next] = [parts[position], parts[position + 1]];
    if (part === undefined || next === undefined || next.gap === 'stop' || !isPlainName(part)) break;
    if (chars.slice(part.end, next.start).includes('\n')) break;
    names.push(part);
  }
  // A必须，B，C都不要: the clause before the list holds more than names.
  const start = parts.indexOf(names.at(-1) as MutablePart);
  return names.length > 0 && !isBreakingGap(parts[start]?.gap) ? names.slice(0, -1) : names;
}

function isPlainName(part: MutablePart): boolean {
  return isItem(part) && part.mode === 'must' && part.extraRanges.length === 0;
}

/** Words after a name that is refused like the one before it. */
const SAME_AFTER =
  /^(?:同理|也(?:是|一样|同样|不例外)|一样|同上|モ同(?:ジク?|样)|[, ]{0,2}(?:too|as well|also|neither|either|likewise|(?:the )?same(?: (?:story|thing|deal|here))?))(?=[\s,，。.!;、)]|$|デ|ニ|ダ)/;
const SAME_BEFORE =
  /(?:(?:same|ditto) (?:goes )?(?:for|with)|\b(?:so|as|nor|neither) (?:is|are|does|do|will|would)|likewise) $/;
/** Words after a name that is wanted like the one before it, if that one need not be there; a lone `too` follows any wish. */
const NICE_TOO =
  /^(?:同理|也(?:是|一样|同样)|一样|同上|モ同(?:ジク?|样)|(?: [0-9★a-z]{1,6})?[, ]{1,2}(?:too|as well|likewise|same))(?=[\s,，。.!;、)]|$|デ|ニ|ダ)/;
const MAX_SAME_LENGTH = 20;

/** Refuses names and values that are said to be like a refused one: A不要，B同理; `No Nexon logins, guest same story`. */
export function spreadRefusals({ parts, chars }: OperatorText): void {
  const latest = new Map<string, MutablePart>();
  for (const [index, part] of parts.entries()) {
    if (!part.isUsed && part.entity === null && means(part.tokens[0], 'not')) refuseLines(parts, index, chars);
    if (part.entity?.kind !== 'item' && part.entity?.kind !== 'choice') continue;
    const subject = part.entity.kind === 'item' ? '' : part.entity.facet;
    const before = latest.get(subject);
    latest.set(subject, part);
    const { start, end } = part;
    const after = chars.slice(end, end + MAX_SAME_LENGTH);
    const isSame = SAME_BEFORE.test(chars.slice(Math.max(0, start - MAX_SAME_LENGTH), start));
    if (part.mode !== 'must') continue;
    if (before?.mode === 'nice' && (isSame || NICE_TOO.test(after))) part.mode = 'nice';
    else if (before?.isNegated === true && (isSame || SAME_AFTER.test(after))) negate(part);
  }
}

const MAX_HEADING_LENGTH = 24;

/** A line that refuses the names of the lines below or above it: 以下は不要です⏎A⏎B; A、B⏎↑は不要. */
function refuseLines(parts: readonly MutablePart[], index: number, chars: string): void {
  const { start, end } = parts[index] ?? { start: 0, end: 0 };
  const before = chars.slice(Math.max(0, start - MAX_HEADING_LENGTH), start);
  // 没有以上的不要 refuses others.
  const refusesOthers = /[没他]|不[全齐]|以外|[イテ]ナイ|レバ/.test(before + chars.slice(start, end));
  if (!refusesOthers && /\n ?(?:[↑]|上[ノ记面]|コノ|以上)[^\n,，、。]*$/.test(before)) {
    let position = index;
    while (position > 0 && !isNewLine(parts, position, chars)) position--;
    for (let name = parts[--position]; name !== undefined && isPlainName(name); name = parts[--position]) negate(name);
  }
  if (!/(?:^|\n)[^,，。.\n]{0,6}(?:以下|下[记面]|following|these)[^\n]*$/.test(before)) return;
  for (let position = index + 1; position < parts.length; position++) {
    const part = parts[position];
    if (part === undefined || !isNewLine(parts, position, chars) || !isPlainName(part)) return;
    negate(part);
    (parts[index] as MutablePart).isUsed = true;
  }
}

/** 宝5的A */
const BESIDE = /^[的ノ]?$/;

/** Refuses all levels of a name unless the refused level stands beside it (不要满破A): A别带（主号满破了）. */
export function refuseAllLevels({ parts, chars }: OperatorText): void {
  const operators = new Set(parts.flatMap(({ isUsed, start }) => (isUsed ? start : [])));
  for (const part of parts) {
    const { entity, extraRanges } = part;
    if (entity?.kind !== 'item' || part.mode !== 'never' || entity.level === 1) continue;
    const isBeside = (range: Pick<MutablePart, 'start' | 'end'>) =>
      !operators.has(range.start) &&
      BESIDE.test(chars.slice(range.end, part.start).trim()) &&
      BESIDE.test(chars.slice(part.end, range.start).trim());
    if (!extraRanges.some(isBeside)) part.entity = { ...entity, level: 1 };
  }
}
