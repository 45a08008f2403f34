import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmbiguousChip } from '@/features/search-box/AmbiguousChip';
import { ambiguousWant, query, want } from '../../builders';
import { createFakeClient } from '../fakeClient';
import { labels, renderInShop, setWidth } from '../search-state/shopBuild';
import { gameItems, options } from './openBox';

const DEBOUNCE_MS = 100;
const JEANNE = ambiguousWant('贞德', ['jeanne', 'jalter']);
const QUERY = query({ text: '带皮', wants: [want('oberon'), JEANNE] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setWidth(1280);
});

// jsdom cannot style the pseudo-elements with which antd's drawer measures the scroll bar.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

function open(width = 1280) {
  setWidth(width);
  const fake = createFakeClient();
  const onChoose = jest.fn();
  const onRemove = jest.fn();
  renderInShop(
    <AmbiguousChip
      want={JEANNE}
      query={QUERY}
      gameItems={gameItems}
      labels={labels}
      client={fake.client}
      revision=""
      onChoose={onChoose}
      onRemove={onRemove}
    />,
  );
  return { ...fake, onChoose, onRemove, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const chip = () => screen.getByRole('button', { name: /贞德？.*选一个/ });

describe('AmbiguousChip', () => {
  it('opens a list of the candidates, each with its number of offers', async () => {
    const { user, counts } = open();

    await user.click(chip());
    await act(async () => jest.advanceTimersByTime(DEBOUNCE_MS));
    await act(async () => counts.at(-1)?.resolve([5, 0]));

    expect(chip()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: '“贞德”指哪一个？' })).toHaveFocus();
    expect(options()).toHaveLength(2);
    expect(options()[0]).toMatch(/贞德（裁）.*从者.*5 个$/);
    expect(counts.at(-1)?.queries[0]).toEqual(query({ text: '带皮', wants: [want('oberon'), want('jeanne')] }));
  });

  it('replaces the name by the chosen item', async () => {
    const { user, onChoose } = open();

    await user.click(chip());
    await user.click(screen.getByRole('option', { name: /黑贞德/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ text: '带皮', wants: [want('oberon'), want('jalter')] }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('chooses the last candidate by keyboard, with the mode and level of the name', async () => {
    const { user, onChoose } = open();

    await user.click(chip());
    await user.keyboard('{ArrowDown}{End}{Enter}');

    expect(onChoose).toHaveBeenCalledWith(query({ text: '带皮', wants: [want('oberon'), want('jalter')] }));
  });

  it('closes the list and returns the focus on Esc', async () => {
    const { user } = open();

    await user.click(chip());
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(chip()).toHaveFocus();
  });

  it('closes the list when it loses the focus', async () => {
    const { user } = open();

    await user.click(chip());
    act(() => document.querySelector<HTMLElement>('[role="listbox"]')?.blur());

    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens the list in a drawer on a phone', async () => {
    const { user, onChoose } = open(360);

    await user.click(chip());
    const drawer = await screen.findByRole('dialog');
    await user.click(screen.getByRole('option', { name: /贞德（裁）/ }));

    expect(drawer).toHaveTextContent('“贞德”指哪一个？');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('can be removed', async () => {
    const { user, onRemove } = open();

    await user.click(screen.getByRole('button', { name: '去掉 贞德' }));

    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
