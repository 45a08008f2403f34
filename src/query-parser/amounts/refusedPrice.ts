import type { ParseMode } from '@/query-parser/result/parsedText';
import type { Token } from '@/query-parser/text/token';
import type { Bound } from './approximate';

/** Words that refuse every price above a sum: 800以上免谈, 1万円以上は無理, over 500 = pass. */
const REFUSED =
  /^ ?(?:的|ハ|ナラ|= ?)?(?:[都就我也]|一律|自动|直接){0,3}(?:不[要收看谈聊买](?![^\s,，。!;的了哈啊])|[买出付]不起|过滤|划走|不考虑|不接受|免谈|算了|太贵|勿扰|不行|别[来报]|无理|パス|见送|不可|ng|厳シイ|キツイ|出セマセン|出セナイ|is (?:a no|too (?:much|expensive))|(?:i[’']?ll |i )?(?:skip|pass|no)(?! ?\w))/;

/** A refused price below a sum: 五百以下的不看. 五百以内不看初始号 is about other things, and 低于900的别来 rather about a resource. */
const BELOW = /(?:以下|低于|不到|[少小]于)\S{0,12}不/;

/** Turns the lower limit of a refused price into the upper limit of the accepted ones, and the other way round. */
export function limitRefused(tokens: readonly Token[], bound: Bound, mode: ParseMode, chars: string): Bound {
  const { entity, end } = bound;
  if (mode === 'offer' || entity.kind !== 'price' || (entity.range.min === null) === (entity.range.max === null))
    return bound;
  const { min, max } = entity.range;
  const refused = refusedEnd(tokens, end, chars);
  if (refused === null || (min === null && !BELOW.test(chars.slice(tokens[end - 2]?.start, tokens[refused - 1]?.end))))
    return bound;
  return { entity: { ...entity, range: { min: max, max: min } }, end: refused };
}

/** Returns the index after a refusal that follows a sum, or null. */
export function refusedEnd(tokens: readonly Token[], index: number, chars: string): number | null {
  const start = tokens[index - 1]?.end ?? 0;
  const [refusal = ''] = REFUSED.exec(chars.slice(start, start + MAX_REFUSAL_LENGTH)) ?? [];
  if (refusal === '') return null;
  let end = index;
  while ((tokens[end]?.start ?? Number.POSITIVE_INFINITY) < start + refusal.length) end++;
  return end;
}

const MAX_REFUSAL_LENGTH = 20;
