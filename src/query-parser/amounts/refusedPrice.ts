import type { ParseMode } from '@/query-parser/result/parsedText';
import type { Token } from '@/query-parser/text/token';
import { refusedEnd } from '@/query-parser/tokens/refusedEnd';
import type { Bound } from './approximate';

/** A refused price below a sum: 五百以下的不看. 五百以内不看初始号 is about other things, and 低于900的别来 rather about a resource. */
const BELOW = /(?:以下|低于|不到|[少小]于)\S{0,12}不/;

/** Turns the lower limit of a refused price into the upper limit of the accepted ones, and the other way round. */
export function limitRefused(tokens: readonly Token[], bound: Bound, mode: ParseMode, chars: string): Bound {
  const { entity, end } = bound;
  if (mode === 'offer' || entity.kind !== 'price' || (entity.range.min === null) === (entity.range.max === null))
    return bound;
  const { min, max } = entity.range;
  const refused = refusedEnd(tokens, end, chars);
  if (refused === null) return bound;
  const words = chars.slice(tokens[end - 2]?.start, tokens[refused - 1]?.end);
  // 5500円超えたら買えません
  if (min === null && words.includes('超')) return { entity, end: refused };
  if (min === null && !BELOW.test(words)) return bound;
  return { entity: { ...entity, range: { min: max, max: min } }, end: refused };
}
