import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferCode } from '@/domain/offer';
import type { ShopBest } from '@/domain/searchResponse';
import { PriceSummary } from '@/features/results/price-summary/PriceSummary';
import { want } from '../../../builders';
import { hrefOf, renderInShop, searchResult, setWidth } from '../../search-state/shopBuild';

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
  renderInShop(<PriceSummary result={searchResult({ cheapest }, { wants })} hrefOf={hrefOf} onOpen={onOpen} />);
  return { onOpen, user: userEvent.setup() };
}
const linesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('PriceSummary', () => {
  beforeEach(() => setWidth(1280));

  it('shows the prices of the four cheapest shops and marks the lowest', () => {
    setup();

    const strip = screen.getByRole('region', { name: '买齐这 2 个想要' });
    expect(linesIn(strip)).toEqual([
      '¥200本组最低青石铺 · 均价 ¥100',
      '¥220星海阁 · 均价 ¥110',
      '¥240月见屋 · 均价 ¥120',
      '¥260猫又商行 · 均价 ¥130',
    ]);
  });

  it('lists every shop on demand and opens its offer', async () => {
    const { onOpen, user } = setup();

    await user.click(screen.getByRole('button', { name: '每店最低，共 6 家' }));
    const dialog = await screen.findByRole('dialog');
    const lines = linesIn(dialog);
    await user.click(within(dialog).getByRole('link', { name: /枫糖社/ }));

    expect(lines).toHaveLength(6);
    expect(onOpen).toHaveBeenCalledWith('A-280');
  });

  it('is one line on a phone that opens the list', async () => {
    setWidth(360);
    const { user } = setup();

    await user.click(screen.getByRole('button', { name: '买齐这 2 个想要最低 ¥200' }));

    expect(linesIn(await screen.findByRole('dialog'))).toHaveLength(6);
  });

  it.each([
    ['all wants if every one is required', ['must', 'must', 'never'], '买齐这 2 个想要'],
    ['only the must wants if there are nice ones', ['must', 'must', 'nice'], '买齐必须的 2 个'],
    ['the only must want if there is a nice one', ['must', 'nice'], '满足必须的 1 个'],
    ['one of the any wants', ['any', 'any', 'nice'], '任一里的 1 个'],
    ['the must wants and one of the any wants', ['must', 'any', 'any'], '必须的 1 个，加任一里的 1 个'],
    ['nice wants if there are no others', ['nice', 'nice', 'never'], '至少 1 个加分的'],
  ] as const)('has a title that describes %s', (_wants, modes, title) => {
    setup(
      SIX,
      modes.map((mode, index) => want(['merlin', 'oberon', 'castoria'][index] ?? '', mode)),
    );

    expect(screen.getByRole('region', { name: title })).toBeVisible();
  });

  it('marks a reserved offer', () => {
    setup([bestOf('青石铺', 200, { live: 'reserved' })]);

    expect(screen.getByRole('link')).toHaveTextContent('青石铺 · 均价 ¥100 · 预留中');
  });

  it('renders nothing without wants', () => {
    setup([]);

    expect(screen.queryByRole('region')).toBeNull();
  });
});
