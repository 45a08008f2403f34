import { act, screen } from '@testing-library/react';
import { query } from '../../builders';
import { box, openBox } from './openBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SearchBox keyboard shortcuts', () => {
  it('focus the field on / and Ctrl K', async () => {
    const { user } = openBox();

    await user.keyboard('/');
    expect(box()).toHaveFocus();

    act(() => box().blur());
    await user.keyboard('{Control>}k{/Control}');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
  });

  it('do not prevent typing / into another field', async () => {
    const { user } = openBox();
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();

    await user.keyboard('/');

    expect(other).toHaveFocus();
    expect(other).toHaveValue('/');
    other.remove();
  });

  it('clear the text on the first Esc and remove the focus on the second', async () => {
    const { user, currentQuery, pause } = openBox({ start: { text: '带皮' } });
    act(() => box().focus());

    await user.keyboard('{Escape}');
    await pause();
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(currentQuery()).toEqual(query());

    await user.keyboard('{Escape}');
    expect(box()).not.toHaveFocus();
  });
});

describe('SearchBox field', () => {
  it('is cleared by its button and keeps the focus', async () => {
    const { user, currentQuery, pause } = openBox({ start: { text: '带皮' } });
    act(() => box().focus());

    await user.click(screen.getByRole('button', { name: '清空' }));
    await pause();

    expect(currentQuery()).toEqual(query());
    expect(box()).toHaveFocus();
  });

  it('has an example of the game as its placeholder', () => {
    openBox();

    expect(box().placeholder).toMatch(/^例：白贞宝2 黑贞德 石800\+ 500以内$/);
  });
});
