import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import { ChipRow } from '@/features/results/chips/ChipRow';
import { ambiguousWant, query, want } from '../../../builders';
import { createFakeClient } from '../../fakeClient';
import { gameItems } from '../../search-box/openBox';
import { createParserState, renderInShop, searchResult } from '../../search-state/shopBuild';

describe('the chip of a name that fits several items', () => {
  const CHIP = /贞德.*？.*选一个/;
  const JEANNE = ambiguousWant('贞德', ['jeanne', 'jalter'], 'nice', 2);
  const QUERY = query({ text: '带皮', wants: [want('oberon'), JEANNE] });
  const open = async () => {
    const fake = createFakeClient();
    const onChoose = jest.fn();
    const user = userEvent.setup();
    renderInShop(
      <ChipRow
        query={QUERY}
        typedText={null}
        result={searchResult({ total: 4, withoutChip: [9, 8, 7] }, QUERY)}
        isCurrent
        gameItems={gameItems}
        client={fake.client}
        parserState={createParserState()}
        onChoose={onChoose}
      />,
    );
    await user.click(screen.getByRole('button', { name: CHIP }));
    return { ...fake, user, onChoose, dialog: await screen.findByRole('dialog', { name: '“贞德”指哪一个？' }) };
  };
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const chosen = { wants: [want('oberon'), want('jalter', 'nice', 2)], text: '带皮' };

  it('lists the items, each with its number of offers, and gives the list the focus', async () => {
    const { counts } = await open();
    await waitFor(() => expect(counts).not.toEqual([]));

    await act(async () => counts.at(-1)?.resolve([5, 0]));

    expect(screen.getByRole('listbox', { name: '“贞德”指哪一个？' })).toHaveFocus();
    expect(options()).toEqual([expect.stringMatching(/贞德（裁）.*5 个$/), expect.stringMatching(/黑贞德.*0 个$/)]);
    expect(counts.at(-1)?.queries[0]).toEqual(
      query({ text: '带皮', wants: [want('oberon'), want('jeanne', 'nice', 2)] }),
    );
  });

  it('replaces the name by the chosen item, with the same mode and level', async () => {
    const { user, onChoose } = await open();

    await user.click(screen.getByRole('option', { name: /黑贞德/ }));

    expect(onChoose).toHaveBeenCalledWith(query(chosen));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('chooses the last item by keyboard', async () => {
    const { user, onChoose } = await open();

    await user.keyboard('{End}{Enter}');

    expect(onChoose).toHaveBeenCalledWith(query(chosen));
  });

  it('changes the mode of the name and stays open', async () => {
    const { user, onChoose, dialog } = await open();

    await user.click(within(dialog).getByRole('radio', { name: '排除' }));

    expect(onChoose.mock.calls.map(([next]: [Query]) => next.wants.at(-1)?.mode)).toEqual(['never']);
    expect(dialog).toBeInTheDocument();
  });

  it('closes on Esc and gives the focus back to the chip', async () => {
    const { user } = await open();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: CHIP })).toHaveFocus();
  });

  it('can be removed like any other chip', async () => {
    const { user, onChoose, dialog } = await open();

    await user.click(within(dialog).getByRole('button', { name: /^去掉这一条/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ text: '带皮', wants: [want('oberon')] }));
  });
});
