import { act, render, screen } from '@testing-library/react';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Shown({ word, quietMs }: { readonly word: string; readonly quietMs?: number }) {
  return <output>{`${word} ${useAfterPaint(word, quietMs)}`}</output>;
}

const frame = () => act(() => jest.advanceTimersToNextFrame());
const task = () => act(() => jest.advanceTimersByTime(1));

describe('useAfterPaint', () => {
  it('returns the previous value until a frame with the new one has been painted', () => {
    const { rerender } = render(<Shown word="open" />);
    const texts: (string | null)[] = [];
    const record = () => texts.push(screen.getByRole('status').textContent);

    rerender(<Shown word="closed" />);
    record();
    frame();
    record();
    task();
    record();

    expect(texts).toEqual(['closed open', 'closed open', 'closed closed']);
  });

  it('can wait until the value has stayed the same for a while', () => {
    const { rerender } = render(<Shown word="one" quietMs={300} />);

    rerender(<Shown word="two" quietMs={300} />);
    act(() => jest.advanceTimersByTime(250));
    rerender(<Shown word="three" quietMs={300} />);
    act(() => jest.advanceTimersByTime(250));
    const early = screen.getByRole('status').textContent;
    act(() => jest.advanceTimersByTime(100));

    expect(early).toBe('three one');
    expect(screen.getByRole('status')).toHaveTextContent('three three');
  });

  it('skips a value that was never painted', () => {
    const { rerender } = render(<Shown word="one" />);

    rerender(<Shown word="two" />);
    rerender(<Shown word="three" />);
    frame();
    task();

    expect(screen.getByRole('status')).toHaveTextContent('three three');
  });
});
