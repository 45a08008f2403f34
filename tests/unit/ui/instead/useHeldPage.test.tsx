import { renderHook } from '@testing-library/react';
import useHeldPage from '@/ui/instead/useHeldPage';

const { body, documentElement } = document;

function showScrollBar(width: number) {
  Object.defineProperty(documentElement, 'clientWidth', { configurable: true, value: window.innerWidth - width });
  Object.defineProperty(body, 'scrollHeight', { configurable: true, value: 4 * window.innerHeight });
}

afterEach(() => {
  Reflect.deleteProperty(documentElement, 'clientWidth');
  Reflect.deleteProperty(body, 'scrollHeight');
});

describe('the page under a sheet', () => {
  it('does not scroll while the sheet is open, and does again after that', () => {
    showScrollBar(0);
    const { rerender } = renderHook(({ open }) => useHeldPage(open), { initialProps: { open: true } });

    expect(body).toHaveStyle({ overflowY: 'hidden' });
    expect(body.style.width).toBe('');

    rerender({ open: false });
    expect(body.style.overflowY).toBe('');
  });

  it('keeps its width where the scroll bar has gone', () => {
    showScrollBar(15);
    const { unmount } = renderHook(() => useHeldPage(true));

    expect(body.style.width).toBe('calc(100% - 15px)');

    unmount();
    expect(body.style.width).toBe('');
  });

  it('is held until the last of two sheets has closed', () => {
    const below = renderHook(() => useHeldPage(true));
    const above = renderHook(() => useHeldPage(true));

    below.unmount();
    expect(body.style.overflowY).toBe('hidden');

    above.unmount();
    expect(body.style.overflowY).toBe('');
  });
});
