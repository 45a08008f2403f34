import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CardGrid } from '@/features/results/cards/CardGrid';
import { completeList, type HitList } from '@/features/results/list/hitList';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { gameItems, hit, hrefOf, renderInShop, searchResult, setWidth } from '../../search-state/shopBuild';

const HEIGHT = 2400;
const GAP = 12;

/** jsdom has no layout: every block has this height, and the page is scrolled by moving the list. */
let pageScroll = 0;
beforeEach(() => {
  pageScroll = 0;
  sessionStorage.clear();
  setWidth(1280);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: 200 - pageScroll }) as unknown as DOMRect);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function grid(hits: HitList, isTyping = true) {
  const nothing = () => undefined;
  return (
    <CardGrid
      kind="hits"
      isTyping={isTyping}
      result={searchResult()}
      hits={hits}
      gameItems={gameItems}
      client={null}
      hrefOf={hrefOf}
      onOpen={nothing}
      onSort={nothing}
      onChoose={nothing}
    />
  );
}
const listOf = (codes: readonly string[]) => completeList(codes.map((code) => hit({ offer: { code } })));
const many = (count: number) => listOf(Array.from({ length: count }, (_, index) => `A-${index}`));
const show = (count: number) => renderInShop(grid(many(count), false));

/** Shows the list in a history entry that can be opened again. */
function showInEntry(count: number) {
  localeStore.setMessages('zh', zh);
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/', key: 'entry' }]}>{grid(many(count), false)}</MemoryRouter>,
  );
}

const codes = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

function scrollToBlock(block: number): void {
  pageScroll = 200 + block * (HEIGHT + GAP) + 800;
  act(() => void fireEvent.scroll(window));
}

describe('CardGrid', () => {
  it('renders all cards of the first page', () => {
    show(24);

    expect(codes()).toHaveLength(24);
  });

  it('renders the first twelve cards of another result at once and the others after the next frame', async () => {
    const { rerender } = show(24);
    const others = Array.from({ length: 24 }, (_, index) => `B-${index}`);

    rerender(grid(listOf(others)));
    const atOnce = codes();

    expect(atOnce.slice(0, 12)).toEqual(others.slice(0, 12));
    expect(atOnce.slice(12)).toEqual(Array.from({ length: 12 }, (_, index) => `A-${index + 12}`));
    await waitFor(() => expect(codes()).toEqual(others));
  });

  it.each([24, 960])('waits on a phone for a pause in typing with all but the first four cards of %d', (total) => {
    setWidth(360);
    jest.useFakeTimers();
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    const { rerender } = show(total);
    const count = codes().length;
    const others = Array.from({ length: total }, (_, index) => `B-${index}`);

    rerender(grid(listOf(others)));
    act(() => jest.advanceTimersByTime(250));
    const early = codes();
    act(() => jest.advanceTimersByTime(100));

    expect(count).toBeGreaterThan(4);
    expect(early).toEqual([
      ...others.slice(0, 4),
      ...Array.from({ length: count - 4 }, (_, index) => `A-${index + 4}`),
    ]);
    expect(codes()).toEqual(others.slice(0, count));
  });

  it('renders all cards of another result at once if it was not typed, so that a scroll position can be restored', () => {
    const { rerender } = show(24);
    const others = Array.from({ length: 24 }, (_, index) => `B-${index}`);

    rerender(grid(listOf(others), false));

    expect(codes()).toEqual(others);
  });

  it('renders only the first four cards of a long list until a pause in typing if the result before had fewer', () => {
    setWidth(360);
    jest.useFakeTimers();
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    const { rerender, container } = show(3);

    rerender(grid(many(960)));
    const early = codes();
    const waiting = container.querySelectorAll('[aria-busy]').length;
    act(() => jest.advanceTimersByTime(350));

    expect(early).toEqual(['A-0', 'A-1', 'A-2', 'A-3']);
    expect(waiting).toBeGreaterThan(0);
    expect(codes().length).toBe(4 * (waiting + 1));
  });

  it('renders only the first four cards of a long list until a pause in typing if there was no result before', () => {
    setWidth(360);
    jest.useFakeTimers();
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    renderInShop(grid(many(960)));
    const early = codes();
    act(() => jest.advanceTimersByTime(350));

    expect(early).toEqual(['A-0', 'A-1', 'A-2', 'A-3']);
    expect(codes().length).toBeGreaterThan(4);
  });

  it('renders all cards of a short list at once if the result before had fewer, so that the page keeps its height', () => {
    const { rerender } = show(3);

    rerender(grid(many(24)));

    expect(codes()).toHaveLength(24);
  });

  it('renders only cards near the viewport of a long list', () => {
    show(960);

    expect(codes()).toEqual(Array.from({ length: 12 }, (_, index) => `A-${index}`));
  });

  it('renders other cards after scrolling', () => {
    show(960);

    scrollToBlock(20);

    expect(codes()).toEqual(Array.from({ length: 12 }, (_, index) => `A-${240 + index}`));
  });

  it('states the position of a card in a long list', () => {
    show(960);

    const first = screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-posinset'));
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(first).toHaveAttribute('aria-setsize', '960');
  });

  it('restores measured heights when the page is opened again', () => {
    const { unmount } = showInEntry(960);
    scrollToBlock(20);
    unmount();
    pageScroll = 0;
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500);

    const { container } = showInEntry(960);

    const spacer = [...(container.querySelector('ul')?.parentElement?.children ?? [])].pop();
    // Blocks 0 and 1 are rendered; the others keep their heights.
    expect(spacer).toHaveStyle({ height: `${78 * HEIGHT + 77 * GAP}px` });
  });

  it('does not move offers in view when blocks of another height are measured', () => {
    const { container } = show(960);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1000);

    scrollToBlock(20);

    const spacer = container.querySelector('ul')?.previousElementSibling;
    expect(spacer).toHaveStyle({ height: `${20 * HEIGHT + 19 * GAP}px` });
  });

  it('loads the offers near the viewport and reserves their space meanwhile', () => {
    const loadRange = jest.fn();
    const all = many(960);
    const hits = { ...all, hitAt: (index: number) => (index < 48 ? all.hitAt(index) : undefined), loadRange };
    const { container } = renderInShop(grid(hits));

    scrollToBlock(3);
    scrollToBlock(4);

    expect(loadRange).toHaveBeenLastCalledWith(48, 60);
    expect(container.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
  });

  it('keeps the focus on an offer that moves to another position', () => {
    const { rerender } = renderInShop(grid(listOf(['A', 'B', 'C'])));
    const card = screen.getByRole('article', { name: 'C' });
    act(() => card.querySelector('a')?.focus());

    rerender(grid(listOf(['C', 'A', 'B'])));

    expect(screen.getByRole('article', { name: 'C' })).toBe(card);
    expect(card).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows another offer in the same element, so that nothing is replaced or moves', () => {
    const { rerender } = renderInShop(grid(listOf(['A', 'B'])));
    const elements = screen.getAllByRole('article');

    rerender(grid(listOf(['C', 'A'])));

    expect(screen.getAllByRole('article')).toEqual(elements);
    expect(codes()).toEqual(['C', 'A']);
  });

  it('removes a card with the focus when its offer is gone', () => {
    const { rerender } = renderInShop(grid(listOf(['A', 'B'])));
    const card = screen.getByRole('article', { name: 'A' });
    act(() => card.querySelector('a')?.focus());

    rerender(grid(listOf(['C', 'B'])));

    expect(card).not.toBeInTheDocument();
    expect(codes()).toEqual(['C', 'B']);
  });

  it('does not show that a code was copied on the card of another offer', async () => {
    setWidth(1280);
    const user = userEvent.setup();
    const { rerender } = renderInShop(grid(listOf(['A'])));
    await user.click(screen.getByRole('button', { name: '复制编号 A' }));
    const announced = within(screen.getByRole('article')).getByRole('status').textContent;

    rerender(grid(listOf(['B'])));

    expect(announced).not.toBe('');
    expect(within(screen.getByRole('article')).getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the code of an offer whose card cannot be rendered, and all other cards', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = hit({ offer: { code: 'B' } });
    const hits = [hit({ offer: { code: 'A' } }), { ...broken, offer: { ...broken.offer, items: null as never } }];
    const { rerender } = renderInShop(grid(completeList(hits)));
    expect(codes()).toEqual(['A']);
    expect(screen.getByText(/没能显示/)).toHaveTextContent('B');

    rerender(grid(listOf(['A', 'B'])));

    expect(codes()).toEqual(['A', 'B']);
  });
});
