import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WantRow, type WantRowProps } from '@/features/filters/wants/WantRow';
import { ambiguousWant, want } from '../../../builders';
import { gameItems, renderInShop } from '../../search-state/shopBuild';

function setup(props: Partial<WantRowProps> = {}) {
  const onChange = jest.fn();
  renderInShop(
    <ul>
      <WantRow
        want={want('merlin', 'must', 2)}
        gameItems={gameItems}
        counts={[26, 18, 9, 0]}
        onChange={onChange}
        {...props}
      />
    </ul>,
  );
  return { onChange, user: userEvent.setup() };
}

describe('WantRow', () => {
  it('shows each level with the number of offers left, and the selected one as pressed', () => {
    setup();

    const steps = screen.getAllByRole('button', { name: /起/ }).map((step) => step.textContent);
    expect(steps).toEqual(['宝1 起，26 个', '宝2 起，18 个', '宝3 起，9 个', '宝4 起，0 个', '宝5 起，0 个']);
    expect(screen.getByRole('button', { name: /^宝2/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the offers left by the other items for a level of an "any" item that no offer has', () => {
    setup({ want: want('merlin', 'any'), counts: [30, 24, 21, 20] });

    expect(screen.getByRole('button', { name: /^宝5 起，\s*20\s*个/ })).toBeInTheDocument();
  });

  it('asks which item is meant if the name fits several, and keeps mode and level', async () => {
    const { onChange, user } = setup({
      want: ambiguousWant('花之魔术师', ['merlin', 'oberon'], 'nice', 2),
      counts: null,
    });

    await user.click(screen.getByRole('checkbox', { name: '奥伯龙' }));

    expect(screen.getByRole('group', { name: '“花之魔术师”指哪一个？' })).toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([[want('oberon', 'nice', 2)]]);
  });

  it('changes the level', async () => {
    const { onChange, user } = setup();

    await user.click(screen.getByRole('button', { name: /^宝4/ }));

    expect(onChange).toHaveBeenCalledWith(want('merlin', 'must', 4));
  });

  it('changes the mode and keeps the level', async () => {
    const { onChange, user } = setup();

    await user.click(screen.getByText('排除'));

    expect(onChange).toHaveBeenCalledWith(want('merlin', 'never', 2));
  });

  it('removes the want', async () => {
    const { onChange, user } = setup();

    await user.click(screen.getByRole('button', { name: '去掉 梅林' }));

    expect(onChange).toHaveBeenCalledWith(null);
  });

  it('shows the id of an item that is not in the roster, without levels', () => {
    setup({ want: want('svt-9999') });

    expect(screen.getByText('svt-9999')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /起/ })).not.toBeInTheDocument();
  });
});
