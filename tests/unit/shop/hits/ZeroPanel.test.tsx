import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import { ZeroPanel } from '@/shop/hits/ZeroPanel';
import { query, want } from '../../build';
import { answer, lexicon, renderInShop } from '../shopBuild';

const ASKED: Partial<Query> = {
  wants: [want('merlin', 'must', 4), want('castoria', 'must', 3), want('oberon', 'nice')],
  ranges: { price: { min: null, max: 300 } },
  choices: { server: { not: false, values: ['jp'] } },
};

function setup(withoutChip: readonly number[], asked = ASKED) {
  const onChoose = jest.fn();
  renderInShop(<ZeroPanel answer={answer({ total: 0, withoutChip }, asked)} lexicon={lexicon} onChoose={onChoose} />);
  return { onChoose, user: userEvent.setup() };
}
const exits = () => screen.queryAllByRole('button').map((exit) => exit.textContent);

describe('no hit', () => {
  it('says what dropping each condition brings, the most first; wishes are no condition', () => {
    setup([5, 8, 0, 3, 0]);

    expect(exits()).toEqual(['阿尔托莉雅·卡斯特 宝≥3→ 8 个', '梅林 宝≥4→ 5 个', '≤ ¥300→ 3 个', '服务器：日服仍为 0']);
    expect(screen.getByRole('heading')).toHaveTextContent('没有商品同时满足这 4 项');
  });

  it('drops the condition that is pressed', async () => {
    const { onChoose, user } = setup([5, 8, 0, 3, 0]);

    await user.click(screen.getByRole('button', { name: /^≤ ¥300/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ ...ASKED, ranges: {} }));
  });

  it('does not promise offers if no single condition is to blame', () => {
    setup([0, 0, 0, 0, 0]);

    expect(screen.getByText('你的条件都还在。去掉任意一项也还是没有：')).toBeInTheDocument();
  });

  it('says that nothing is on sale if nothing was asked for', () => {
    setup([], {});

    expect([screen.getByRole('heading').textContent, exits()]).toEqual(['这个游戏现在没有在售的商品', []]);
  });
});
