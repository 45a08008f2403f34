import type { TextRange } from './classifyLeftovers';

/** `old`: replaced by another price. `asked`: what the seller once asked, which a later sum may replace. `current`: said to be today's
 *  price. */
export type PriceRole = 'old' | 'asked' | 'current' | 'unknown';

/** Patterns on the folded text before and after a sum. */
const OLD_BEFORE =
  /(?:原价?|原本|原先|原来|本来|之前|以前|上次|上个?月|去年|曾经?|挂过|从|旧(?:价格|価)?|元値|通常|市价|was|were|used to (?:be|ask)|before|originally|original(?: price)?|old price|from|paid)(?:\s|是|卖|挂了?|要|标价?|ハ|:|asking|listed at|about|at|for)*$/;
const ASKED_BEFORE = /(?:定价|开价|标价?|挂价?|要价|出价|listed)(?:\s|是|了|:|at|for)*$/;
const OLD_AFTER = /^(?:没人要|没卖|没出掉|デシタ|ダッタ|デ(?:出シ|出品))/;
const ARROW = /(?:[→⇒➡⟶▶]|[-=]>)/;
const ARROW_AFTER = new RegExp(`^\\s*${ARROW.source}`);
const CURRENT_BEFORE = new RegExp(
  `(?:${ARROW.source}|现(?:在|价)?|今(?:天|日|晚|ナラ|回)|本日|目前|当前|最终价?|最后|[降刀便][至到低宜]*|改(?:成|为|到)|直接|只要|就|セール中|(?:値下ゲ|变更)(?:シテ|后)?|now|only|just|take|asking|drop(?:ped|ping)?(?: it)? to|down to|reduced to|lowered to|make it|yours for|let it go for)` +
    '(?:\\s|:|急?出|卖|要|起|是|再|价|再?降到?|只要|カラ|ハ|ヨリ|only|just|asking|it|for|at|about)*$',
);
const CURRENT_AFTER =
  /^\s*(?:最终|最終|ニ(?:値下|变更|シマス|下ゲ|改)|拿走|带走|成交|一口价|包邮|ポッキリ|即決|即决|or best offer|obo|firm)/;
/** Currency words between a sum and what follows it. */
const MONEY_AFTER = /^\s*(?:円|元|块钱?|刀|r(?:mb)?(?![a-z])|usd|dollars?|bucks|eur(?:os?)?|yen|jpy)/;
const MONEY_BEFORE = /\s*(?:[$¥€₩円]|us\$|nt\$|hk\$|rmb|cny|usd)\s*$/;

/** Characters before a sum that can state its role. */
const MAX_CONTEXT = 24;

/** Returns the role that the words around a sum give it: 之前挂1200，现在980拿走.
 *  @param chars  the folded text */
export function priceRole(chars: string, { start, end }: TextRange): PriceRole {
  const before = chars.slice(Math.max(0, start - MAX_CONTEXT), start).replace(MONEY_BEFORE, '');
  const after = chars.slice(end, end + MAX_CONTEXT).replace(MONEY_AFTER, '');
  if (ARROW_AFTER.test(after) || OLD_AFTER.test(after)) return 'old';
  const clause = before.slice(before.search(/[^\n。！;]*$/));
  if (OLD_BEFORE.test(clause)) return 'old';
  if (CURRENT_BEFORE.test(clause) || CURRENT_AFTER.test(after)) return 'current';
  return ASKED_BEFORE.test(clause) ? 'asked' : 'unknown';
}
