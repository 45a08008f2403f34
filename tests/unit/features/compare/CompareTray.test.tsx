import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareButton } from '@/features/compare/CompareButton';
import { CompareTrayMount } from '@/features/compare/CompareTrayMount';
import { trayAnnouncement } from '@/features/compare/editTray';
import { compareTray } from '@/storage/compareTray';
import { codes, query, want } from '../../builders';
import { createFakeClient } from '../fakeClient';
import { gameItems, hit, renderInShop } from '../search-state/shopBuild';

async function setup(selected: readonly string[] = []) {
  compareTray.set({ FateGO: selected });
  const fake = createFakeClient();
  renderInShop(
    <>
      <h1>5 个在售</h1>
      {codes('A-1', 'A-2', 'A-3', 'A-4', 'A-5').map((code) => (
        <CompareButton key={code} game="FateGO" code={code} />
      ))}
      <CompareTrayMount
        gameItems={gameItems}
        client={fake.client}
        overlay={null}
        query={query({ wants: [want('merlin')] })}
        group="sale"
      />
    </>,
  );
  await act(async () => undefined);
  return { ...fake, user: userEvent.setup() };
}
const button = (code: string) => screen.getByRole('button', { name: `对比 ${code}` });
const tray = () => screen.findByRole('region', { name: '对比篮' });

beforeEach(() => {
  compareTray.set({});
  trayAnnouncement.set(null);
});

describe('CompareTray', () => {
  it('renders nothing until an offer is selected', async () => {
    await setup();

    expect(screen.queryByRole('region', { name: '对比篮' })).toBeNull();
  });

  it('links to the comparison of the selected offers with the query', async () => {
    const { user } = await setup();

    await user.click(button('A-1'));
    await user.click(button('A-2'));

    expect(button('A-1')).toHaveAttribute('aria-pressed', 'true');
    expect(button('A-3')).toHaveAttribute('aria-pressed', 'false');
    expect(within(await tray()).getByRole('link', { name: '对比 (2)' })).toHaveAttribute(
      'href',
      '/compare/FateGO?o=A-1,A-2&want=merlin&in=sale',
    );
  });

  it('shows code and price of each offer found, and empty slots', async () => {
    const { lookups } = await setup(['A-1', 'A-2']);
    const slots = within(await tray());

    await act(async () => lookups[0]?.resolve([hit({ offer: { code: 'A-1', price: 26_800, items: { merlin: 1 } } })]));

    expect(slots.getAllByRole('listitem').map((slot) => slot.textContent)).toEqual([
      '移出 梅A-1¥268',
      '移出 A-2',
      '空位',
      '空位',
    ]);
  });

  it('announces that it is full when a fifth offer is selected', async () => {
    const { user } = await setup(['A-1', 'A-2', 'A-3', 'A-4']);
    const { getByRole } = within(await tray());

    await user.click(button('A-5'));

    expect(getByRole('status')).toHaveTextContent('最多对比 4 个：先移出一个，再放 A-5');
    expect(button('A-5')).toHaveAttribute('aria-pressed', 'false');
  });

  it('takes the focus when an offer is removed, and passes it to the heading with the last one', async () => {
    const { user } = await setup(['A-1', 'A-2']);

    await user.click(within(await tray()).getByRole('button', { name: /^移出 A-1/ }));
    expect(await tray()).toHaveFocus();
    expect(within(await tray()).getByRole('status')).toHaveTextContent('A-1 已移出对比篮，还有 1 个');
    await user.click(within(await tray()).getByRole('button', { name: /^移出 A-2/ }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(compareTray.get()).toEqual({});
  });

  it('clears all offers at once', async () => {
    const { user } = await setup(['A-1', 'A-2']);

    await user.click(within(await tray()).getByRole('button', { name: '清空' }));

    expect(compareTray.get()).toEqual({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
