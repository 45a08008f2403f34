/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { applySuggestion } from '@/features/search-box/suggestions/applySuggestion';
import { query, want } from '../../../builders';
import { item } from '../../search-state/shopBuild';

const span = { start: 0, end: 1 };
const japan = { kind: 'value', facet: 'server', value: 'jp', spelling: '日服', span } as const;

describe('applySuggestion', () => {
  it('adds an item with the mode and level of its name', () => {
    const level = { mode: 'never', level: 2 } as const;
    const merlin = { kind: 'item', item: item('merlin'), want: level, spelling: '梅林', span } as const;

    expect(applySuggestion(merlin, query({ text: '带皮' }))).toEqual(
      query({ text: '带皮', wants: [want('merlin', 'never', 2)] }),
    );
  });

  it('adds a value to those chosen in its group', () => {
    const rest = query({ choices: { server: { not: false, values: ['tw'] } } });

    expect(applySuggestion(japan, rest)?.choices).toEqual({ server: { not: false, values: ['tw', 'jp'] } });
    expect(applySuggestion(japan, query())?.choices).toEqual({ server: { not: false, values: ['jp'] } });
  });

  it('replaces an excluding choice by the value', () => {
    const rest = query({ choices: { server: { not: true, values: ['tw', 'jp'] } } });

    expect(applySuggestion(japan, rest)?.choices).toEqual({ server: { not: false, values: ['jp'] } });
  });

  it('replaces the range of the same facet', () => {
    const range = { kind: 'range', facet: 'price', range: { min: 200, max: 800 }, span } as const;
    const rest = query({ ranges: { price: { min: null, max: 500 } } });

    expect(applySuggestion(range, rest)?.ranges).toEqual({ price: { min: 200, max: 800 } });
  });

  it('opens the offer of a code', () => {
    const code = { kind: 'code', code: 'FG-19340' as OfferCode, span } as const;

    expect(applySuggestion(code, query())).toEqual(query({ open: 'FG-19340' as OfferCode }));
  });

  it('returns null for an amount', () => {
    expect(applySuggestion({ kind: 'amount', facet: 'sq', spelling: '石', span }, query())).toBeNull();
  });
});
