import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import { ZeroPanel } from '@/features/results/empty/ZeroPanel';
import { ParseTextButton } from '@/features/search-box/ParseTextButton';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { query, want } from '../../build';
import { answer, renderInShop } from '../search-state/shopBuild';
import { gameItems } from './openBox';

const reader = createQueryParser(gameItems.spec, gameItems.roster);

function open(asked: Partial<Query>) {
  const onChoose = jest.fn();
  renderInShop(<ParseTextButton query={query(asked)} parser={reader} currency="CNY" onChoose={onChoose} />);
  return { onChoose, user: userEvent.setup() };
}

describe('a text of the address', () => {
  it('is read as conditions when that is asked for, over those there are', async () => {
    const asked = { text: '梅林宝2 石800+ 带皮', wants: [want('oberon')], sort: { key: 'price', reversed: true } };
    const { onChoose, user } = open(asked);

    await user.click(screen.getByRole('button', { name: '按条件理解“梅林宝2 石800+ 带皮”' }));

    const wants = [want('oberon'), want('merlin', 'must', 2)];
    expect(onChoose.mock.calls).toEqual([
      [query({ ...asked, text: '带皮', wants, ranges: { sq: { min: 800, max: null } } })],
    ]);
  });

  it.each(['', '带皮 脸好', '贞德', '求购', '不要礼装'])(
    'offers nothing if nothing in it is a condition: “%s”',
    (text) => {
      open({ text, wants: [want('merlin')] });

      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('may be what leaves no hit: it is offered there as well', async () => {
    const onChoose = jest.fn();
    const nothing = answer({ total: 0, withoutChip: [9] }, { text: '梅林宝2' });
    renderInShop(<ZeroPanel result={nothing} gameItems={gameItems} parser={reader} onChoose={onChoose} />);

    await userEvent.click(screen.getByRole('button', { name: '按条件理解“梅林宝2”' }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('merlin', 'must', 2)] }));
  });
});
