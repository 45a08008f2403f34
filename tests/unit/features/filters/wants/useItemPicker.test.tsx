import { act, renderHook } from '@testing-library/react';
import type { Query, Want } from '@/domain/query';
import { useItemPicker } from '@/features/filters/wants/useItemPicker';
import { query, want } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

type Props = {
  readonly counts: Readonly<Record<string, number>>;
  readonly orderQuery: Query;
  readonly wants?: readonly Want[];
};

const NO_WANTS: readonly Want[] = [];

function pick(initialProps: Props) {
  const { result, rerender } = renderHook(
    (props: Props) => useItemPicker({ gameItems, wants: NO_WANTS, parser: null, ...props }, 3),
    { initialProps },
  );
  const tiles = () => result.current.shown.map(({ item, count }) => [item.id, count]);
  return { tiles, rerender, picker: result };
}

describe('useItemPicker', () => {
  it('updates counts but not the order while more of the catalog loads', () => {
    const orderQuery = query();
    const { tiles, rerender } = pick({ counts: { merlin: 3, oberon: 2 }, orderQuery });
    rerender({ counts: { merlin: 5, oberon: 9, mash: 1 }, orderQuery });

    expect(tiles()).toEqual([
      ['merlin', 5],
      ['oberon', 9],
      ['castoria', 0],
    ]);
  });

  it('updates the order with the result of another query', () => {
    const { tiles, rerender } = pick({ counts: { merlin: 3, oberon: 2 }, orderQuery: query() });

    rerender({ counts: { merlin: 5, oberon: 9 }, orderQuery: query({ text: '石' }) });

    expect(tiles().map(([id]) => id)).toEqual(['oberon', 'merlin', 'castoria']);
  });

  it('keeps the order while wants are chosen', () => {
    const orderQuery = query();
    const { tiles, rerender } = pick({ counts: { merlin: 3, oberon: 2 }, orderQuery });

    rerender({ counts: { merlin: 1, oberon: 2 }, orderQuery, wants: [want('oberon')] });

    expect(tiles().map(([id]) => id)).toEqual(['merlin', 'oberon', 'castoria']);
  });

  it('filters by rarity until a name is searched', () => {
    const { tiles, picker } = pick({ counts: {}, orderQuery: query() });

    act(() => picker.current.setRarity('3★'));
    expect(tiles().map(([id]) => id)).toEqual(['bedivere']);

    act(() => picker.current.setText('梅林'));
    expect(tiles().map(([id]) => id)).toEqual(['merlin']);
  });
});
