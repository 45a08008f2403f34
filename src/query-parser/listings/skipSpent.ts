import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { asSkipped, means } from '@/query-parser/text/token';

/** Words before an amount that was spent, in folded text: `burned 40k quartz`, 砸了四万青辉石. */
const SPENT_BEFORE =
  /(?:[花砸烧投搭梭抽](?:掉|进去|出去|了|过){1,2}(?:我|大概|差不多|将近|快|整整|足足|约|起码)?|(?:^|[^a-z])(?:spent|burned|burnt|blew|dumped|sank|wasted|threw)(?: (?:about|over|like|around|another|my|some|roughly|nearly|almost|away)){0,2}) ?$/;
/** Words after such an amount: 40,000ほど使用しました, 3万砸了没出. */
const SPENT_AFTER =
  /^[个颗枚コ]?(?:ホド|クライ|グライ|近ク|以上|モ|ヲ){0,2}(?:使[イッ用ウ]|溶カ|消费|ツギ込|注ギ込|突ッ込|回シ[タテマ]|割ッ)(?!.?(?:ナイ|ナク|可|テイ?(?:ナイ|マセン)))|^[个颗张]?(?:就|已经?|刚)?[砸花抽烧梭投](?:掉|进去|出去|了|在)/;
/** Words in an amount that was spent: 青辉石花了四万. */
const SPENT_WITHIN = /[花砸烧投梭抽](?:掉|了|进去|出去)/;
/** Words by which an amount is what is left, or was not spent. */
const REST = /剩|余|残|还有|left|remain|n.t|not|never|没/;
const MAX_CONTEXT = 24;

/** Skips the resources of a listing that somebody spent: they are not what the account has. Their nouns stay, so that a remaining amount finds
 *  its own: 青輝石を40,000ほど使用し、残りは2,150個.
 *  @param chars  the folded text */
export function skipSpent(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  return parts.map((part) => {
    if (part.entity?.kind !== 'range' || part.entity.range.min === 0 || !isSpent(part, chars)) return part;
    return makeTextPart(
      part.tokens.map((token) => (means(token, 'resource') ? token : asSkipped(token))),
      null,
    );
  });
}

function isSpent({ tokens, start, end }: TextPart, chars: string): boolean {
  const numbers = tokens.filter((token) => means(token, 'number'));
  if (numbers.length !== 1 || !tokens.some((token) => means(token, 'resource'))) return false;
  const own = chars.slice(start, end);
  if (REST.test(own)) return false;
  const before = chars.slice(Math.max(0, start - MAX_CONTEXT), start);
  const isBefore = SPENT_BEFORE.test(before) && !REST.test(before);
  return isBefore || SPENT_WITHIN.test(own) || SPENT_AFTER.test(chars.slice(end, end + MAX_CONTEXT));
}
