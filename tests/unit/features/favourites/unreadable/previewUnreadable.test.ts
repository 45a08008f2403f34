/** @jest-environment node */
import fc from 'fast-check';
import { previewUnreadable } from '@/features/favourites/unreadable/previewUnreadable';

describe('previewUnreadable', () => {
  it('lists unreadable favourites by code and shop', () => {
    const parts = [
      { game: 'FateGO', favourite: { code: 'A-1', shop: '青石铺' } },
      { game: 'Mass', favourite: 7 },
    ];

    expect(previewUnreadable(JSON.stringify(parts))).toEqual({ parts: 2, text: 'A-1 · 青石铺\n7' });
  });

  it('returns a short text unchanged', () => {
    expect(previewUnreadable('{"version":')).toEqual({ parts: 0, text: '{"version":' });
  });

  it('truncates a long text with an ellipsis', () => {
    expect(previewUnreadable('x'.repeat(500)).text).toHaveLength(161);
  });

  it('never exceeds the maximum length, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.from(previewUnreadable(text).text).length).toBeLessThanOrEqual(161);
      }),
    );
  });
});
