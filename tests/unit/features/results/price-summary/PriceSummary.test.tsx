import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferCode } from '@/domain/offer';
import type { ShopBest } from '@/domain/searchResponse';
import { PriceSummary } from '@/features/results/price-summary/PriceSummary';
import { want } from '../../../builders';
import { gameItems, hrefOf, renderInShop, searchResult, setWidth } from '../../search-state/shopBuild';

// jsdom cannot style the pseudo-elements with which antd's drawer measures the scroll bar.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

const bestOf = (shop: string, yuan: number, parts: Partial<ShopBest> = {}): ShopBest => ({
  shop,
  code: `A-${yuan}` as OfferCode,
  price: { amount: yuan * 100, currency: 'CNY' },
  live: 'onSale',
  met: 2,
  ...parts,
});
const SIX = ['青石铺', '星海阁', '月见屋', '猫又商行', '枫糖社', '晚风'].map((shop, i) => bestOf(shop, 200 + 20 * i));
const BOTH = [want('merlin'), want('oberon')];

function setup(cheapest = SIX, wants = BOTH) {
  const onOpen = jest.fn();
  renderInShop(
    <PriceSummary
      result={searchResult({ cheapest }, { wants })}
      gameItems={gameItems}
      hrefOf={hrefOf}
      onOpen={onOpen}
    />,
  );
  return { onOpen, user: userEvent.setup() };
}
const linesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('PriceSummary', () => {
  beforeEach(() => setWidth(1280));

  it('names the lowest price and its shop in one line, which opens the cheapest offer of every shop', async () => {
    const { onOpen, user } = setup();

    await user.click(screen.getByRole('button', { name: '2 个都有，最低 ¥200 青石铺' }));
    const dialog = await screen.findByRole('dialog', { name: '买齐这 2 个想要' });
    const lines = linesIn(dialog);
    await user.click(within(dialog).getByRole('link', { name: /枫糖社/ }));

    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('¥200 最低青石铺 · 平均每个 ¥100');
    expect(onOpen).toHaveBeenCalledWith('A-280');
  });

  it.each([
    ['the item if it is the only one', ['must'], '有梅林的，最低 ¥200'],
    ['the number of items that must be there', ['must', 'must', 'never'], '2 个都有，最低 ¥200'],
    ['any of several items', ['any', 'any', 'nice'], '任一个都行，最低 ¥200'],
    ['must wants beside any wants', ['must', 'any', 'any'], '必须的都有，最低 ¥200'],
    ['nice wants', ['nice', 'nice', 'never'], '有加分的，最低 ¥200'],
  ] as const)('describes %s', (_wants, modes, text) => {
    setup(
      SIX,
      modes.map((mode, index) => want(['merlin', 'oberon', 'castoria'][index] ?? '', mode)),
    );

    expect(screen.getByRole('button')).toHaveTextContent(text);
  });

  it.each([
    ['all wants if every one is required', ['must', 'must', 'never'], '买齐这 2 个想要'],
    ['only the must wants if there are nice ones', ['must', 'must', 'nice'], '买齐必须的 2 个'],
    ['the only must want if there is a nice one', ['must', 'nice'], '满足必须的 1 个'],
    ['one of the any wants', ['any', 'any', 'nice'], '任一里的 1 个'],
    ['the must wants and one of the any wants', ['must', 'any', 'any'], '必须的 1 个，加任一里的 1 个'],
    ['nice wants if there are no others', ['nice', 'nice', 'never'], '至少 1 个加分的'],
  ] as const)('has a list whose title describes %s', async (_wants, modes, title) => {
    const { user } = setup(
      SIX,
      modes.map((mode, index) => want(['merlin', 'oberon', 'castoria'][index] ?? '', mode)),
    );

    await user.click(screen.getByRole('button'));

    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });

  it('marks a reserved offer', async () => {
    const { user } = setup([bestOf('青石铺', 200, { live: 'reserved' })]);

    await user.click(screen.getByRole('button'));

    expect(await screen.findByRole('link')).toHaveTextContent('青石铺 · 平均每个 ¥100 · 预留中');
  });

  it('renders nothing without wants', () => {
    setup([]);

    expect(screen.queryByRole('button')).toBeNull();
  });
});
