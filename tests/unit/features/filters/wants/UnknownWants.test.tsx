import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyUnknownWants } from '@/features/filters/wants/LazyUnknownWants';
import { query, want } from '../../../builders';
import { gameItems, renderInShop } from '../../search-state/shopBuild';

function setup(...items: readonly string[]) {
  const onChoose = jest.fn();
  renderInShop(
    <LazyUnknownWants
      gameItems={gameItems}
      query={query({ wants: items.map((item) => want(item)) })}
      onChoose={onChoose}
    />,
  );
  return { onChoose, user: userEvent.setup() };
}

describe('UnknownWants', () => {
  it('names the unknown wants and removes them on request', async () => {
    const { onChoose, user } = setup('merlin', 'svt-99999');
    const notice = (await screen.findByRole('status')).textContent;

    await user.click(screen.getByRole('button', { name: '去掉' }));

    expect(notice).toContain('没有 svt-99999');
    expect(onChoose.mock.calls).toEqual([[query({ wants: [want('merlin')] })]]);
  });

  it('does not blame unknown wants that are not required for missing results', async () => {
    renderInShop(
      <LazyUnknownWants
        gameItems={gameItems}
        query={query({ wants: [want('svt-99999', 'nice')] })}
        onChoose={() => {}}
      />,
    );

    expect((await screen.findByRole('status')).textContent).not.toContain('没有商品符合');
  });

  it('renders nothing if all wants are known', () => {
    setup('merlin');

    expect(screen.queryByRole('status')).toBeNull();
  });
});
