import { asSkipped, type Token } from '@/query-parser/text/token';

/** Text that its author has struck out: ~~价格 620~~ 价格 540, 2200❌ 1880✅. */
const STRUCK = /~~[^~\n]{1,60}~~|\d{1,7}[元块圆r]?❌(?!\p{L})/gu;

/** Skips struck-out text: what it said does not hold. Runs in linear time.
 *  @param chars  the folded text */
export function skipStruck(tokens: readonly Token[], chars: string): readonly Token[] {
  if (!chars.includes('~~') && !chars.includes('❌')) return tokens;
  const ranges = [...chars.matchAll(STRUCK)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  let next = 0;
  return tokens.map((token) => {
    while ((ranges[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next++;
    const range = ranges[next];
    const isStruck = range !== undefined && range.start <= token.start && token.end <= range.end;
    return isStruck ? asSkipped(token) : token;
  });
}
