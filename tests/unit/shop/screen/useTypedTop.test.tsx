import { act, fireEvent, screen } from '@testing-library/react';
import { readPosition } from '@/shop/screen/positions';
import { openShopPage } from './openShopPage';

const jumps: number[] = [];
const box = () => screen.getByRole('combobox', { name: '在商品里找' });

function moveTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
}

beforeEach(() => {
  jumps.length = 0;
  sessionStorage.clear();
  window.scrollTo = ((options: ScrollToOptions) => {
    jumps.push(options.top ?? 0);
    moveTo(options.top ?? 0);
  }) as typeof window.scrollTo;
});
afterEach(() => moveTo(0));

describe('the answer to what is typed', () => {
  it('is shown from its top, and where the list was is kept for Back', async () => {
    const { user } = await openShopPage('?nice=oberon');
    await user.click(box());
    moveTo(900);

    await user.type(box(), '梅林');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 个完全符合');
    expect(jumps).toEqual([0]);
    expect(readPosition('/sale/FateGO?nice=oberon')).toBe(900);
  });

  it('moves nothing where the page is at its top', async () => {
    const { user } = await openShopPage();

    await user.type(box(), '梅林');

    expect(jumps).toEqual([]);
  });

  it('moves nothing where it is the one on screen', async () => {
    const { user } = await openShopPage('?want=merlin');
    await user.click(box());
    moveTo(900);

    await user.type(box(), ' ');
    await act(async () => undefined);

    expect(jumps).toEqual([]);
  });
});

describe('the answer to what is chosen', () => {
  it('leaves the page where it is', async () => {
    const { user } = await openShopPage();
    moveTo(900);

    await user.click(screen.getAllByRole('button', { name: /^梅林/ })[0]!);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 个完全符合');
    expect(jumps).toEqual([]);
  });
});
