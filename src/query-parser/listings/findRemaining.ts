import { targetOf } from '@/query-parser/amounts/amountTarget';
import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { meaningOf, means, type Token } from '@/query-parser/text/token';

/** What stands before an amount that is left, in folded text: 剩1200, 残リ80ダケ, `down to 9k`. */
const REST_BEFORE =
  /(?:(?:^|[^不])剩(?:下|余)?了?|个位数|(?:还|只)有|用到|没动过?|残(?:リ|高|量)?[ハガ]?|余リ[ハガ]?|left with|down to|there's|theres)[^\d\n。.]{0,6}$/;
/** What stands behind such an amount: 40 left, 120残ッテ. */
const REST_AFTER =
  /^[个颗枚コ]?(?:残ッテ|残リ|还[剩在])|^ (?:[a-z]{1,6} )?(?:left|remain|still (?:there|here|on|sitting|unspent))/;
/** An amount of now is what is left only where a former one or its loss is told: 今早还有9000现在0. */
const NOW_BEFORE = /(?:现在|如今|目前|此刻|今ハ|now)[^\d\n。.]{0,6}$/;
const SPENT = /[抽花砸烧梭溶使]|见底|沉了|今早|本来|前回|突ッ込|爆死|\b(?:had|blew|spent|burned|burnt)\b/;
const FORMER = /昨|之前|原先|以前|上次|书|早先|当初|\b(?:was|were)\b/;
/** An amount of money is not what is left: 石头抽光了，原价500现在420. */
const MONEY = /[价卖标挂降圆元块$]|出售|值下|price|ask/;

/** Maximum number of parts, and of characters around an amount, that are looked at. */
const MAX_DISTANCE = 14;
const MAX_WORDS = 24;

/** Reads the amount that is left of a resource, across what happened to the rest: 青石刚抽掉了，剩1200; ジュエルは溶かして残高120;
 *  `crystals: had 30k, 2.4k left`. It replaces a former amount.
 *  @param chars  the folded text */
export function findRemaining(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  const withRest = new Map<TextPart, TextPart>();
  const read = new Set<TextPart>();
  for (const [index, part] of parts.entries()) {
    const value = numberOf(part);
    const resource = value === null ? null : resourceBefore(parts, index);
    if (value === null || resource === null || !isRest(part, resource, chars)) continue;
    read.add(part);
    const facet = facetOf(resource) ?? '';
    const rest = makeTextPart(resource.tokens, { kind: 'range', facet, range: { min: value, max: value } });
    withRest.set(resource, { ...rest, extraRanges: [{ start: part.start, end: part.end }] });
  }
  return read.size === 0 ? parts : parts.filter((part) => !read.has(part)).map((part) => withRest.get(part) ?? part);
}

function isRest(part: TextPart, resource: TextPart, chars: string): boolean {
  const number = part.tokens.find((token) => means(token, 'number'));
  const between = chars.slice(resourceOf(resource)?.end, number?.start ?? part.start);
  const isSpent = SPENT.test(between);
  if (
    /[。!;；]/.test(between) ||
    MONEY.test(between) ||
    (between.includes('\n') && !isSpent && resource.entity !== null)
  )
    return false;
  if (part.entity?.kind === 'range' && ![facetOf(resource), 'stock'].includes(part.entity.facet)) return false;
  const isLeft =
    REST_BEFORE.test(between) || REST_AFTER.test(chars.slice(number?.end, (number?.end ?? part.end) + MAX_WORDS));
  // 石头300，剩2个号
  const isStated = resource.entity !== null;
  return isLeft ? isSpent || !isStated || FORMER.test(between) : isSpent && NOW_BEFORE.test(between);
}

function resourceBefore(parts: readonly TextPart[], index: number): TextPart | null {
  const before = parts.slice(Math.max(0, index - MAX_DISTANCE), index);
  return before.reverse().find((part) => facetOf(part) !== null) ?? null;
}

function facetOf(part: TextPart): string | null {
  return meaningOf(resourceOf(part), 'resource')?.id ?? null;
}

function resourceOf({ tokens }: TextPart): Token | undefined {
  return tokens.find((token) => targetOf(token)?.factor === 1 && means(token, 'resource'));
}

/** Returns the only number of a part without another noun: 2.4k, 35颗, 剩1200, 残高120. */
function numberOf({ entity, tokens }: TextPart): number | null {
  const isFree = entity === null || entity.kind === 'range';
  const numbers = tokens.filter((token) => means(token, 'number'));
  const [number] = numbers;
  const isAlone = tokens.every((token) => token === number || isMinor(token));
  return isFree && numbers.length === 1 && isAlone ? (meaningOf(number, 'number')?.value ?? null) : null;
}

/** Returns true for words around a number that name nothing, such as the 高 of 残高. */
function isMinor(token: Token): boolean {
  if (token.meanings.length === 0) return token.end - token.start === 1;
  return isStock(token) || ['measure', 'skip', 'link'].some((kind) => token.meanings.some((one) => one.kind === kind));
}

function isStock(token: Token): boolean {
  return meaningOf(token, 'count')?.id === 'stock';
}
