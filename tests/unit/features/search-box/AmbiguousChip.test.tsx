import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmbiguousChip } from '@/features/search-box/AmbiguousChip';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { query, want } from '../../build';
import { createFakeClient } from '../fakeClient';
import { labels, renderInShop, setWidth } from '../search-state/shopBuild';
import { gameItems, options } from './openBox';

const ASK_MS = 100;
const TEXT = '带皮 贞德';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setWidth(1280);
});

// jsdom cannot style pseudo elements, which antd's drawer measures a scroll bar with.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

function open(width = 1280) {
  setWidth(width);
  const [ambiguity] = createQueryParser(gameItems.spec, gameItems.roster).findAmbiguous(TEXT);
  const fake = createFakeClient();
  const onChoose = jest.fn();
  const onDrop = jest.fn();
  renderInShop(
    <AmbiguousChip
      ambiguity={ambiguity!}
      query={query({ text: TEXT, wants: [want('oberon')] })}
      gameItems={gameItems}
      labels={labels}
      client={fake.client}
      revision=""
      onChoose={onChoose}
      onRemove={onDrop}
    />,
  );
  return { ...fake, onChoose, onDrop, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const chip = () => screen.getByRole('button', { name: /^贞德？.*选一个/ });

describe('a name that fits several items', () => {
  it('opens the choice between them, each with the offers it would leave', async () => {
    const { user, counts } = open();

    await user.click(chip());
    await act(async () => jest.advanceTimersByTime(ASK_MS));
    await act(async () => counts.at(-1)?.answer([5, 0, 7]));

    expect(chip()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: '“贞德”指哪一个？' })).toHaveFocus();
    expect(options()).toHaveLength(3);
    expect(options()[0]).toMatch(/贞德（裁）.*从者.*5 个$/);
    expect(options()[2]).toBe('全部（任一）7 个');
    expect(counts.at(-1)?.queries[0]).toEqual(query({ text: '带皮', wants: [want('oberon'), want('jeanne')] }));
  });

  it('becomes the item that is chosen', async () => {
    const { user, onChoose } = open();

    await user.click(chip());
    await user.click(screen.getByRole('option', { name: /黑贞德/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ text: '带皮', wants: [want('oberon'), want('jalter')] }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is chosen by keyboard, all of them too', async () => {
    const { user, onChoose } = open();

    await user.click(chip());
    await user.keyboard('{ArrowDown}{End}{Enter}');

    expect(onChoose).toHaveBeenCalledWith(
      query({ text: '带皮', wants: [want('oberon'), want('jeanne', 'any'), want('jalter', 'any')] }),
    );
  });

  it('closes with Esc and gives the focus back', async () => {
    const { user } = open();

    await user.click(chip());
    await user.keyboard('{Escape}');

    expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([null, chip()]);
  });

  it('closes when the focus goes elsewhere', async () => {
    const { user } = open();

    await user.click(chip());
    act(() => document.querySelector<HTMLElement>('[role="listbox"]')?.blur());

    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('comes from below on a phone', async () => {
    const { user, onChoose } = open(360);

    await user.click(chip());
    const sheet = screen.getByRole('dialog');
    await user.click(screen.getByRole('option', { name: /贞德（裁）/ }));

    expect(sheet).toHaveTextContent('“贞德”指哪一个？');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('can be dropped', async () => {
    const { user, onDrop } = open();

    await user.click(screen.getByRole('button', { name: '去掉 贞德' }));

    expect(onDrop).toHaveBeenCalledTimes(1);
  });
});
