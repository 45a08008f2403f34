import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { ScatterPoints } from '@/domain/scatterPoints';
import { Scatter } from '@/features/results/scatter/Scatter';
import { want } from '../../../builders';
import { createFakeClient } from '../../fakeClient';
import { gameItems, hit, hrefOf, renderInShop, searchResult } from '../../search-state/shopBuild';

const histogram = (...bounds: readonly number[]) => ({ bounds, counts: bounds.slice(1).map(() => 1), without: 0 });
const POINTS: ScatterPoints = {
  total: 5000,
  codes: ['C', 'A', 'B'] as unknown as readonly OfferCode[],
  prices: Float64Array.of(650, 50, 200),
  met: Uint8Array.of(2, 2, 1),
  numbers: { sq: Float64Array.of(250, 2500, Number.NaN) },
};

beforeAll(() => {
  // jsdom measures and draws nothing.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 400 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 200 });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
});

async function setup(wants: Query['wants'] = [want('merlin'), want('oberon', 'nice')], points = POINTS) {
  const { client, listings } = createFakeClient();
  const [onOpen, onChoose] = [jest.fn(), jest.fn()];
  const shownResult = searchResult(
    { hits: [hit()], histograms: { price: histogram(0, 100, 1000), sq: histogram(0, 1000, 4000) } },
    { wants },
  );
  renderInShop(
    <Scatter
      result={shownResult}
      client={client}
      gameItems={gameItems}
      hrefOf={hrefOf}
      onOpen={onOpen}
      onChoose={onChoose}
    />,
  );
  listings[0]?.resolve(points);
  const plot = await screen.findByRole('button', { name: /散点图/ });
  return { onOpen, onChoose, plot, user: userEvent.setup() };
}

describe('Scatter', () => {
  it('shows prices against wants met, and the number of hits drawn', async () => {
    await setup();

    expect(screen.getByRole('combobox', { name: '纵轴' })).toHaveDisplayValue('满足的想要');
    expect(screen.getByText('按现在的排序画出前 3 个，共 5,000 个。')).toBeVisible();
  });

  it('moves between dots by price with the keys, announces each, and opens it', async () => {
    const { onOpen, plot, user } = await setup();

    plot.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('B · ¥200 · 满足的想要 1 / 2');
    await user.keyboard('{Enter}');

    expect(onOpen.mock.calls).toEqual([['B']]);
  });

  it('changes the axis to a resource, and counts the offers that do not state it', async () => {
    const { plot, user } = await setup();

    await user.selectOptions(screen.getByRole('combobox', { name: '纵轴' }), 'sq');
    plot.focus();
    await user.keyboard('{End}{ArrowUp}');

    expect(screen.getByText(/1 个未注明圣晶石/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('A · ¥50 · 圣晶石 2,500');
  });

  it('sets ranges from a rectangle drawn by mouse', async () => {
    const { onChoose, onOpen, plot, user } = await setup([]);

    await user.pointer([
      { keys: '[MouseLeft>]', target: plot, coords: { clientX: 1, clientY: 1 } },
      { target: plot, coords: { clientX: 200, clientY: 100 } },
      { keys: '[/MouseLeft]', target: plot, coords: { clientX: 200, clientY: 100 } },
    ]);

    expect(onChoose.mock.calls.map(([next]) => next.ranges)).toEqual([
      { price: { min: expect.any(Number), max: 224 }, sq: { min: 1000, max: expect.any(Number) } },
    ]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('shows the same data as a table, whose codes open the offers', async () => {
    const { onOpen, user } = await setup();

    await user.click(screen.getByRole('button', { name: '数据表' }));
    const table = screen.getByRole('table', { name: '最便宜的 3 个' });
    await user.click(within(table).getByRole('link', { name: 'A' }));

    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['编号价格满足的想要', 'A¥502 / 2', 'B¥2001 / 2', 'C¥6502 / 2']);
    expect(onOpen).toHaveBeenCalledWith('A');
  });

  it('reports a failure and retries on demand', async () => {
    const { client, listings } = createFakeClient();
    const user = userEvent.setup();
    const shownResult = searchResult({ hits: [hit()], histograms: { price: histogram(0, 100) } });
    renderInShop(
      <Scatter
        result={shownResult}
        client={client}
        gameItems={gameItems}
        hrefOf={hrefOf}
        onOpen={() => {}}
        onChoose={() => {}}
      />,
    );
    listings[0]?.reject(new Error('gone'));

    await user.click(await screen.findByRole('button', { name: '再试一次' }));

    expect(listings).toHaveLength(2);
  });
});
