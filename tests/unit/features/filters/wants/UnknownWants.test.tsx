import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyUnknownWants } from '@/features/filters/wants/LazyUnknownWants';
import { query, want } from '../../../build';
import { lexicon, renderInShop } from '../../search-state/shopBuild';

function setup(...items: readonly string[]) {
  const onChoose = jest.fn();
  renderInShop(
    <LazyUnknownWants
      lexicon={lexicon}
      query={query({ wants: items.map((item) => want(item)) })}
      onChoose={onChoose}
    />,
  );
  return { onChoose, user: userEvent.setup() };
}

describe('wants that this game has no item for', () => {
  it('are named, and dropped only on demand', async () => {
    const { onChoose, user } = setup('merlin', 'svt-99999');
    const said = (await screen.findByRole('status')).textContent;

    await user.click(screen.getByRole('button', { name: '去掉' }));

    expect(said).toContain('没有 svt-99999');
    expect(onChoose.mock.calls).toEqual([[query({ wants: [want('merlin')] })]]);
  });

  it('keep no offer away if they are not required', async () => {
    renderInShop(
      <LazyUnknownWants lexicon={lexicon} query={query({ wants: [want('svt-99999', 'nice')] })} onChoose={() => {}} />,
    );

    expect((await screen.findByRole('status')).textContent).not.toContain('没有商品符合');
  });

  it('are not spoken of while there are none', () => {
    setup('merlin');

    expect(screen.queryByRole('status')).toBeNull();
  });
});
