import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { ShortcutHelp } from '@/features/shortcuts/ShortcutHelp';
import { favourites, NO_FAVOURITES } from '@/storage/favourites';
import { CopyCode } from '@/ui/components/controls/CopyCode';
import { gameItems, hit, renderInShop } from '../search-state/shopBuild';

// jsdom cannot style the pseudo-elements with which antd's drawer measures the scroll bar.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

const writeText = jest.fn(async (_text: string) => undefined);

function setup() {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  renderInShop(
    <>
      <input aria-label="框" />
      <article data-offer="A-1">
        <button type="button">卡片</button>
        <CopyCode code="A-1" />
        <FavouriteButton hit={hit()} gameItems={gameItems} />
      </article>
      <ShortcutHelp />
    </>,
  );
  return user;
}
const drawer = () => screen.queryByRole('dialog', { name: '键盘快捷键' });

beforeEach(() => {
  writeText.mockClear();
  favourites.set(NO_FAVOURITES);
});

describe('Keyboard shortcuts of a shop page', () => {
  it('are listed by ? and by a button', async () => {
    const user = setup();

    await user.keyboard('?');
    expect(within(await screen.findByRole('dialog')).getAllByRole('term')).toHaveLength(7);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '键盘快捷键' }));

    expect(drawer()).toBeInTheDocument();
  });

  it('are ignored in a text field, during a composition and with Ctrl', async () => {
    const user = setup();

    await user.type(screen.getByRole('textbox', { name: '框' }), '?cf');
    screen.getByRole('button', { name: '卡片' }).focus();
    fireEvent.keyDown(document.body, { key: '?', isComposing: true });
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });

    expect(drawer()).toBeNull();
    expect(writeText).not.toHaveBeenCalled();
    expect(favourites.get()).toEqual(NO_FAVOURITES);
  });

  it('copy the code of the focused card and confirm it there', async () => {
    const user = setup();
    screen.getByRole('button', { name: '卡片' }).focus();

    await user.keyboard('c');

    expect(writeText).toHaveBeenCalledWith('A-1');
    expect(await within(screen.getByRole('article')).findByText('已复制')).toBeInTheDocument();
  });

  it('toggle whether the focused card is a favourite', async () => {
    const user = setup();
    screen.getByRole('button', { name: '卡片' }).focus();

    await user.keyboard('f');
    const pressed = screen.getByRole('button', { name: '收藏 A-1' }).ariaPressed;
    await user.keyboard('f');

    expect(pressed).toBe('true');
    expect(favourites.get().games).toEqual({});
  });
});
