import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDS_IN_LINKS } from '@/domain/itemLinks';
import { GameSwitch } from '@/features/shop-page/GameSwitch';
import { gameById } from '@/games/games';
import { want } from '../../builders';
import { renderInShop } from '../search-state/shopBuild';

// jsdom cannot style the pseudo-elements with which antd's drawer measures the scroll bar.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

describe('GameSwitch', () => {
  it('passes the wants on to the variants of the game, but not to other games', async () => {
    const wants = [want('chr-008', 'must', 2)];
    renderInShop(<GameSwitch game={gameById('Mememori_jp')} group="game" wants={wants} links={IDS_IN_LINKS} />);

    await userEvent.click(screen.getByRole('button', { name: /^换一个游戏/ }));

    const links = await screen.findAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href') ?? '');
    expect(targets).toEqual(
      expect.arrayContaining(['/game/Mememori_ww?want=chr-008*2', '/game/BlueArchive', '/game/FateGO']),
    );
  });
});
