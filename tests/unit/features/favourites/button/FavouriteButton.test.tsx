import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { favouriteSaid } from '@/features/favourites/button/changeFavourites';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { FavouritesLink } from '@/features/favourites/page/FavouritesLink';
import { favourites, MAX_FAVOURITES, NO_FAVOURITES } from '@/storage/favourites';
import { hit, lexicon, renderInShop } from '../../search-state/shopBuild';
import { favourite, favouritesOf } from '../favouriteBuild';

const OFFERS = ['A-1', 'A-2'].map((code) => hit({ offer: { code } }));

function setup() {
  const drawn: string[] = [];
  renderInShop(
    <>
      <FavouritesLink game={lexicon.spec.game.id} />
      {OFFERS.map((one) => (
        <Profiler key={one.offer.code} id={one.offer.code} onRender={(id) => drawn.push(id)}>
          <FavouriteButton hit={one} lexicon={lexicon} />
        </Profiler>
      ))}
    </>,
  );
  return { user: userEvent.setup(), drawn };
}
const heart = (code: string) => screen.getByRole('button', { name: `收藏 ${code}` });

beforeEach(() => {
  favourites.set(NO_FAVOURITES);
  favouriteSaid.set(null);
});

describe('the heart of an offer', () => {
  it('says whether the offer is kept, and the bar how many are', async () => {
    const { user } = setup();
    const link = screen.getByRole('link', { name: '收藏，这个游戏还没有' });

    await user.click(heart('A-1'));

    expect(heart('A-1')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('A-2')).toHaveAttribute('aria-pressed', 'false');
    expect(link).toHaveAccessibleName('收藏 1 个，在这个游戏');
    expect(link).toHaveAttribute('href', '/favourites?game=FateGO');
    expect(await screen.findByText('A-1 已收藏，共 1 个')).toBeInTheDocument();
  });

  it('is drawn anew alone', async () => {
    const { user, drawn } = setup();
    drawn.length = 0;

    await user.click(heart('A-2'));

    expect(drawn).toEqual(['A-2']);
  });

  it.each([
    ['full', new DOMException('', 'QuotaExceededError'), /没有空间了/],
    ['not allowed', new DOMException('', 'SecurityError'), /不允许保存/],
  ])('says beside itself that the storage is %s, and no more once a press is stored', async (_what, refusal, text) => {
    const { user } = setup();
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw refusal;
    });

    await user.click(heart('A-1'));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(heart('A-1')).toHaveAttribute('aria-pressed', 'true');
    write.mockRestore();
    await user.click(heart('A-1'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(heart('A-1')).toHaveAttribute('aria-pressed', 'false');
  });

  it('says, for everybody to see, that no more can be kept', async () => {
    favourites.set(
      favouritesOf(...Array.from({ length: MAX_FAVOURITES }, (_, place) => favourite({ code: `B-${place}` }))),
    );
    const { user } = setup();

    await user.click(heart('A-1'));
    expect(await screen.findByRole('alert')).toHaveTextContent('最多收藏 200 个：先取消一个，再收藏 A-1');
    await user.click(screen.getByRole('button', { name: '关闭' }));

    expect(heart('A-1')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
