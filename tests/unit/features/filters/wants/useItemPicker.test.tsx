import { act, renderHook } from '@testing-library/react';
import type { Query, Want } from '@/domain/query';
import { useItemPicker } from '@/features/filters/wants/useItemPicker';
import { query } from '../../../build';
import { lexicon } from '../../search-state/shopBuild';

type Given = { readonly counts: Readonly<Record<string, number>>; readonly countsQuery: Query };

const NO_WANTS: readonly Want[] = [];

function pick(first: Given) {
  const { result, rerender } = renderHook(
    (given: Given) => useItemPicker({ lexicon, wants: NO_WANTS, parser: null, ...given }, 3),
    { initialProps: first },
  );
  const tiles = () => result.current.shown.map(({ item, count }) => [item.id, count]);
  return { tiles, rerender, picking: result };
}

describe('the tiles of the picker', () => {
  it('stay where they are while more of the catalog comes, and count what has come', () => {
    const asked = query();
    const { tiles, rerender } = pick({ counts: { merlin: 3, oberon: 2 }, countsQuery: asked });
    const before = tiles();

    rerender({ counts: { merlin: 5, oberon: 9, mash: 1 }, countsQuery: asked });

    expect([before, tiles()]).toEqual([
      [
        ['merlin', 3],
        ['oberon', 2],
        ['castoria', 0],
      ],
      [
        ['merlin', 5],
        ['oberon', 9],
        ['castoria', 0],
      ],
    ]);
  });

  it('are put in order again by the answer to another query', () => {
    const { tiles, rerender } = pick({ counts: { merlin: 3, oberon: 2 }, countsQuery: query() });

    rerender({ counts: { merlin: 5, oberon: 9 }, countsQuery: query({ text: '石' }) });

    expect(tiles().map(([id]) => id)).toEqual(['oberon', 'merlin', 'castoria']);
  });

  it('are those of a rarity, until another kind or a name is looked for', () => {
    const { tiles, picking } = pick({ counts: {}, countsQuery: query() });

    act(() => picking.current.setRarity('3★'));
    const narrowed = tiles().map(([id]) => id);
    act(() => picking.current.setText('梅林'));

    expect(narrowed).toEqual(['bedivere']);
    expect(tiles().map(([id]) => id)).toEqual(['merlin']);
  });
});
