import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { GonePanel } from '@/features/detail/GonePanel';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { codes, query, want } from '../../builders';
import { gameItems, hit, hrefOf, outcome, parserStateOf, renderInShop, searchResult } from '../search-state/shopBuild';

const links: OfferLinks = { hrefOf, openOffer: jest.fn() };
const matching = hit({ offer: { code: 'A-2', items: { merlin: 2 } }, wantMatches: [outcome('merlin', 'nice', 2)] });

describe('GonePanel', () => {
  const sold = hit({ offer: { code: 'A-4' }, live: 'sold' });
  const paused = hit({ offer: { code: 'A-5' }, live: 'paused' });

  function showGone(parts: Partial<SearchResponse>, queryParts: Partial<Query> = { wants: [want('merlin')] }) {
    const [onSeeAll, onSeeCatalog, onSearch] = [jest.fn(), jest.fn(), jest.fn()];
    const [code] = codes('A-0');
    renderInShop(
      <GonePanel
        code={code!}
        result={searchResult(parts)}
        gameItems={gameItems}
        links={links}
        onSeeAll={onSeeAll}
        onSeeCatalog={onSeeCatalog}
        query={query({ ...queryParts, open: code! })}
        parserState={parserStateOf(createQueryParser(gameItems.spec, gameItems.roster))}
        onSearch={onSearch}
      />,
    );
    return { onSeeAll, onSeeCatalog, onSearch, user: userEvent.setup() };
  }

  it('lists the available offers closest to the query, with their gaps', () => {
    const near = hit({ offer: { code: 'A-3' }, wantMatches: [outcome('oberon', 'must', 0)] });
    showGone({ hits: [matching, sold, paused], closest: [near] });

    expect(screen.getByRole('heading', { name: 'A-0 已经不在了' })).toBeInTheDocument();
    expect(screen.getByText('缺 1：奥伯龙')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/game/FateGO?o=A-2',
      '/game/FateGO?o=A-3',
    ]);
  });

  it('goes back to the results if any of them is available', async () => {
    const { onSeeAll, onSeeCatalog, user } = showGone({ hits: [matching] });

    await user.click(screen.getByRole('button', { name: '看在售的' }));

    expect(onSeeAll).toHaveBeenCalledTimes(1);
    expect(onSeeCatalog).not.toHaveBeenCalled();
  });

  it('goes to the whole catalog if no result is available', async () => {
    const { onSeeAll, onSeeCatalog, user } = showGone({ hits: [paused], closest: [sold] });

    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: '看在售的' }));

    expect(onSeeCatalog).toHaveBeenCalledTimes(1);
    expect(onSeeAll).not.toHaveBeenCalled();
  });

  it('shows no offers without conditions, since any would be as close', () => {
    showGone({ hits: [matching] }, {});

    expect(screen.queryByRole('link')).toBeNull();
  });

  it('starts a new search without the conditions of the link', async () => {
    const { onSearch, user } = showGone({ hits: [matching] }, { ranges: { price: { min: null, max: 500 } } });

    await user.type(screen.getByRole('textbox', { name: '找别的商品' }), '梅林宝2{Enter}');

    expect(onSearch.mock.calls).toEqual([[query({ wants: [want('merlin', 'must', 2)] })]]);
  });
});
