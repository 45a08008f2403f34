import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { useMemo, useRef } from 'react';
import { uniformOffsets } from '@/ui/hooks/rowOffsets';
import { type RowRange, useVirtualRows } from '@/ui/hooks/useVirtualRows';

const HEIGHT = 40;
const VIEWPORT = 800;

/** jsdom has no layout: the page is scrolled by moving the list. */
let pageScroll = 0;
beforeEach(() => {
  pageScroll = 0;
  window.innerHeight = VIEWPORT;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: -pageScroll }) as unknown as DOMRect);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEWPORT);
});
afterEach(() => jest.restoreAllMocks());

type ListProps = { readonly count: number; readonly inElement?: boolean; readonly onRender: (range: RowRange) => void };

function List({ count, inElement = false, onRender }: ListProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const offsets = useMemo(() => uniformOffsets(HEIGHT), []);
  const scroller = inElement ? { scrollerRef } : {};
  onRender(useVirtualRows({ listRef, count, offsets, overscan: { px: 400 }, ...scroller }));
  return (
    <div ref={scrollerRef} data-testid="scroller">
      <div ref={listRef} />
    </div>
  );
}

function setup(props: Omit<ListProps, 'onRender'>) {
  const ranges: RowRange[] = [];
  const list = (count: number) => <List {...props} count={count} onRender={(range) => ranges.push(range)} />;
  const { getByTestId, rerender } = render(list(props.count));
  return {
    ranges,
    range: () => ranges[ranges.length - 1],
    scroller: getByTestId('scroller'),
    setCount: (count: number) => rerender(list(count)),
  };
}

function scrollPage(top: number): void {
  pageScroll = top;
  act(() => void fireEvent.scroll(window));
}

describe('useVirtualRows', () => {
  it('returns the visible rows and the overscan at the top of a list', () => {
    expect(setup({ count: 10_000 }).range()).toEqual({ from: 0, to: 31 });
  });

  it('returns the rows around the viewport after a jump', () => {
    const { range } = setup({ count: 10_000 });

    scrollPage(100_000);

    expect(range()).toEqual({ from: 2490, to: 2531 });
  });

  it('returns rows up to the last one at the end of a list', () => {
    const { range } = setup({ count: 1000 });

    scrollPage(1000 * HEIGHT - VIEWPORT);

    expect(range()).toEqual({ from: 970, to: 1000 });
  });

  it('does not re-render while half of the overscan is left', () => {
    const { ranges } = setup({ count: 10_000 });
    const before = ranges.length;

    scrollPage(160);

    expect(ranges).toHaveLength(before);
  });

  it('follows an element that scrolls the list', () => {
    const { range, scroller } = setup({ count: 200_000, inElement: true });

    scroller.scrollTop = 4_000_000;
    act(() => void fireEvent.scroll(scroller));

    expect(range()).toEqual({ from: 99_990, to: 100_031 });
  });

  it('returns existing rows after the list has become shorter', () => {
    const { range, setCount } = setup({ count: 10_000 });
    scrollPage(100_000);

    setCount(20);

    expect(range()).toEqual({ from: 19, to: 20 });
  });

  it('keeps rows for Tab to reach while the list is outside the viewport', () => {
    const { range } = setup({ count: 100 });

    scrollPage(-50_000);

    expect(range()).toEqual({ from: 0, to: 31 });
  });

  it('survives a list that moves with each render, and ends at its last position', async () => {
    let measurements = 0;
    const jumps = () => ({ top: measurements++ % 2 === 0 ? -100_000 : 0 }) as unknown as DOMRect;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(jumps);

    const { range } = setup({ count: 10_000 });
    const jumped = measurements;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -40_000 } as DOMRect);

    await waitFor(() => expect(range()).toEqual({ from: 990, to: 1031 }));
    expect(jumped).toBeLessThan(50);
  });

  it('returns no rows for an empty list', () => {
    expect(setup({ count: 0 }).range()).toEqual({ from: 0, to: 0 });
  });
});
