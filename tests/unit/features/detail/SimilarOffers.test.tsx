import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchResponse } from '@/domain/searchResponse';
import { GonePanel } from '@/features/detail/GonePanel';
import { SimilarOffers } from '@/features/detail/SimilarOffers';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import { codes } from '../../build';
import { createFakeClient } from '../fakeClient';
import { addressOf, answer, hit, lexicon, outcome, page, renderInShop } from '../search-state/shopBuild';

const openOffer = jest.fn();
const links: OfferLinks = { addressOf, openOffer };
const like = (code: string) => hit({ offer: { code, items: { merlin: 2 } }, outcomes: [outcome('merlin', 'nice', 2)] });

beforeEach(() => openOffer.mockReset());

describe('similar offers', () => {
  it('are asked for aside, name what they share and open in place of the one that is open', async () => {
    const { client, asides } = createFakeClient();
    renderInShop(<SimilarOffers hit={like('A-1')} result={answer()} lexicon={lexicon} client={client} links={links} />);
    expect(screen.queryByRole('heading')).toBeNull();

    await act(async () => asides[0]?.answer(page({ hits: [like('A-1'), like('A-2')] })));

    const lines = screen.getByRole('list');
    expect(within(lines).getAllByRole('link')).toHaveLength(1);
    expect(within(lines).getByRole('img', { name: '梅林 宝2' })).toBeInTheDocument();
    await userEvent.setup().click(within(lines).getByRole('link', { name: /看 A-2/ }));
    expect(openOffer.mock.calls).toEqual([['A-2']]);
  });

  it('are not looked for again as long as the same is meant, but are when more of the catalog has come', async () => {
    const { client, asides } = createFakeClient();
    const show = (onSale: number) => (
      <SimilarOffers
        hit={like('A-1')}
        result={answer({ catalog: { ...page().catalog, onSale } })}
        lexicon={lexicon}
        client={client}
        links={links}
      />
    );
    const { rerender } = renderInShop(show(10));
    rerender(show(10));
    expect(asides).toHaveLength(1);

    rerender(show(20));

    expect(asides.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

describe('the detail of an offer that is gone', () => {
  const sold = hit({ offer: { code: 'A-4' }, live: 'sold' });
  const paused = hit({ offer: { code: 'A-5' }, live: 'paused' });

  function showGone(parts: Partial<SearchResponse>) {
    const [onSeeAll, onSeeStock] = [jest.fn(), jest.fn()];
    const [code] = codes('A-0');
    renderInShop(
      <GonePanel
        code={code!}
        result={answer(parts)}
        lexicon={lexicon}
        links={links}
        onSeeAll={onSeeAll}
        onSeeCatalog={onSeeStock}
      />,
    );
    return { onSeeAll, onSeeStock, user: userEvent.setup() };
  }

  it('shows what comes closest to the query of the address, and says what it lacks', () => {
    const near = hit({ offer: { code: 'A-3' }, outcomes: [outcome('oberon', 'must', 0)] });
    showGone({ hits: [like('A-2'), sold, paused], closest: [near] });

    expect(screen.getByRole('heading', { name: '没有 A-0' })).toBeInTheDocument();
    expect(screen.getByText('缺 1：奥伯龙')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/game/FateGO?o=A-2',
      '/game/FateGO?o=A-3',
    ]);
  });

  it('leads back to what was asked for where some of it can be bought', async () => {
    const { onSeeAll, onSeeStock, user } = showGone({ hits: [like('A-2')] });

    await user.click(screen.getByRole('button', { name: '看在售的' }));

    expect([onSeeAll.mock.calls.length, onSeeStock.mock.calls.length]).toEqual([1, 0]);
  });

  it('leads to the whole stock where nothing of what was asked for can be bought', async () => {
    const { onSeeAll, onSeeStock, user } = showGone({ hits: [paused], closest: [sold] });

    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: '看在售的' }));

    expect([onSeeAll.mock.calls.length, onSeeStock.mock.calls.length]).toEqual([0, 1]);
  });
});
