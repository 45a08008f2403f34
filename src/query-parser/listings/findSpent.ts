import { targetOf } from '@/query-parser/amounts/amountTarget';
import { blankChatter } from '@/query-parser/text/blankChatter';
import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { meaningOf } from '@/query-parser/text/token';

/** Words after a resource by which nothing of it is left, in folded text: 全砸未花池了一颗不剩, 見事にスッカラカンで0, `? gone`. */
const SPENT_AFTER: readonly RegExp[] = [
  /(?:[^\d.]|\.{2})0(?![\d.,%氪充]|[^\n,，。;!|/ ]{0,1}[元块刀]|抽)|ゼロ|零(?![^\n,，。;!|/])/u,
  /(?:全|都|一把|已经?)(?:部|都)?(?:抽|花|砸|烧|梭|投|喂|贡献|献)/u,
  /[抽花砸烧梭用吃打换兑](?:光|干净|得干|得精)|挥霍|见底|归零|梭哈|干干净净|比脸还?干净/u,
  /一[颗个张枚点滴]?(?:都|也)?(?:不剩|没剩)(?!多)|没有(?=[,，。;!|/\s]|$)/u,
  /(?:全部|スベテ|全テ)[^\n、。]{0,6}(?:突ッ込|ブッ[込コ]|使|溶|ツギ込)|使イ(?:切|果)|溶カシ(?:タ|マシ|切|テシ)|スッカラカン|空ッポ|枯渇|尽キ|底ヲ?ツ[イキ]/u,
];
/** What may stand between a resource and these words: nothing that states an amount or begins another topic. */
const LEAD = /^[^\d\n,，。;!|/]{0,24}[,， ]{0,2}$/;
const SPENT_AFTER_LATIN =
  /^(?:'?s)?[\s?!:]{0,24}(?:(?:are|is|all|were|got|have been|bone|completely|literally|basically) ){0,3}(?:0(?!\d|[.,]\d)|gone|used(?! to)|spent|blown|burn(?:ed|t)|empty|dry|zero|zip|nil|none|nada|depleted|drained|nuked)(?![a-z])/;
/** Words after a resource and a comma: `diamonds, spent every last one`. */
const SPENT_AFTER_COMMA =
  /^s?,? {1,24}(?:i )?(?:blew|spent|burned|burnt|dumped|used(?: up)?) (?:every|all|the lot)(?![a-z])/;
/** Words before a resource: blew every last quartz. */
const SPENT_BEFORE =
  /(?:blew|spent|burned|burnt|dumped|threw|sank|used(?: up)?) {1,24}(?:all|every|everything)[a-z ]{0,16} $/;

/** No pyroxene whatsoever. */
const NONE_BEFORE = /(?:^|[\n.,;(] ?|and )(?:no|zero|not any) $/;
const NONE_AFTER = /^s? (?:whatsoever|at all)(?![a-z])/;

const MAX_CONTEXT = 40;

/** Reads resources of a listing that are used up as none, in words that do not stand beside them: 宝石全砸最近的卡包了. A resource whose amount is
 *  stated elsewhere has that one.
 *  @param chars  the folded text */
export function findSpent(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  const stated = new Set(parts.flatMap(({ entity }) => (entity?.kind === 'range' ? entity.facet : [])));
  const text = blankChatter(
    parts.flatMap(({ entity, tokens }) => (entity === null ? tokens : [])),
    chars,
  );
  const spent = new Set<TextPart>();
  let later: TextPart | null = null;
  for (const [index, part] of [...parts.entries()].reverse()) {
    const facet = resourceOf(part);
    if (facet === null) continue;
    // 段位钻石 UR点花光: the words are about the next resource.
    const next = parts
      .slice(index + 1, index + MAX_CONTEXT)
      .find(({ entity, tokens }) => entity !== null || targetOf(tokens[0]) !== null);
    const isJoined = later !== null && spent.has(later) && JOINED.test(chars.slice(part.end, later.start));
    if (!stated.has(facet) && (isJoined || isSpent(part, text, next?.start ?? chars.length))) spent.add(part);
    later = part;
  }
  return parts.map((part) => {
    const facet = spent.has(part) ? resourceOf(part) : null;
    return facet === null ? part : makeTextPart(part.tokens, { kind: 'range', facet, range: { min: 0, max: 0 } });
  });
}

/** What joins two resources that share a statement: ジュエルもサポチケも底つきました. */
const JOINED = /^ ?(?:[モトヤ和跟、&/+]|and) ?$/;

function isSpent({ start, end }: TextPart, chars: string, until: number): boolean {
  const after = chars.slice(end, Math.min(until, end + MAX_CONTEXT));
  const before = chars.slice(Math.max(0, start - MAX_CONTEXT), start);
  const isNone = SPENT_AFTER.some((words) => follows(words, after));
  if (NONE_BEFORE.test(before) && NONE_AFTER.test(after)) return true;
  return isNone || SPENT_AFTER_LATIN.test(after) || SPENT_AFTER_COMMA.test(after) || SPENT_BEFORE.test(before);
}

function follows(words: RegExp, text: string): boolean {
  const found = words.exec(text);
  return found !== null && LEAD.test(text.slice(0, found.index));
}

function resourceOf({ entity, tokens }: TextPart): string | null {
  const [token, ...others] = tokens;
  if (entity !== null || token === undefined || others.length > 0) return null;
  return targetOf(token)?.factor === 1 ? (meaningOf(token, 'resource')?.id ?? null) : null;
}
