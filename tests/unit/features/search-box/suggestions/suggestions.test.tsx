import { act, fireEvent, screen, within } from '@testing-library/react';
import type { OfferCode } from '@/domain/offer';
import { query, want } from '../../../builders';
import { activeOption, box, openBox, options } from '../openBox';

const DEBOUNCE_MS = 100;
/** A frame and the time that suggestions wait for a result. */
const SUGGEST_MS = 16 + 300;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openTyped(start = {}) {
  const opened = openBox({ start });
  /** Resolves the latest request for totals. */
  const count = async (...totals: readonly number[]) => {
    await act(async () => jest.advanceTimersByTime(DEBOUNCE_MS));
    await act(async () => opened.counts.at(-1)?.resolve(totals));
  };
  const findCodes = async (...codes: readonly string[]) => {
    await act(async () => jest.advanceTimersByTime(DEBOUNCE_MS));
    await act(async () => opened.codeSearches.at(-1)?.resolve(codes as readonly OfferCode[]));
  };
  /** Types and waits until suggestions no longer wait for the result. */
  const type = async (...parameters: Parameters<typeof opened.user.type>) => {
    await opened.user.type(...parameters);
    await act(async () => jest.advanceTimersByTime(SUGGEST_MS));
  };
  return { ...opened, user: { ...opened.user, type }, count, findCodes };
}

describe('Suggestions', () => {
  it('show items with kind and rarity, and the number of offers once it is known', async () => {
    const { user, count } = openTyped();

    await user.type(box(), '梅');
    const before = options();
    await count(12);

    expect(before).toEqual(['梅梅林 从者 · 5★']);
    expect(options()).toEqual(['梅梅林 从者 · 5★12 个']);
  });

  it('request totals of the query without the word at the cursor', async () => {
    const { user, counts, count } = openTyped({ wants: [want('oberon')] });

    await user.type(box(), '带皮 梅');
    await count(3);

    expect(counts.at(-1)?.queries).toEqual([query({ text: '带皮', wants: [want('oberon'), want('merlin')] })]);
  });

  it('add a shop filter for the name of a shop', async () => {
    const { user, currentQuery } = openTyped({ wants: [want('oberon')] });

    await user.type(box(), '青石');
    await user.click(screen.getByRole('option', { name: /青石铺/ }));

    expect(currentQuery()).toEqual(
      query({ wants: [want('oberon')], choices: { shop: { not: false, values: ['青石铺'] } } }),
    );
  });

  it('show no totals of an earlier text', async () => {
    const { user, count } = openTyped();

    await user.type(box(), '奥');
    await count(7);
    const known = options();
    await user.type(box(), '{Backspace}梅');

    expect(known).toEqual(['奥奥伯龙 从者 · 5★7 个']);
    expect(options()).toEqual(['梅梅林 从者 · 5★']);
  });

  it('cancel the request for totals when the text changes', async () => {
    const { user, counts } = openTyped();

    await user.type(box(), '奥');
    await act(async () => jest.advanceTimersByTime(DEBOUNCE_MS));
    await user.type(box(), '{Backspace}梅');

    expect(counts.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('mark the spelling that matched if it is not the name on screen', async () => {
    const { user } = openTyped();

    await user.type(box(), 'C呆');

    const option = screen.getByRole('option', { name: /阿尔托莉雅/ });
    expect(within(option).getByText('C呆').tagName).toBe('MARK');
  });

  it('are grouped into names, filters and codes', async () => {
    const { user, findCodes } = openTyped();

    await user.type(box(), 'ja');
    await findCodes('JA-100');

    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['名字', '条件', '编号']);
    expect(options().at(-1)).toContain('JA-100');
  });

  it('are activated with the arrow keys and chosen with Enter', async () => {
    const { user, entries } = openTyped();

    await user.type(box(), '带皮 贞');
    expect(activeOption()).toBeNull();
    const activeIndex = () => options().indexOf((activeOption()?.textContent ?? '').replace(/\s+/g, ' '));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeIndex()).toBe(1);
    await user.keyboard('{ArrowUp}');
    expect(activeIndex()).toBe(0);
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
    const wanted = activeOption()?.textContent?.includes('黑贞德') ? 'jalter' : 'jeanne';
    await user.keyboard('{Enter}');
    expect(entries()).toEqual([query(), query({ text: '带皮', wants: [want(wanted)] })]);
    expect(box()).toHaveValue('带皮');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('are chosen by a click, which keeps the focus in the field', async () => {
    const { user, entries } = openTyped();

    await user.type(box(), '梅');
    await user.click(screen.getByRole('option', { name: /梅林/ }));

    expect(entries()).toEqual([query(), query({ wants: [want('merlin')] })]);
    expect(box()).toHaveValue('梅林 ');
    expect(box()).toHaveFocus();
  });

  it.each([
    ['贞', query({ wants: [want('jeanne')] }), '白贞 '],
    ['黑之', query({ wants: [want('grail')] }), '黑之圣杯 '],
    ['梅林 C', query({ wants: [want('merlin'), want('castoria')] }), '梅林 C呆 '],
  ])('let Enter select the first for a word that was not understood: %s', async (text, chosen, completed) => {
    const { user, entries } = openTyped();

    await user.type(box(), `${text}{Enter}`);

    expect(entries()).toEqual([query(), chosen]);
    expect(box()).toHaveValue(completed);
  });

  it('let Enter commit what was understood', async () => {
    const { user, currentQuery } = openTyped();

    await user.type(box(), '梅林 500以内{Enter}');

    expect(currentQuery()).toEqual(query({ wants: [want('merlin')], ranges: { price: { min: null, max: 500 } } }));
  });

  it('let Enter search for a text that resembles no name', async () => {
    const { user, currentQuery } = openTyped();

    await user.type(box(), '带皮{Enter}');

    expect(currentQuery()).toEqual(query({ text: '带皮' }));
  });

  it('let Enter ask for the number of a resource', async () => {
    const { user, entries } = openTyped();

    await user.type(box(), '圣晶{Enter}');
    expect(box()).toHaveValue('圣晶石');
    await user.keyboard('800{Enter}');

    expect(entries().at(-1)).toEqual(query({ ranges: { sq: { min: 800, max: null } } }));
  });

  it('complete the name of a resource, to be followed by a number', async () => {
    const { user, currentQuery, pause } = openTyped();

    await user.type(box(), '梅林 圣晶');
    await user.click(screen.getByRole('option', { name: /^圣晶石.*接着写数量/ }));
    const completed = box().value;
    await user.keyboard('800');
    await pause();

    expect(completed).toBe('梅林 圣晶石');
    expect(currentQuery()).toMatchObject({ wants: [want('merlin')], ranges: { sq: { min: 800, max: null } } });
  });

  it('include ranges of price and resources for a bare number', async () => {
    const { user, currentQuery, count } = openTyped({ wants: [want('oberon')] });

    await user.type(box(), '200-800');
    await count(7, 2, 0);
    const rows = options();
    await user.click(screen.getByRole('option', { name: /价格/ }));

    expect(rows[0]).toMatch(/200.*800 价格7 个$/);
    expect(rows).toHaveLength(3);
    expect(currentQuery()).toEqual(query({ wants: [want('oberon')], ranges: { price: { min: 200, max: 800 } } }));
  });

  it('add the value of a choice to the query', async () => {
    const { user, currentQuery } = openTyped();

    await user.type(box(), 'japa');
    await user.click(screen.getByRole('option', { name: /日服/ }));

    expect(currentQuery()).toEqual(query({ choices: { server: { not: false, values: ['jp'] } } }));
  });

  it.each([
    ['fg-19340', ['FG-19340'], query({ open: 'FG-19340' as OfferCode })],
    ['FG-19', ['FG-19340'], query({ text: 'FG-19' })],
    ['FG-19', [], query({ text: 'FG-19' })],
  ])(
    'let Enter open the offer whose code was typed, or search for the text: %s among %j',
    async (text, codes, next) => {
      const { user, entries, codeSearches } = openTyped();

      await user.type(box(), `${text}{Enter}`);
      await act(async () => codeSearches.at(-1)?.resolve(codes.map((code) => code as OfferCode)));

      expect(entries()).toEqual([query(), next]);
    },
  );

  it('open the offer of a code and remove the code from the text', async () => {
    const { user, currentQuery, codeSearches, findCodes } = openTyped();

    await user.type(box(), 'fg19');
    await findCodes('FG-19340');
    await user.click(screen.getByRole('option', { name: /FG-19340/ }));

    expect(codeSearches.at(-1)?.text).toBe('fg19');
    expect(currentQuery()).toEqual(query({ open: 'FG-19340' as OfferCode }));
  });

  it('are grey but can be chosen if they find no offers', async () => {
    const { user, currentQuery, count } = openTyped();

    await user.type(box(), '梅');
    await count(0);
    const option = screen.getByRole('option', { name: /梅林.*0 个/ });
    await user.click(option);

    expect(option).toHaveClass('zero');
    expect(currentQuery().wants).toEqual([want('merlin')]);
  });

  it('are preceded by the conditions parsed so far', async () => {
    const { user, pause } = openTyped({ wants: [want('oberon')] });

    await user.type(box(), '梅林宝2 贞');
    await pause();
    await act(async () => jest.advanceTimersByTime(SUGGEST_MS));

    expect(screen.getByText('读成').parentElement).toHaveTextContent('读成梅林 宝≥2');
  });

  it('are hidden before typing, during a composition and without focus', async () => {
    const { user } = openTyped({ text: '梅' });
    act(() => box().focus());
    expect(box()).toHaveAttribute('aria-expanded', 'false');

    await user.type(box(), '林');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.compositionStart(box());
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.compositionEnd(box());
    act(() => box().blur());

    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('have their number announced to screen readers', async () => {
    const { user } = openTyped();

    await user.type(box(), '梅');

    expect(screen.getByRole('status')).toHaveTextContent('1 个建议');
  });
});
