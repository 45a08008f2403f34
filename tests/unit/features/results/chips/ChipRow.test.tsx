import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import { ChipRow, type ChipRowProps } from '@/features/results/chips/ChipRow';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { query, want } from '../../../build';
import { answer, lexicon, queryText, renderInShop } from '../../search-state/shopBuild';
import { lexicon as boxLexicon } from '../../text-query/boxHarness';

const ASKED: Partial<Query> = {
  wants: [want('merlin', 'must', 2), want('oberon', 'nice')],
  ranges: { price: { min: null, max: 500 } },
  sort: { key: 'price', reversed: false },
};

function setup(props: Partial<ChipRowProps> = {}) {
  const onChoose = jest.fn();
  renderInShop(
    <ChipRow
      query={query(ASKED)}
      result={answer({ total: 18, withoutChip: [71, 18, 33] }, ASKED)}
      isCurrent
      lexicon={lexicon}
      client={null}
      text={queryText()}
      onChoose={onChoose}
      {...props}
    />,
  );
  return { onChoose, user: userEvent.setup() };
}
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);

describe('the chips', () => {
  it('say what is asked for and how many there are without each; a nice want only orders', () => {
    setup();

    expect(chips()).toEqual(['必梅林 宝≥2去掉后 71', '加奥伯龙只影响排序', '≤ ¥500去掉后 33']);
  });

  it('promise no number while the answer to this very query is on its way', () => {
    setup({ isCurrent: false });

    expect(chips()[0]).toBe('必梅林 宝≥2去掉后 …');
  });

  it('go at one tap', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByRole('button', { name: '去掉 梅林 宝≥2' }));

    expect(onChoose).toHaveBeenCalledWith(query({ ...ASKED, wants: [want('oberon', 'nice')] }));
  });

  it('go all at once, the order staying', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByRole('button', { name: '重置' }));

    expect(onChoose).toHaveBeenCalledWith(query({ sort: { key: 'price', reversed: false } }));
  });

  it('point out the best way out if nothing is left', () => {
    setup({ result: answer({ total: 0, withoutChip: [5, 0, 8] }, ASKED) });

    const best = screen.getAllByRole('listitem').map((chip) => chip.firstElementChild?.classList.contains('best'));
    expect(best).toEqual([false, false, true]);
  });

  it('show each word of the text, marked as looked for as it stands', () => {
    setup({ query: query({ text: '带皮 老号' }), result: answer({ withoutChip: [9] }, { text: '带皮 老号' }) });

    expect(chips()).toEqual(['“带皮”，按文字搜索按文字搜索', '“老号”，按文字搜索按文字搜索']);
    expect(screen.getByTitle('“老号”：没有读成条件，按文字搜索')).toBeInTheDocument();
  });

  it('promise for a single word what there is without it', () => {
    setup({ query: query({ text: '带皮' }), result: answer({ withoutChip: [9] }, { text: '带皮' }) });

    expect(chips()).toEqual(['“带皮”，按文字搜索去掉后 9']);
  });

  it('drop one word of the text and keep the others', async () => {
    const { onChoose, user } = setup({ query: query({ ...ASKED, text: '带皮 老号 一手' }) });

    await user.click(screen.getByRole('button', { name: '去掉 “老号”' }));

    expect(onChoose).toHaveBeenCalledWith(query({ ...ASKED, text: '带皮 一手' }));
  });

  it('fold the words of a long text into one, which drops them all', async () => {
    const words = Array.from({ length: 12 }, (_, place) => `词${place}`);
    const { onChoose, user } = setup({ query: query({ text: words.join(' ') }) });

    await user.click(screen.getByRole('button', { name: '去掉 还有 4 个词' }));

    expect(chips()).toHaveLength(9);
    expect(onChoose).toHaveBeenCalledWith(query({ text: words.slice(0, 8).join(' ') }));
  });

  it('begin with the name that fits several items, for it asks for an answer', () => {
    const shared = boxLexicon;
    setup({
      query: query({ wants: [want('merlin')], text: '带皮 贞德' }),
      lexicon: shared,
      text: queryText({ reader: createQueryParser(shared.spec, shared.roster) }),
      isCurrent: false,
    });

    expect(chips().map((text) => text?.slice(0, 4))).toEqual(['贞德？2', '必梅林去', '“带皮”']);
  });

  it('keep the focus in their row when the one that had it goes', async () => {
    const { user } = setup();

    await user.click(screen.getByRole('button', { name: '去掉 梅林 宝≥2' }));

    expect(document.activeElement).toContainElement(screen.getByRole('list', { name: '已用的条件' }));
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['重置', ASKED],
    ['去掉 梅林', { wants: [want('merlin')] }],
  ])('give the focus to the total where %s leaves no row to keep it in', async (name, asked) => {
    const onChoose = jest.fn();
    renderInShop(
      <>
        <h1>18 个</h1>
        <ChipRow
          query={query(asked)}
          result={answer()}
          isCurrent
          lexicon={lexicon}
          client={null}
          text={queryText()}
          onChoose={onChoose}
        />
      </>,
    );

    await userEvent.setup().click(screen.getByRole('button', { name }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('are not there if nothing is asked for', () => {
    setup({ query: query() });

    expect(chips()).toEqual([]);
  });
});

describe('the query as text', () => {
  const line = '梅林宝2 最好有奥伯龙 500以内';
  const reader = { ...createQueryParser(lexicon.spec, lexicon.roster), write: () => line };

  it('goes into the box to be edited', async () => {
    const text = queryText({ reader });
    const { user } = setup({ text });

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));

    expect(text.rewrite).toHaveBeenCalledWith(line);
  });

  it('is written as soon as what writes it has come', async () => {
    const text = queryText({ load: async () => reader });
    const { user } = setup({ text });

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));

    expect(text.rewrite).toHaveBeenCalledWith(line);
  });

  it('stays as it is if that cannot be had', async () => {
    const text = queryText();
    const { user } = setup({ text });

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));

    expect(text.rewrite).not.toHaveBeenCalled();
  });

  it('is copied, and says so', async () => {
    const { user } = setup({ text: queryText({ reader }) });

    await user.click(screen.getByRole('button', { name: '复制文字' }));

    expect(await navigator.clipboard.readText()).toBe(line);
    expect(screen.getByRole('status')).toHaveTextContent('已复制');
  });

  it('can be copied by hand where the clipboard is closed', async () => {
    const { user } = setup({ text: queryText({ reader }) });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));

    await user.click(screen.getByRole('button', { name: '复制文字' }));

    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '条件写成的文字' });
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([line, 0, line.length]);
    expect(screen.getByRole('status')).toHaveTextContent('请手动复制');
  });
});
