import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/shop/search/SearchBox';
import { query } from '../../build';
import { renderInShop } from '../shopBuild';

const PAUSE_MS = 250;
const box = () => screen.getByRole('textbox', { name: '在商品里找' });

function setup(text = '') {
  const setQuery = jest.fn();
  renderInShop(<SearchBox query={query({ text, shown: 48 })} setQuery={setQuery} />);
  return { setQuery, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the box', () => {
  it('replaces the text of the query after a pause and returns to the first page', async () => {
    const { setQuery, user } = setup();

    await user.type(box(), '梅林');
    act(() => jest.advanceTimersByTime(PAUSE_MS));

    expect(setQuery.mock.calls).toEqual([[query({ text: '梅林' }), 'replace']]);
  });

  it('hands the text over at once with Enter', async () => {
    const { setQuery, user } = setup();

    await user.type(box(), '梅林{Enter}');

    expect(setQuery).toHaveBeenCalledTimes(1);
  });

  it('waits while an input method is composing', () => {
    const { setQuery } = setup();

    fireEvent.compositionStart(box());
    fireEvent.change(box(), { target: { value: 'mei' } });
    act(() => jest.advanceTimersByTime(PAUSE_MS));
    const composing = setQuery.mock.calls.length;
    fireEvent.change(box(), { target: { value: '梅' } });
    fireEvent.compositionEnd(box());
    act(() => jest.advanceTimersByTime(PAUSE_MS));

    expect([composing, setQuery.mock.calls]).toEqual([0, [[query({ text: '梅' }), 'replace']]]);
  });

  it('gets the cursor with / and with Ctrl K', async () => {
    const { user } = setup();

    await user.keyboard('/');
    const slash = document.activeElement === box();
    box().blur();
    await user.keyboard('{Control>}k{/Control}');

    expect([slash, document.activeElement, box().getAttribute('value')]).toEqual([true, box(), '']);
  });

  it('lets / be typed into another field', async () => {
    const { user } = setup();
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();

    await user.keyboard('/');

    expect([document.activeElement, other.value]).toEqual([other, '/']);
    other.remove();
  });

  it('is emptied by Esc, and left by another', async () => {
    const { user } = setup('梅林');
    box().focus();

    await user.keyboard('{Escape}');
    const emptied = [box().getAttribute('value'), document.activeElement === box()];
    await user.keyboard('{Escape}');

    expect([emptied, document.activeElement === box()]).toEqual([['', true], false]);
  });

  it('has a button that empties it', async () => {
    const { setQuery, user } = setup('梅林');

    await user.click(screen.getByRole('button', { name: '清空' }));
    act(() => jest.advanceTimersByTime(PAUSE_MS));

    expect(setQuery).toHaveBeenLastCalledWith(query({ text: '' }), 'replace');
  });
});
