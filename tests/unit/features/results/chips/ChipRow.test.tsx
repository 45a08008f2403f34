import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import { ChipRow, type ChipRowProps } from '@/features/results/chips/ChipRow';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { query, want } from '../../../builders';
import { gameItems as boxItems } from '../../search-box/openBox';
import { createParserState, gameItems, renderInShop, searchResult } from '../../search-state/shopBuild';
import { CONDITIONS, openChipRow } from './openChipRow';

const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);

describe('ChipRow', () => {
  it('shows each condition with the total without it, and marks nice-to-have items as affecting the order only', () => {
    openChipRow();

    expect(chips()).toEqual(['必梅林 宝2去掉后 71', '加奥伯龙只影响排序', '≤500去掉后 33']);
  });

  it('keeps conditions that were typed in the order of the text, after those chosen before', () => {
    const ranges = { price: { min: null, max: 500 }, sq: { min: 800, max: null } };
    const wants = [want('oberon'), want('merlin', 'must', 2)];
    openChipRow({
      query: query({ wants, ranges }),
      typedText: '石800+ 500以内 梅林宝2',
      gameItems: boxItems,
      result: searchResult(),
      parserState: createParserState({ parser: createQueryParser(boxItems.spec, boxItems.roster) }),
    });

    expect(chips().map((text) => text?.replace(/去掉后.*/, ''))).toEqual(['必奥伯龙', '石800+', '≤500', '必梅林 宝2']);
  });

  it('shows no totals while the result of the query is loading', () => {
    openChipRow({ isCurrent: false });

    expect(chips()[0]).toBe('必梅林 宝2去掉后 …');
  });

  it('removes a condition when its button is pressed', async () => {
    const { onChoose, user } = openChipRow();

    await user.click(screen.getByRole('button', { name: '去掉 梅林 宝≥2' }));

    expect(onChoose).toHaveBeenCalledWith(query({ ...CONDITIONS, wants: [want('oberon', 'nice')] }));
  });

  it('removes all conditions and keeps the order when reset', async () => {
    const { onChoose, user } = openChipRow();

    await user.click(screen.getByRole('button', { name: '重置' }));

    expect(onChoose).toHaveBeenCalledWith(query({ sort: { key: 'price', reversed: false } }));
  });

  it('emphasises the condition whose removal gives the most hits if there are none', () => {
    openChipRow({ result: searchResult({ total: 0, withoutChip: [5, 0, 8] }, CONDITIONS) });

    const best = screen.getAllByRole('listitem').map((chip) => chip.firstElementChild?.classList.contains('best'));
    expect(best).toEqual([false, false, true]);
  });

  it('shows each word of the text as a literal search term', () => {
    openChipRow({
      query: query({ text: '带皮 老号' }),
      result: searchResult({ withoutChip: [9] }, { text: '带皮 老号' }),
    });

    expect(chips()).toEqual(['“带皮”，按文字搜索按文字搜索', '“老号”，按文字搜索按文字搜索']);
    expect(screen.getByTitle('“老号”：没有读成条件，按文字搜索')).toBeInTheDocument();
  });

  it('shows the total without the text if it is a single word', () => {
    openChipRow({ query: query({ text: '带皮' }), result: searchResult({ withoutChip: [9] }, { text: '带皮' }) });

    expect(chips()).toEqual(['“带皮”，按文字搜索去掉后 9']);
  });

  it('removes one word of the text and keeps the others', async () => {
    const { onChoose, user } = openChipRow({ query: query({ ...CONDITIONS, text: '带皮 老号 一手' }) });

    await user.click(screen.getByRole('button', { name: '去掉 “老号”' }));

    expect(onChoose).toHaveBeenCalledWith(query({ ...CONDITIONS, text: '带皮 一手' }));
  });

  it('combines the last words of a long text in one chip, which removes them all', async () => {
    const words = Array.from({ length: 12 }, (_, index) => `词${index}`);
    const { onChoose, user } = openChipRow({ query: query({ text: words.join(' ') }) });

    await user.click(screen.getByRole('button', { name: '去掉 还有 4 个词' }));

    expect(chips()).toHaveLength(9);
    expect(onChoose).toHaveBeenCalledWith(query({ text: words.slice(0, 8).join(' ') }));
  });

  it('keeps the focus in the row when the focused chip is removed', async () => {
    const { user } = openChipRow();

    await user.click(screen.getByRole('button', { name: '去掉 梅林 宝≥2' }));

    expect(document.activeElement).toContainElement(screen.getByRole('list', { name: '已用的条件' }));
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['重置', CONDITIONS],
    ['去掉 梅林', { wants: [want('merlin')] }],
  ])('moves the focus to the total when %s removes the last chip', async (name, queryParts) => {
    const onChoose = jest.fn();
    renderInShop(
      <>
        <h1>18 个</h1>
        <ChipRow
          query={query(queryParts)}
          typedText={null}
          result={searchResult()}
          isCurrent
          gameItems={gameItems}
          client={null}
          parserState={createParserState()}
          onChoose={onChoose}
        />
      </>,
    );

    await userEvent.setup().click(screen.getByRole('button', { name }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('renders nothing for a query without conditions', () => {
    openChipRow({ query: query() });

    expect(chips()).toEqual([]);
  });
});

describe('the options of a chip', () => {
  const open = async (name: string, props: Partial<ChipRowProps> = {}) => {
    const { user, onChoose } = openChipRow(props);
    await user.click(screen.getByRole('button', { name }));
    return { user, onChoose, dialog: await screen.findByRole('dialog') };
  };

  it('name the item and show the total without it', async () => {
    const { dialog } = await open('必 梅林 宝2');

    expect(dialog).toHaveAccessibleName('梅林');
    expect(dialog).toHaveTextContent('去掉这一条去掉后 71');
  });

  it('change mode and level of a want and stay open', async () => {
    const { dialog, user, onChoose } = await open('必 梅林 宝2');

    await user.click(within(dialog).getByRole('radio', { name: '排除' }));
    await user.click(within(dialog).getByRole('button', { name: /^宝4/ }));

    const changed = onChoose.mock.calls.map(([next]: [Query]) => next.wants.find(({ item }) => item === 'merlin'));
    expect(changed).toEqual([want('merlin', 'never', 2), want('merlin', 'must', 4)]);
    expect(dialog).toBeInTheDocument();
  });

  it('contain the boxes of a range', async () => {
    const { dialog } = await open('≤500');

    expect(within(dialog).getByRole('textbox', { name: '价格，最高' })).toHaveValue('500');
  });

  it('contain the values of a choice and change it', async () => {
    const choices = { server: { not: false, values: ['jp'] } };
    const { dialog, user, onChoose } = await open('日服', { query: query({ choices }) });

    await user.click(within(dialog).getByRole('checkbox', { name: /^台服/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ choices: { server: { not: false, values: ['jp', 'tw'] } } }));
  });

  it('remove the condition and close', async () => {
    const { dialog, user, onChoose } = await open('≤500');

    await user.click(within(dialog).getByRole('button', { name: /^去掉这一条/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ ...CONDITIONS, ranges: {} }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('close on Esc and give the focus back to the chip', async () => {
    const { user } = await open('≤500');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '≤500' })).toHaveFocus();
  });
});

describe('QueryAsText', () => {
  const line = '梅林宝2 最好有奥伯龙 500以内';
  const parser = { ...createQueryParser(gameItems.spec, gameItems.roster), write: () => line };

  it('writes the query into the search box for editing', async () => {
    const parserState = createParserState({ parser });
    const { user } = openChipRow({ parserState });

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));

    expect(parserState.rewrite).toHaveBeenCalledWith(line);
  });

  it('writes the query as soon as the parser has loaded', async () => {
    const parserState = createParserState({ load: async () => parser });
    const { user } = openChipRow({ parserState });

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));

    expect(parserState.rewrite).toHaveBeenCalledWith(line);
  });

  it('changes nothing if the parser cannot be loaded', async () => {
    const parserState = createParserState();
    const { user } = openChipRow({ parserState });

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));

    expect(parserState.rewrite).not.toHaveBeenCalled();
  });

  it('copies the query and confirms it', async () => {
    const { user } = openChipRow({ parserState: createParserState({ parser }) });

    await user.click(screen.getByRole('button', { name: '复制文字' }));

    expect(await navigator.clipboard.readText()).toBe(line);
    expect(screen.getByRole('status')).toHaveTextContent('已复制');
  });

  it('shows the text for manual copying if the clipboard is not available', async () => {
    const { user } = openChipRow({ parserState: createParserState({ parser }) });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));

    await user.click(screen.getByRole('button', { name: '复制文字' }));

    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '条件写成的文字' });
    expect(field).toHaveValue(line);
    expect({ start: field.selectionStart, end: field.selectionEnd }).toEqual({ start: 0, end: line.length });
    expect(screen.getByRole('status')).toHaveTextContent('请手动复制');
  });
});
