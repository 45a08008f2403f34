import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDraft } from '@/ui/hooks/useDraft';

const PAUSE_MS = 250;

type BoxProps = { readonly onCommit: (text: string) => void; readonly isIncomplete?: (text: string) => boolean };

/** A text field whose committed value is outside, like the query in the URL. */
function Box({ onCommit, isIncomplete }: BoxProps) {
  const [value, setValue] = useState('');
  const { draft, change, flush } = useDraft({
    value,
    isEqual: Object.is,
    ...(isIncomplete === undefined ? {} : { isIncomplete: isIncomplete }),
    onCommit: (text: string) => {
      onCommit(text);
      setValue(text);
    },
  });
  return (
    <>
      <input value={draft} onChange={(event) => change(event.target.value)} onBlur={flush} />
      <button type="button" onClick={() => setValue('other value')}>
        elsewhere
      </button>
    </>
  );
}

const setup = (props: Partial<BoxProps> = {}) => {
  jest.useFakeTimers();
  const onCommit = jest.fn();
  render(<Box onCommit={onCommit} {...props} />);
  return { onCommit, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
};
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const box = () => screen.getByRole('textbox');

afterEach(() => jest.useRealTimers());

describe('useDraft', () => {
  it('shows the draft immediately and commits it once, after a pause', async () => {
    const { onCommit, user } = setup();

    await user.type(box(), 'merlin');
    advance(PAUSE_MS - 1);
    expect(onCommit).not.toHaveBeenCalled();

    advance(1);
    expect(onCommit.mock.calls).toEqual([['merlin']]);
  });

  it('keeps the draft when its committed beginning returns as the value', async () => {
    const { onCommit, user } = setup();

    await user.type(box(), 'mer');
    advance(PAUSE_MS);
    await user.type(box(), 'lin');
    expect(box()).toHaveValue('merlin');

    advance(PAUSE_MS);
    expect(onCommit.mock.calls).toEqual([['mer'], ['merlin']]);
  });

  it('replaces the draft by a value that changes for another reason', async () => {
    const { onCommit, user } = setup();

    await user.type(box(), 'mer');
    advance(PAUSE_MS);
    await user.click(screen.getByRole('button'));
    advance(PAUSE_MS);

    expect(box()).toHaveValue('other value');
    expect(onCommit.mock.calls).toEqual([['mer']]);
  });

  it('commits immediately on blur, and only once', async () => {
    const { onCommit, user } = setup();

    await user.type(box(), 'mer');
    await user.tab();
    advance(PAUSE_MS);

    expect(onCommit.mock.calls).toEqual([['mer']]);
  });

  it('does not commit an incomplete draft', async () => {
    const { onCommit, user } = setup({ isIncomplete: (text) => text.endsWith('?') });

    await user.type(box(), 'mer?');
    advance(PAUSE_MS);
    await user.tab();

    expect(onCommit).not.toHaveBeenCalled();
  });
});
