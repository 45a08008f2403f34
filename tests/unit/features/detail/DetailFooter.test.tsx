import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveStatus } from '@/domain/searchResponse';
import { DetailFooter } from '@/features/detail/DetailFooter';
import { SIMILAR_ID } from '@/features/detail/SimilarOffers';
import { gameItems, hit, renderInShop } from '../search-state/shopBuild';

const COPY_MESSAGE = { name: '复制给店家的话' };
const SEE_AVAILABLE = { name: '看还在的' };

function setup(live: LiveStatus, similar = false) {
  const onSeeAll = jest.fn();
  renderInShop(
    <>
      {similar && <section id={SIMILAR_ID} tabIndex={-1} aria-label="相近" />}
      <DetailFooter hit={hit({ live })} gameItems={gameItems} onSeeAll={onSeeAll} />
    </>,
  );
  return { onSeeAll, user: userEvent.setup() };
}

describe('DetailFooter', () => {
  it('copies the message to the shop while the offer is available', async () => {
    const { user } = setup('onSale');

    await user.click(screen.getByRole('button', COPY_MESSAGE));

    expect(await navigator.clipboard.readText()).toContain('A-1');
    expect(screen.queryByRole('button', SEE_AVAILABLE)).toBeNull();
  });

  it('focuses the similar offers of a sold one, and has no message', async () => {
    const { user, onSeeAll } = setup('sold', true);

    await user.click(screen.getByRole('button', SEE_AVAILABLE));

    expect(screen.getByRole('region', { name: '相近' })).toHaveFocus();
    expect(screen.queryByRole('button', COPY_MESSAGE)).toBeNull();
    expect(onSeeAll).not.toHaveBeenCalled();
  });

  it('goes back to the results if there are no similar offers', async () => {
    const { user, onSeeAll } = setup('sold');

    await user.click(screen.getByRole('button', SEE_AVAILABLE));

    expect(onSeeAll).toHaveBeenCalledTimes(1);
  });

  it('offers both the similar offers and the message for a paused shop', () => {
    setup('paused');

    expect(screen.getByRole('button', SEE_AVAILABLE)).toHaveClass('primary');
    expect(screen.getByRole('button', COPY_MESSAGE)).toBeInTheDocument();
  });
});
