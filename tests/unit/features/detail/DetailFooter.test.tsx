import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Live } from '@/domain/searchResponse';
import { DetailFooter } from '@/features/detail/DetailFooter';
import { SIMILAR_ID } from '@/features/detail/SimilarOffers';
import { hit, lexicon, renderInShop } from '../search-state/shopBuild';

const TELL = { name: '复制给店家的话' };
const ON = { name: '看还在的' };

function setup(live: Live, similar = false) {
  const onSeeAll = jest.fn();
  renderInShop(
    <>
      {similar && <section id={SIMILAR_ID} tabIndex={-1} aria-label="相近" />}
      <DetailFooter hit={hit({ live })} lexicon={lexicon} onSeeAll={onSeeAll} />
    </>,
  );
  return { onSeeAll, user: userEvent.setup() };
}

describe('the foot of a detail', () => {
  it('copies the text to the shop while the offer can be had', async () => {
    const { user } = setup('onSale');

    await user.click(screen.getByRole('button', TELL));

    expect(await navigator.clipboard.readText()).toContain('A-1');
    expect(screen.queryByRole('button', ON)).toBeNull();
  });

  it('has nothing to say to the shop of a sold offer, and leads to the similar ones', async () => {
    const { user, onSeeAll } = setup('sold', true);

    await user.click(screen.getByRole('button', ON));

    expect(screen.getByRole('region', { name: '相近' })).toHaveFocus();
    expect(screen.queryByRole('button', TELL)).toBeNull();
    expect(onSeeAll).not.toHaveBeenCalled();
  });

  it('leads to all that is there if nothing is similar', async () => {
    const { user, onSeeAll } = setup('sold');

    await user.click(screen.getByRole('button', ON));

    expect(onSeeAll).toHaveBeenCalledTimes(1);
  });

  it('leads on from a paused shop too, which may still be asked', () => {
    setup('paused');

    expect(screen.getByRole('button', ON)).toHaveClass('ant-btn-primary');
    expect(screen.getByRole('button', TELL)).toBeInTheDocument();
  });
});
