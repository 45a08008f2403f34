import { screen } from '@testing-library/react';
import { OfferLines } from '@/features/detail/OfferLines';
import { ambiguousWant } from '../../builders';
import { gameItems, hit, hrefOf, outcome, renderInShop, searchResult } from '../search-state/shopBuild';

const links = { hrefOf, openOffer: () => undefined };

describe('OfferLines', () => {
  it('shows a missing item with the name that the buyer used if it could be any of several', () => {
    const magus = ambiguousWant('花之魔术师', ['merlin', 'oberon']);
    const wantMatches = [outcome('castoria', 'must', 1), { want: magus, level: 0, met: false }];

    renderInShop(
      <OfferLines hits={[hit({ wantMatches })]} result={searchResult()} gameItems={gameItems} links={links} />,
    );

    expect(screen.getByRole('img', { name: '花之魔术师，缺' })).toHaveTextContent('花');
    expect(screen.queryByRole('img', { name: /梅林/ })).toBeNull();
  });
});
