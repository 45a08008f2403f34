import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyUnknownConditions } from '@/features/filters/unknown/LazyUnknownConditions';
import { query, want } from '../../../builders';
import { gameItems, renderInShop } from '../../search-state/shopBuild';

function setup(...items: readonly string[]) {
  const onChoose = jest.fn();
  renderInShop(
    <LazyUnknownConditions
      gameItems={gameItems}
      query={query({ wants: items.map((item) => want(item)) })}
      onChoose={onChoose}
    />,
  );
  return { onChoose, user: userEvent.setup() };
}

describe('UnknownConditions', () => {
  it('names the unknown wants and removes them on request', async () => {
    const { onChoose, user } = setup('merlin', 'svt-99999');
    const notice = (await screen.findByRole('status')).textContent;

    await user.click(screen.getByRole('button', { name: '去掉' }));

    expect(notice).toContain('没有 svt-99999');
    expect(onChoose.mock.calls).toEqual([[query({ wants: [want('merlin')] })]]);
  });

  it('does not blame unknown wants that are not required for missing results', async () => {
    renderInShop(
      <LazyUnknownConditions
        gameItems={gameItems}
        query={query({ wants: [want('svt-99999', 'nice')] })}
        onChoose={() => {}}
      />,
    );

    expect((await screen.findByRole('status')).textContent).not.toContain('没有商品符合');
  });

  it('names unknown values of an attribute and removes only them', async () => {
    const onChoose = jest.fn();
    const choices = { server: { not: false, values: ['jp', 'atlantis'] }, shop: { not: false, values: ['atlantis'] } };
    renderInShop(<LazyUnknownConditions gameItems={gameItems} query={query({ choices })} onChoose={onChoose} />);
    const notice = (await screen.findByRole('status')).textContent;

    await userEvent.click(screen.getByRole('button', { name: '去掉' }));

    expect(notice).toContain('没有 atlantis');
    expect(notice).not.toContain('没有商品符合');
    expect(onChoose.mock.calls).toEqual([
      [query({ choices: { server: { not: false, values: ['jp'] }, shop: { not: false, values: ['atlantis'] } } })],
    ]);
  });

  it('says that no offer matches if none of the values of an attribute is known', async () => {
    const choices = { server: { not: false, values: ['atlantis'] } };
    renderInShop(<LazyUnknownConditions gameItems={gameItems} query={query({ choices })} onChoose={() => {}} />);

    expect((await screen.findByRole('status')).textContent).toContain('没有商品符合');
  });

  it('renders nothing if all conditions are known', () => {
    setup('merlin');

    expect(screen.queryByRole('status')).toBeNull();
  });
});
