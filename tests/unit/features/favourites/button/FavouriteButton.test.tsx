import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { favouriteAnnouncement } from '@/features/favourites/button/toggleFavourite';
import { FavouritesLink } from '@/features/favourites/page/FavouritesLink';
import { favourites, MAX_FAVOURITES, NO_FAVOURITES } from '@/storage/favourites';
import { gameItems, hit, renderInShop } from '../../search-state/shopBuild';
import { favourite, favouritesOf } from '../favouriteBuild';

const OFFERS = ['A-1', 'A-2'].map((code) => hit({ offer: { code } }));

function setup() {
  const rendered: string[] = [];
  renderInShop(
    <>
      <FavouritesLink game={gameItems.spec.game.id} />
      {OFFERS.map((offered) => (
        <Profiler key={offered.offer.code} id={offered.offer.code} onRender={(id) => rendered.push(id)}>
          <FavouriteButton hit={offered} gameItems={gameItems} />
        </Profiler>
      ))}
    </>,
  );
  return { user: userEvent.setup(), rendered };
}
const heart = (code: string) => screen.getByRole('button', { name: `收藏 ${code}` });

beforeEach(() => {
  favourites.set(NO_FAVOURITES);
  favouriteAnnouncement.set(null);
});

describe('FavouriteButton', () => {
  it('updates its pressed state, the number in the bar and the announcement when pressed', async () => {
    const { user } = setup();
    const link = screen.getByRole('link', { name: '收藏，这个游戏还没有' });

    await user.click(heart('A-1'));

    expect(heart('A-1')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('A-2')).toHaveAttribute('aria-pressed', 'false');
    expect(link).toHaveAccessibleName('收藏 1 个，在这个游戏');
    expect(link).toHaveAttribute('href', '/favourites?game=FateGO');
    expect(await screen.findByText('A-1 已收藏，共 1 个')).toBeInTheDocument();
  });

  it('re-renders no button of another offer when pressed', async () => {
    const { user, rendered } = setup();
    rendered.length = 0;

    await user.click(heart('A-2'));

    expect(rendered).toEqual(['A-2']);
  });

  it.each([
    ['full', new DOMException('', 'QuotaExceededError'), /没有空间了/],
    ['not allowed', new DOMException('', 'SecurityError'), /不允许保存/],
  ])('shows an alert while the storage is %s, until a press is stored', async (_state, refusal, text) => {
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

  it('shows an alert at the limit of favourites, until it is closed', async () => {
    favourites.set(
      favouritesOf(...Array.from({ length: MAX_FAVOURITES }, (_, index) => favourite({ code: `B-${index}` }))),
    );
    const { user } = setup();

    await user.click(heart('A-1'));
    expect(await screen.findByRole('alert')).toHaveTextContent('最多收藏 200 个：先取消一个，再收藏 A-1');
    await user.click(screen.getByRole('button', { name: '关闭' }));

    expect(heart('A-1')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
