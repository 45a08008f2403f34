import { targetOf } from '@/query-parser/amounts/amountTarget';
import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { asSkipped, meaningOf, means, type Token } from '@/query-parser/text/token';

/** Words before a remaining amount, in folded text: 剩1200, 残リ80ダケ, `down to 9k`. */
const WORDS_BEFORE =
  /(?:(?:^|[^不])剩(?:下|余)?了?|个位数|(?:还|只)有|用到|没动过?|残(?:リ|高|量)?[ハガ]?|余リ[ハガ]?|合(?:ワセテ|计)|left with|down to|there's|theres|实际|实数|真实|[掉降]到|其实(?:只有)?|(?:real|actual) (?:number|count|amount)|(?:→|⇒|➡|[-=]>)(?=[^\d\n]{2}))[^\d\n。.]{0,10}$/;
/** Words after a remaining amount: 40 left, 120残ッテ. */
const WORDS_AFTER =
  /^[个颗枚コ]?(?:クライ|グライ|ホド|シカ|ダケ){0,2}(?:残ッテ|残リ|还[剩在])|^ (?:[a-z]{1,6} )?(?:left|remain|still (?:there|here|on|sitting|unspent)|now(?= *(?:$|[.,;!\n])))/;
/** Words before a current amount, which is a remaining one only after a use of the resource: 今早还有9000现在0, ジェムはぶちこんだので5. */
const NOW_BEFORE = /(?:现在|如今|目前|此刻|今ハ|now)[^\d\n。.]{0,6}$|[ダタ]ノデ$/;
/** UR CP现在540 */
const NOW_ONLY = /^[ :是就有还]{0,3}(?:现在|目前|如今|now|today)(?:是|还?有|只有|is|at)?[ :]*$/;
/** Words for a use of the resource, or for an amount that is no longer valid. */
const USE =
  /[抽花砸烧梭溶使]|见底|沉了|今早|本来|原[来有]|前回|突ッ[込コ]|ブ[チッ][込コ]|爆死|\b(?:had|blew|spent|burned|burnt)\b/;
/** Words for a former amount, or for a former price. */
const FORMER_AMOUNT = /昨|之前|原先|以前|上次|早先|当初|\b(?:was|were)\b|时点|公开时/;
/** Words for an amount that somebody has written down: 上个月写88张，现在61. */
const WRITTEN = /写|书|截图|\b(?:posted|sa(?:ys|id)|screenshot|listed)\b/;
/** Words for a price, which is no remaining amount: 石头抽光了，原价500现在420. */
const MONEY = /[价卖标挂降圆元块$]|出售|值下|price|ask/;

/** Ends of a statement about a resource, unless the next one is about its rest: 3万溶かした。残り2,150. A line break is none. */
const STATEMENT_END = /[。!;](?! ?(?:残|余リ|还?剩|只剩))/;

/** Maximum number of parts, and of characters behind an amount, that are looked at. */
const MAX_DISTANCE = 14;
const MAX_LENGTH = 24;

/** Reads the remaining amount of a resource behind words about its use: 青石刚抽掉了，剩1200; ジュエルは溶かして残高120;
 *  `crystals: had 30k, 2.4k left`. It replaces a former amount.
 *  @param chars  the folded text */
export function findRemaining(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  const withAmount = new Map<TextPart, TextPart>();
  const read = new Set<TextPart>();
  for (const [index, part] of parts.entries()) {
    const value = numberOf(part);
    const resource = value === null ? null : resourceBefore(parts, index);
    if (value === null || resource === null || !isRemaining(part, resource, chars)) continue;
    read.add(part);
    const facet = facetOf(resource) ?? '';
    const stated = makeTextPart(resource.tokens, { kind: 'range', facet, range: { min: value, max: value } });
    withAmount.set(resource, { ...stated, extraRanges: [{ start: part.start, end: part.end }] });
    // 石头上个月写 300，现在 280: nor is the former number a price.
    for (const former of parts.slice(parts.indexOf(resource) + 1, index))
      if (numberOf(former) !== null && former.entity === null)
        withAmount.set(former, makeTextPart(former.tokens.map(asSkipped), null));
  }
  return read.size === 0 ? parts : parts.filter((part) => !read.has(part)).map((part) => withAmount.get(part) ?? part);
}

function isRemaining(part: TextPart, resource: TextPart, chars: string): boolean {
  const number = part.tokens.find((token) => means(token, 'number')) ?? part;
  const between = chars.slice(resourceToken(resource)?.end, number.start);
  const isOther = part.entity?.kind === 'range' && ![facetOf(resource), 'stock'].includes(part.entity.facet);
  if (isOther || STATEMENT_END.test(between) || MONEY.test(between)) return false;
  const isSpent = USE.test(between);
  // 石头300，剩2个号
  const isStated = resource.entity !== null && !isSpent;
  if (isStated && between.includes('\n')) return false;
  const isLeft = WORDS_BEFORE.test(between) || WORDS_AFTER.test(chars.slice(number.end, number.end + MAX_LENGTH));
  const isWritten = WRITTEN.test(between);
  if (isLeft || NOW_ONLY.test(between)) return !isStated || isWritten || FORMER_AMOUNT.test(between);
  return (isSpent || isWritten) && NOW_BEFORE.test(between);
}

function resourceBefore(parts: readonly TextPart[], index: number): TextPart | null {
  const before = parts.slice(Math.max(0, index - MAX_DISTANCE), index);
  return before.reverse().find((part) => facetOf(part) !== null) ?? null;
}

function facetOf(part: TextPart): string | null {
  return meaningOf(resourceToken(part), 'resource')?.id ?? null;
}

function resourceToken({ tokens }: TextPart): Token | undefined {
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
