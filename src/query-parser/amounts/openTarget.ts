import { means, type Token } from '@/query-parser/text/token';
import { type AmountTarget, targetOf } from './amountTarget';

const MAX_OPEN_DISTANCE = 14;

/** Returns the resource that 剩 is about if it has no amount yet: 钻：上个池子扔光，只剩1.2w. */
export function openTarget(tokens: readonly Token[], index: number, chars: string): AmountTarget | null {
  const { start, gap } = tokens[index] ?? { start: 0, gap: 'stop' };
  if (targetOf(tokens[index])?.facet !== 'stock' || gap === 'stop' || !/[剩残余]/.test(chars.slice(start, start + 2)))
    return null;
  for (let cursor = index - 1; cursor >= 0 && cursor > index - MAX_OPEN_DISTANCE; cursor--) {
    const token = tokens[cursor];
    if (token === undefined || means(token, 'number')) return null;
    if (means(token, 'resource')) return !means(tokens[cursor - 1], 'number') ? targetOf(token) : null;
    if (token.gap === 'stop' || targetOf(token) !== null || means(token, 'option')) return null;
  }
  return null;
}
