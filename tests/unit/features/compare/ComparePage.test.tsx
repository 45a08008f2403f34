import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferCode } from '@/domain/offer';
import { ComparePage } from '@/features/compare/ComparePage';
import { useComparison } from '@/features/compare/useComparison';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { compareTray } from '@/storage/compareTray';
import { createUmiApp } from '../../umiApp';
import { createFakeClient } from '../fakeClient';
import { FGO, gameItems, hit, outcome, page } from '../search-state/shopBuild';

let fake = createFakeClient();

function Page() {
  return (
    <ComparePage
      game={FGO}
      comparison={useComparison(FGO, gameItems.links)}
      gameItems={gameItems}
      client={fake.client}
      overlay={null}
      error={null}
      onRestart={() => undefined}
    />
  );
}

const OFFERS = [
  hit({
    offer: { code: 'A-1', price: 26_800, items: { merlin: 2, oberon: 1 }, resources: { sq: 1260 } },
    wantMatches: [outcome('merlin', 'must', 2)],
  }),
  hit({
    offer: { code: 'A-2', price: 29_500, items: { merlin: 3, bedivere: 1 }, resources: { sq: 1260 } },
    wantMatches: [outcome('merlin', 'must', 3)],
  }),
];

async function open(search: string) {
  fake = createFakeClient();
  localeStore.setMessages('zh', zh);
  const { App, history } = createUmiApp({ 'compare/FateGO': Page, '*': () => null }, `/compare/FateGO${search}`);
  await act(async () => {
    render(<App />);
  });
  await act(async () => fake.searches[0]?.resolve(page()));
  await act(async () => {
    const lookup = fake.lookups[0];
    lookup?.resolve(OFFERS.filter(({ offer }) => lookup.codes.includes(offer.code)));
  });
  return { history, user: userEvent.setup() };
}
const rows = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

beforeEach(() => compareTray.set({}));

describe('ComparePage', () => {
  it('compares the offers in the URL and shows only the rows in which they differ', async () => {
    await open('?o=A-1,A-2&want=merlin');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('对比 2 个商品');
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual([expect.stringContaining('最低'), expect.not.stringContaining('最低')]);
    expect(rows()).toEqual([
      '想要 1 个',
      '梅林必梅林必须',
      '只有一部分有，或等级不同的从者 2 个，按稀有度',
      '奥奥伯龙',
      '贝贝德维尔',
    ]);
    expect(screen.getByText(/相同的 2 项已折叠/)).toBeInTheDocument();
  });

  it('shows equal rows on request', async () => {
    const { user } = await open('?o=A-1,A-2');

    await user.click(screen.getByRole('button', { name: '展开' }));

    expect(rows()).toEqual(expect.arrayContaining(['资源 ', '圣晶石']));
  });

  it('removes an offer from URL and tray and focuses the heading', async () => {
    compareTray.set({ FateGO: ['A-1', 'A-2'] });
    const { user, history } = await open('?o=A-1,A-2&want=merlin');

    await user.click(screen.getByRole('button', { name: '移出 A-1' }));

    expect(history.location.search).toBe('?o=A-2&want=merlin');
    expect(compareTray.get()).toEqual({ FateGO: ['A-2'] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('does not change the tray when a link is opened', async () => {
    compareTray.set({ FateGO: ['A-7'] });
    await open('?o=A-1,A-2');

    expect(compareTray.get()).toEqual({ FateGO: ['A-7'] });
  });

  it('names an offer that is gone and removes it on request', async () => {
    const { user, history } = await open('?o=A-1,A-9');

    expect(screen.getByText(/A-9 不在现在的目录里/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '移出 A-9' }));

    expect(history.location.search).toBe('?o=A-1');
    expect(screen.getByText('再加一个，就能看出不同。')).toBeInTheDocument();
  });

  it('adds an offer by its code and reports an unknown code', async () => {
    const { user, history } = await open('?o=A-1');
    const field = screen.getByRole('combobox', { name: '再加一个编号' });

    await user.type(field, 'a-2{Enter}');
    await act(async () => fake.codeSearches.at(-1)?.resolve(['A-2' as OfferCode]));
    await waitFor(() => expect(history.location.search).toBe('?o=A-1,A-2'));
    expect(compareTray.get()).toEqual({ FateGO: ['A-2'] });
    await user.type(field, 'x{Enter}');
    await act(async () => fake.codeSearches.at(-1)?.resolve([]));

    expect(screen.getByText('没有编号 x。')).toBeInTheDocument();
  });

  it('compares at most four offers and reports that the URL has more', async () => {
    await open('?o=A-1,A-2,A-3,A-4,A-5');

    expect(screen.getByText(/一次最多对比 4 个/)).toBeInTheDocument();
    expect(fake.lookups[0]?.codes).toHaveLength(4);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('explains how to start when there is nothing to compare', async () => {
    await open('');

    expect(screen.getByRole('heading', { name: '还没有可以对比的商品' })).toBeInTheDocument();
  });

  it('links back to the group and query that it was opened from', async () => {
    await open('?o=A-1,A-2&want=merlin&in=sale');

    const back = screen.getByRole('link', { name: /回到商品/ });
    expect(back).toHaveAttribute('href', '/sale/FateGO?want=merlin');
    const offerLink = within(screen.getByRole('region', { name: '对比表' })).getByRole('link', { name: /看 A-1/ });
    expect(offerLink).toHaveAttribute('href', '/sale/FateGO?want=merlin&o=A-1');
  });
});
