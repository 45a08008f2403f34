import type { GameSpec } from '@/games/types';
import { isReached } from '@/query-parser/amounts/isReached';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { isLatin } from '@/query-parser/text/charKinds';
import { hasNoMeaning, makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, isOperatorKind, meaningOf, means, type Token } from '@/query-parser/text/token';

/** Facets with ordered values, where 白银以上 means silver and every league above. */
export const ORDERED_FACETS: ReadonlySet<string> = new Set(['rank', 'teamRank', 'story']);

/** Turns self-contained words into entities: values of attributes, quoted shops and states.
 *  @param chars  the folded text */
export function resolveValues(
  parts: readonly TextPart[],
  spec: GameSpec,
  mode: ParseMode,
  chars: string,
): readonly TextPart[] {
  const resolved: TextPart[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as TextPart;
    if (isBothPlatforms(resolved, parts, index)) {
      resolved.push(makeTextPart(part.tokens, { kind: 'choice', facet: 'platform', values: ['both'] }));
      continue;
    }
    const option = part.entity === null ? meaningOf(part.tokens[0], 'option') : undefined;
    if (option === undefined || !ORDERED_FACETS.has(option.facet)) {
      resolved.push(isActivity(parts, index, chars) ? part : resolveValue(parts, index));
      continue;
    }
    const upper = upperEnd(parts, index, spec);
    if (upper !== null) {
      const tokens = parts.slice(index, index + 3).flatMap((one) => one.tokens);
      // class 5 or 7, unlike class 5-7
      const isOr = means(wordOf(parts[index + 1]), 'or');
      const between = isOr ? [...option.values, upper] : valuesBetween(spec, option.facet, option.values, upper);
      const values = mode === 'offer' ? option.values : between;
      resolved.push(makeTextPart(tokens, { kind: 'choice', facet: option.facet, values }));
      index += 2;
      continue;
    }
    // 传说段位起
    const noun = isLeagueNoun(parts[index + 1], chars) ? parts[index + 1] : undefined;
    const next = wordOf(parts[noun === undefined ? index + 1 : index + 2]);
    const sideAfter = isReached(next, chars) ? 'least' : boundAfter(next, part, chars);
    const before = sideAfter === null ? boundsBefore(resolved, part) : NO_BOUNDS;
    const side = sideAfter ?? boundSide(before[0], 'before');
    if (side === null) {
      resolved.push(resolveValue(parts, index));
      continue;
    }
    const between = sideAfter === null ? [] : (noun?.tokens ?? []);
    if (sideAfter !== null) index += noun === undefined ? 1 : 2;
    resolved.splice(resolved.length - before.length, before.length);
    resolved.push(
      makeTextPart(
        [...before, ...part.tokens, ...between, ...(sideAfter === null || next === undefined ? [] : [next])],
        {
          kind: 'choice',
          facet: option.facet,
          // A listing has one value: story up to LB7.
          values: mode === 'offer' ? option.values : valuesFrom(spec, option.facet, option.values, side),
        },
      ),
    );
  }
  return resolved;
}

/** `ios or both` names two values of the platform. */
function isBothPlatforms(resolved: readonly TextPart[], parts: readonly TextPart[], index: number): boolean {
  const [platform, joiner] = resolved.slice(-2);
  if (platform?.entity?.kind !== 'choice' || platform.entity.facet !== 'platform') return false;
  const isJoined = joiner?.entity === null && means(joiner.tokens[0], 'or');
  return isJoined && means(wordOf(parts[index]), 'each') && !isBreakingGap(parts[index]?.gap);
}

/** In リセマラ疲れた and `quitting reroll hell` the word names an activity, not a kind of account. */
function isActivity(parts: readonly TextPart[], index: number, chars: string): boolean {
  const [part, next] = [parts[index], parts[index + 1]];
  if (part === undefined || next === undefined || isBreakingGap(next.gap)) return false;
  return hasNoMeaning(next) && /^(?:リセマラ|reroll)$/.test(chars.slice(part.start, part.end));
}

/** Returns the value that ends a range, if the part after the next one does: 白银到黄金, 竞技场4级到5级, class 5 or 6. */
function upperEnd(parts: readonly TextPart[], index: number, spec: GameSpec): string | null {
  const [first, joiner, last] = [0, 1, 2].map((step) => wordOf(parts[index + step]));
  const option = meaningOf(first, 'option');
  const isRange = means(joiner, 'to');
  if (option === undefined || !(isRange || means(joiner, 'or')) || last === undefined) return null;
  if (isBreakingGap(joiner?.gap) || isBreakingGap(last.gap)) return null;
  const end = meaningOf(last, 'option');
  if (end !== undefined) return isRange && end.facet === option.facet ? (end.values[0] ?? null) : null;
  const number = meaningOf(last, 'number')?.value;
  const id = option.values[0]?.replace(/\d$/, String(number));
  return number !== undefined && /\d$/.test(option.values[0] ?? '') && valueIds(spec, option.facet).includes(id ?? '')
    ? (id ?? null)
    : null;
}

function valuesBetween(spec: GameSpec, facet: string, [from = '']: readonly string[], to: string): readonly string[] {
  const ids = valueIds(spec, facet);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  return ids.slice(start, (end ?? 0) + 1);
}

const NO_BOUNDS: readonly Token[] = [];
/** Words between a bound and its value: 至少 打到 LB6. */
const MAX_BETWEEN = 3;

/** Returns the tokens from a bound up to the value after it, or none: 至少打到LB6, 起码传说. */
function boundsBefore(resolved: readonly TextPart[], part: TextPart): readonly Token[] {
  if (isBreakingGap(part.gap)) return NO_BOUNDS;
  for (let index = resolved.length - 1; index >= 0 && index >= resolved.length - MAX_BETWEEN; index--) {
    const token = wordOf(resolved[index]);
    if (boundSide(token, 'before') !== null) return resolved.slice(index).flatMap(({ tokens }) => tokens);
    const isBetween = means(token, 'link') || means(token, 'skip');
    if (token === undefined || !isBetween || isBreakingGap(token.gap)) return NO_BOUNDS;
  }
  return NO_BOUNDS;
}

function resolveValue(parts: readonly TextPart[], index: number): TextPart {
  const part = parts[index] as TextPart;
  if (part.entity !== null) return part;
  const [token] = part.tokens;
  const quoted = meaningOf(token, 'quoted');
  if (quoted !== undefined && quoted.field !== 'item') {
    const choice = makeTextPart(part.tokens, { kind: 'choice', facet: quoted.field, values: [quoted.text] });
    return quoted.not ? { ...choice, mode: 'never' } : choice;
  }
  const option = meaningOf(token, 'option');
  if (option === undefined || (part.end - part.start === 1 && touchesUnread(parts, index))) return part;
  return makeTextPart(part.tokens, { kind: 'choice', facet: option.facet, values: option.values });
}

function wordOf(part: TextPart | undefined): Token | undefined {
  return part?.entity === null && part.tokens.length === 1 ? part.tokens[0] : undefined;
}

function isLeagueNoun(part: TextPart | undefined, chars: string): boolean {
  if (part === undefined || part.entity !== null || isBreakingGap(part.gap)) return false;
  return /^(?:段位?|ランク带?|带|rank)$/.test(chars.slice(part.start, part.end));
}

function boundAfter(token: Token | undefined, { end }: TextPart, chars: string): 'least' | 'most' | null {
  if (token === undefined) return null;
  const length = token.end - token.start;
  // Latin bounds such as "or above" follow a space, and so do those of Latin values: gold 以上.
  const isApart = token.gap === 'soft' && (length > 3 || isLatin(chars.charCodeAt(end - 1)));
  const isWhole = length >= 2 || /^起(?![\p{L}\p{N}])/u.test(chars.slice(token.start, token.end + 1));
  return isWhole && (token.gap === 'none' || isApart) ? boundSide(token, 'after') : null;
}

/** Returns the bound that a word sets for its neighbour on one side. */
function boundSide(token: Token | undefined, side: 'before' | 'after'): 'least' | 'most' | null {
  for (const kind of ['least', 'most'] as const)
    if (token?.meanings.some((one) => one.kind === kind && (one.side === side || one.side === 'both'))) return kind;
  return null;
}

function valueIds({ attributes }: GameSpec, facet: string): readonly string[] {
  const attribute = attributes.find(({ id }) => id === facet);
  return attribute?.type === 'enum' ? attribute.options.map(({ id }) => id) : [];
}

function valuesFrom(
  spec: GameSpec,
  facet: string,
  values: readonly string[],
  side: 'least' | 'most',
): readonly string[] {
  const ids = valueIds(spec, facet);
  const index = ids.indexOf(values[0] ?? '');
  if (index < 0) return values;
  return side === 'least' ? ids.slice(index) : ids.slice(0, index + 1);
}

/** Drops names that are fragments of a longer unread word: 透 in 透明, 花 in 花钱, 满 in 满级, 游戏 in 这个游戏, シン in シンプル.
 *  @param chars  the folded text */
export function dropNameFragments(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  return parts.map((part, index) => {
    if (part.entity?.kind !== 'item' || part.extraRanges.length > 0) return part;
    const isDerived = part.entity.spellings.every(({ form }) => form === 'part' || form === 'bare');
    const isNoun = part.entity.spellings.some(({ text }) => NOUNS.has(text));
    const isShort = part.end - part.start === 1 && touches(parts, index, isOtherWord);
    const isFragment =
      isShort ||
      ((isDerived || SHORT_KANA.test(chars.slice(part.start, part.end))) && touchesUnread(parts, index)) ||
      (isNoun && touches(parts, index, ({ entity }) => entity === null));
    return isFragment ? { ...part, entity: null, tokens: [] } : part;
  });
}

const SHORT_KANA = /^[\u30a1-\u30fc]{2}$/;

/** Nicknames that are primarily everyday nouns. */
const NOUNS: ReadonlySet<string> = new Set(['游戏', '大米']);

function isOtherWord({ entity, tokens }: TextPart): boolean {
  if (entity !== null) return false;
  return tokens.every(
    ({ meanings }) => !meanings.some(({ kind }) => isOperatorKind(kind) || kind === 'times' || kind === 'copies'),
  );
}

function touchesUnread(parts: readonly TextPart[], index: number): boolean {
  return touches(parts, index, hasNoMeaning);
}

function touches(parts: readonly TextPart[], index: number, matches: (part: TextPart) => boolean): boolean {
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]];
  return (before !== undefined && part?.gap === 'none' && matches(before)) || (after?.gap === 'none' && matches(after));
}
