import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDraft } from '@/ui/hooks/useDraft';

const PAUSE_MS = 250;

type BoxProps = { readonly onHandOver: (text: string) => void; readonly holds?: (text: string) => boolean };

/** A box whose value lives outside, as the query does in the address. */
function Box({ onHandOver, holds }: BoxProps) {
  const [value, setValue] = useState('');
  const { draft, change, flush } = useDraft({
    value,
    isEqual: Object.is,
    ...(holds === undefined ? {} : { isIncomplete: holds }),
    onCommit: (text: string) => {
      onHandOver(text);
      setValue(text);
    },
  });
  return (
    <>
      <input value={draft} onChange={(event) => change(event.target.value)} onBlur={flush} />
      <button type="button" onClick={() => setValue('from elsewhere')}>
        elsewhere
      </button>
    </>
  );
}

const setup = (props: Partial<BoxProps> = {}) => {
  jest.useFakeTimers();
  const onHandOver = jest.fn();
  render(<Box onHandOver={onHandOver} {...props} />);
  return { onHandOver, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const box = () => screen.getByRole('textbox');

afterEach(() => jest.useRealTimers());

describe('a draft', () => {
  it('is shown at once and handed over once, after a pause', async () => {
    const { onHandOver, user } = setup();

    await user.type(box(), 'merlin');
    pass(PAUSE_MS - 1);
    const before = onHandOver.mock.calls.length;
    pass(1);

    expect([before, onHandOver.mock.calls]).toEqual([0, [['merlin']]]);
  });

  it('keeps what is typed while its beginning comes back from the address', async () => {
    const { onHandOver, user } = setup();

    await user.type(box(), 'mer');
    pass(PAUSE_MS);
    await user.type(box(), 'lin');
    const typed = box().getAttribute('value');
    pass(PAUSE_MS);

    expect([typed, onHandOver.mock.calls]).toEqual(['merlin', [['mer'], ['merlin']]]);
  });

  it('gives way to a value that comes from elsewhere, and hands nothing over', async () => {
    const { onHandOver, user } = setup();

    await user.type(box(), 'mer');
    pass(PAUSE_MS);
    await user.click(screen.getByRole('button'));
    pass(PAUSE_MS);

    expect([box().getAttribute('value'), onHandOver.mock.calls]).toEqual(['from elsewhere', [['mer']]]);
  });

  it('is handed over at once when the box is left, and not again', async () => {
    const { onHandOver, user } = setup();

    await user.type(box(), 'mer');
    await user.tab();
    pass(PAUSE_MS);

    expect(onHandOver.mock.calls).toEqual([['mer']]);
  });

  it('is not handed over while it is held back', async () => {
    const { onHandOver, user } = setup({ holds: (text) => text.endsWith('?') });

    await user.type(box(), 'mer?');
    pass(PAUSE_MS);
    await user.tab();

    expect(onHandOver).not.toHaveBeenCalled();
  });
});
