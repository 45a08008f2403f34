/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { applySuggestion } from '@/features/search-box/suggestions/applySuggestion';
import { query, want } from '../../../build';
import { item } from '../../search-state/shopBuild';

const span = { start: 0, end: 1 };
const japan = { kind: 'value', facet: 'server', value: 'jp', spelling: '日服', span } as const;

describe('where a suggestion leads', () => {
  it('an item becomes a must', () => {
    const merlin = { kind: 'item', item: item('merlin'), spelling: '梅林', span } as const;

    expect(applySuggestion(merlin, query({ text: '带皮' }))).toEqual(query({ text: '带皮', wants: [want('merlin')] }));
  });

  it('a value joins those chosen in its group', () => {
    const rest = query({ choices: { server: { not: false, values: ['tw'] } } });

    expect(applySuggestion(japan, rest)?.choices).toEqual({ server: { not: false, values: ['tw', 'jp'] } });
    expect(applySuggestion(japan, query())?.choices).toEqual({ server: { not: false, values: ['jp'] } });
  });

  it('a value of a group that is excluded starts anew', () => {
    const rest = query({ choices: { server: { not: true, values: ['tw', 'jp'] } } });

    expect(applySuggestion(japan, rest)?.choices).toEqual({ server: { not: false, values: ['jp'] } });
  });

  it('a range takes the span of the one there was', () => {
    const range = { kind: 'range', facet: 'price', range: { min: 200, max: 800 }, span } as const;
    const rest = query({ ranges: { price: { min: null, max: 500 } } });

    expect(applySuggestion(range, rest)?.ranges).toEqual({ price: { min: 200, max: 800 } });
  });

  it('a code opens its offer', () => {
    const code = { kind: 'code', code: 'FG-19340' as OfferCode, span } as const;

    expect(applySuggestion(code, query())).toEqual(query({ open: 'FG-19340' as OfferCode }));
  });

  it('an amount leads nowhere yet', () => {
    expect(applySuggestion({ kind: 'amount', facet: 'sq', spelling: '石', span }, query())).toBeNull();
  });
});
