import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimilarOffers } from '@/features/detail/SimilarOffers';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import { createFakeClient } from '../fakeClient';
import { gameItems, hit, hrefOf, outcome, page, renderInShop, searchResult } from '../search-state/shopBuild';

const openOffer = jest.fn();
const links: OfferLinks = { hrefOf, openOffer };
const similarOffer = (code: string) =>
  hit({ offer: { code, items: { merlin: 2 } }, wantMatches: [outcome('merlin', 'nice', 2)] });

beforeEach(() => openOffer.mockReset());

describe('SimilarOffers', () => {
  it('lists the offers found with their shared items and opens one on click', async () => {
    const { client, lowPrioritySearches } = createFakeClient();
    renderInShop(
      <SimilarOffers
        hit={similarOffer('A-1')}
        result={searchResult()}
        gameItems={gameItems}
        client={client}
        links={links}
      />,
    );
    expect(screen.queryByRole('heading')).toBeNull();

    await act(async () => lowPrioritySearches[0]?.resolve(page({ hits: [similarOffer('A-1'), similarOffer('A-2')] })));

    const lines = screen.getByRole('list');
    expect(within(lines).getAllByRole('link')).toHaveLength(1);
    expect(within(lines).getByRole('img', { name: '梅林，5★，宝2' })).toBeInTheDocument();
    await userEvent.setup().click(within(lines).getByRole('link', { name: /看 A-2/ }));
    expect(openOffer.mock.calls).toEqual([['A-2']]);
  });

  it('searches again when the catalog revision changes, but not on other renders', async () => {
    const { client, lowPrioritySearches } = createFakeClient();
    const show = (unsoldCount: number) => (
      <SimilarOffers
        hit={similarOffer('A-1')}
        result={searchResult({ catalog: { ...page().catalog, unsoldCount } })}
        gameItems={gameItems}
        client={client}
        links={links}
      />
    );
    const { rerender } = renderInShop(show(10));
    rerender(show(10));
    expect(lowPrioritySearches).toHaveLength(1);

    rerender(show(20));

    expect(lowPrioritySearches.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});
