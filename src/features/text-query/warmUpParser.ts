import type { Steps } from '@/base/steps';
import { EMPTY_QUERY } from '@/domain/query';
import type { Roster } from '@/names/roster';
import type { QueryParser } from './queryParser';

/** Types a line before a buyer does. Browsers compile a function when it first runs, and all those that read a line take tens of
 *  milliseconds on a phone, which the first key press would wait for. */
export function* warmUpParser(parser: Pick<QueryParser, 'apply' | 'suggest'>, { items }: Roster): Steps<void> {
  const line = items
    .slice(0, 2)
    .map(({ names }) => names.zh)
    .concat('500以内')
    .join(' ');
  for (let cursor = 1; cursor <= line.length; cursor++) {
    const text = line.slice(0, cursor);
    parser.apply(EMPTY_QUERY, text, { currency: null, cursor, searchedText: '' });
    yield;
    parser.suggest(text, cursor, () => null);
    yield;
  }
}
