import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import { ChipRow, type ChipRowProps } from '@/features/results/chips/ChipRow';
import { query, want } from '../../../builders';
import { createParserState, gameItems, renderInShop, searchResult } from '../../search-state/shopBuild';

export const CONDITIONS: Partial<Query> = {
  wants: [want('merlin', 'must', 2), want('oberon', 'nice')],
  ranges: { price: { min: null, max: 500 } },
  sort: { key: 'price', reversed: false },
};

/** Renders the chips of `CONDITIONS`, or of the given query. */
export function openChipRow(props: Partial<ChipRowProps> = {}) {
  const onChoose = jest.fn();
  renderInShop(
    <ChipRow
      query={query(CONDITIONS)}
      typedText={null}
      result={searchResult({ total: 18, withoutChip: [71, 18, 33] }, CONDITIONS)}
      isCurrent
      gameItems={gameItems}
      client={null}
      parserState={createParserState()}
      onChoose={onChoose}
      {...props}
    />,
  );
  return { onChoose, user: userEvent.setup() };
}
