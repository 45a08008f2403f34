/** @jest-environment node */
import fc from 'fast-check';
import { previewSetAside } from '@/features/favourites/set-aside/previewSetAside';

describe('the preview of what was set aside', () => {
  it('names dropped favourites by code and shop', () => {
    const parts = [
      { game: 'FateGO', favourite: { code: 'A-1', shop: '青石铺' } },
      { game: 'Mass', favourite: 7 },
    ];

    expect(previewSetAside(JSON.stringify(parts))).toEqual({ parts: 2, text: 'A-1 · 青石铺\n7' });
  });

  it('is the beginning of any other text', () => {
    expect(previewSetAside('{"version":')).toEqual({ parts: 0, text: '{"version":' });
    expect(previewSetAside('x'.repeat(500)).text).toHaveLength(161);
  });

  it('is short, whatever was set aside', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.from(previewSetAside(text).text).length).toBeLessThanOrEqual(161);
      }),
    );
  });
});
