import { asSkipped, type Token } from '@/query-parser/text/token';

/** Skips struck-out text, which no longer holds. Runs in linear time.
 *  @param chars  the folded text */
export function skipStruck(tokens: readonly Token[], chars: string): readonly Token[] {
  if (!chars.includes('~~') && !chars.includes('❌')) return tokens;
  const ranges = [...rangesBetweenTildes(chars), ...crossedSums(chars)].sort((a, b) => a.start - b.start);
  let next = 0;
  return tokens.map((token) => {
    while ((ranges[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next++;
    const range = ranges[next];
    const isStruck = range !== undefined && range.start <= token.start && token.end <= range.end;
    return isStruck ? asSkipped(token) : token;
  });
}

type Range = { readonly start: number; readonly end: number };

/** ~~价格 620~~ 价格 540: on one line, and no longer than a remark. */
function rangesBetweenTildes(chars: string): readonly Range[] {
  const ranges: Range[] = [];
  for (let start = chars.indexOf('~~'); start >= 0; ) {
    const close = chars.indexOf('~~', start + 2);
    if (close < 0) break;
    const length = close - start - 2;
    const isStruck = length > 0 && length <= MAX_STRUCK && !chars.slice(start, close).includes('\n');
    if (isStruck) ranges.push({ start, end: close + 2 });
    start = isStruck ? chars.indexOf('~~', close + 2) : close;
  }
  return ranges;
}

const MAX_STRUCK = 60;

/** 2200❌ 1880✅, but not 2200❌梅林, where the cross is about the name. */
function crossedSums(chars: string): readonly Range[] {
  return [...chars.matchAll(/\d{1,7}[元块圆r]?❌/g)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter(({ end }) => !/^\p{L}/u.test(chars.slice(end, end + 2)));
}
