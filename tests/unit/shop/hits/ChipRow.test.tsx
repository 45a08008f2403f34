import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import { ChipRow, type ChipRowProps } from '@/shop/hits/ChipRow';
import { query, want } from '../../build';
import { answer, lexicon, renderInShop } from '../shopBuild';

const ASKED: Partial<Query> = {
  wants: [want('merlin', 'must', 2), want('oberon', 'nice')],
  ranges: { price: { min: null, max: 500 } },
  sort: { key: 'price', reversed: false },
};

function setup(props: Partial<ChipRowProps> = {}) {
  const onChoose = jest.fn();
  renderInShop(
    <ChipRow
      query={query(ASKED)}
      answer={answer({ total: 18, withoutChip: [71, 18, 33] }, ASKED)}
      settled
      lexicon={lexicon}
      onChoose={onChoose}
      {...props}
    />,
  );
  return { onChoose, user: userEvent.setup() };
}
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);

describe('the chips', () => {
  it('say what is asked for and how many there are without each; a nice want only orders', () => {
    setup();

    expect(chips()).toEqual(['必梅林 宝≥2去掉后 71', '加奥伯龙只影响排序', '≤ ¥500去掉后 33']);
  });

  it('promise no number while the answer to this very query is on its way', () => {
    setup({ settled: false });

    expect(chips()[0]).toBe('必梅林 宝≥2去掉后 …');
  });

  it('go at one tap', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByRole('button', { name: '去掉 梅林 宝≥2' }));

    expect(onChoose).toHaveBeenCalledWith(query({ ...ASKED, wants: [want('oberon', 'nice')] }));
  });

  it('go all at once, the order staying', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByRole('button', { name: '重置' }));

    expect(onChoose).toHaveBeenCalledWith(query({ sort: { key: 'price', reversed: false } }));
  });

  it('point out the best way out if nothing is left', () => {
    setup({ answer: answer({ total: 0, withoutChip: [5, 0, 8] }, ASKED) });

    const best = screen.getAllByRole('listitem').map((chip) => chip.firstElementChild?.classList.contains('best'));
    expect(best).toEqual([false, false, true]);
  });

  it('are not there if nothing is asked for', () => {
    setup({ query: query() });

    expect(chips()).toEqual([]);
  });
});
