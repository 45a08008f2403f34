import { act, fireEvent, screen, within } from '@testing-library/react';
import type { OfferCode } from '@/domain/offer';
import { query, want } from '../../../build';
import { activeOption, box, openBox, options } from '../openBox';

const ASK_MS = 100;
const SUGGEST_MS = 120;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openTyped(start = {}) {
  const opened = openBox({ start });
  /** Answers the newest question for totals. */
  const count = async (...totals: readonly number[]) => {
    await act(async () => jest.advanceTimersByTime(ASK_MS));
    await act(async () => opened.counts.at(-1)?.answer(totals));
  };
  const findCodes = async (...codes: readonly string[]) => {
    await act(async () => jest.advanceTimersByTime(ASK_MS));
    await act(async () => opened.codeSearches.at(-1)?.answer(codes as readonly OfferCode[]));
  };
  /** Types, and waits for an answer that does not come. */
  const type = async (...typed: Parameters<typeof opened.user.type>) => {
    await opened.user.type(...typed);
    await act(async () => jest.advanceTimersByTime(SUGGEST_MS));
  };
  return { ...opened, user: { ...opened.user, type }, count, findCodes };
}

describe('suggestions', () => {
  it('are items, each with kind, rarity and the offers it would leave once that is known', async () => {
    const { user, count } = openTyped();

    await user.type(box(), '梅');
    const before = options();
    await count(12);

    expect(before).toEqual(['梅梅林 从者 · 5★']);
    expect(options()).toEqual(['梅梅林 从者 · 5★12 个']);
  });

  it('ask how many offers the query would leave without the word that is being typed', async () => {
    const { user, counts, count } = openTyped({ wants: [want('oberon')] });

    await user.type(box(), '带皮 梅');
    await count(3);

    expect(counts.at(-1)?.queries).toEqual([query({ text: '带皮', wants: [want('oberon'), want('merlin')] })]);
  });

  it('lead from the name of a shop to the filter of shops', async () => {
    const { user, now } = openTyped({ wants: [want('oberon')] });

    await user.type(box(), '青石');
    await user.click(screen.getByRole('option', { name: /青石铺/ }));

    expect(now()).toEqual(query({ wants: [want('oberon')], choices: { shop: { not: false, values: ['青石铺'] } } }));
  });

  it('show no number of an older question', async () => {
    const { user, count } = openTyped();

    await user.type(box(), '奥');
    await count(7);
    const known = options();
    await user.type(box(), '{Backspace}梅');

    expect(known).toEqual(['奥奥伯龙 从者 · 5★7 个']);
    expect(options()).toEqual(['梅梅林 从者 · 5★']);
  });

  it('take back a question that more typing has overtaken', async () => {
    const { user, counts } = openTyped();

    await user.type(box(), '奥');
    await act(async () => jest.advanceTimersByTime(ASK_MS));
    await user.type(box(), '{Backspace}梅');

    expect(counts.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('mark the spelling that matched if it is not the name on screen', async () => {
    const { user } = openTyped();

    await user.type(box(), 'C呆');

    const option = screen.getByRole('option', { name: /阿尔托莉雅/ });
    expect(within(option).getByText('C呆').tagName).toBe('MARK');
  });

  it('come in sections: names, filters, codes', async () => {
    const { user, findCodes } = openTyped();

    await user.type(box(), 'ja');
    await findCodes('JA-100');

    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['名字', '条件', '编号']);
    expect(options().at(-1)).toContain('JA-100');
  });

  it('are gone through with the arrows and taken with Enter', async () => {
    const { user, steps } = openTyped();

    await user.type(box(), '带皮 贞');
    const none = activeOption();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = activeOption()?.textContent;
    await user.keyboard('{ArrowUp}');
    const first = activeOption();
    const places = [first?.textContent, second].map((text) => options().indexOf((text ?? '').replace(/\s+/g, ' ')));
    const selected = first?.getAttribute('aria-selected');
    const wanted = first?.textContent?.includes('黑贞德') ? 'jalter' : 'jeanne';
    await user.keyboard('{Enter}');

    expect([none, selected, places]).toEqual([null, 'true', [0, 1]]);
    expect(steps()).toEqual([query(), query({ text: '带皮', wants: [want(wanted)] })]);
    expect(box()).toHaveValue('带皮');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('are taken with a tap, the cursor staying in the box', async () => {
    const { user, steps } = openTyped();

    await user.type(box(), '梅');
    await user.click(screen.getByRole('option', { name: /梅林/ }));

    expect(steps()).toEqual([query(), query({ wants: [want('merlin')] })]);
    expect([box().value, document.activeElement]).toEqual(['', box()]);
  });

  it('let Enter settle the text as long as none was reached', async () => {
    const { user, now } = openTyped();

    await user.type(box(), '贞{Enter}');

    expect(now()).toEqual(query({ text: '贞' }));
  });

  it('complete the name of a resource and wait for its number', async () => {
    const { user, now, pause } = openTyped();

    await user.type(box(), '梅林 圣晶');
    await user.click(screen.getByRole('option', { name: /^圣晶石.*接着写数量/ }));
    const completed = box().value;
    await user.keyboard('800');
    await pause();

    expect(completed).toBe('梅林 圣晶石');
    expect(now()).toMatchObject({ wants: [want('merlin')], ranges: { sq: { min: 800, max: null } } });
  });

  it('offer a bare number as a price or an amount, for it may be either', async () => {
    const { user, now, count } = openTyped({ wants: [want('oberon')] });

    await user.type(box(), '200-800');
    await count(7, 2, 0);
    const offered = options();
    await user.click(screen.getByRole('option', { name: /价格/ }));

    expect(offered[0]).toMatch(/200.*800 价格7 个$/);
    expect(offered).toHaveLength(3);
    expect(now()).toEqual(query({ wants: [want('oberon')], ranges: { price: { min: 200, max: 800 } } }));
  });

  it('put a value of a choice into the query', async () => {
    const { user, now } = openTyped();

    await user.type(box(), 'japa');
    await user.click(screen.getByRole('option', { name: /日服/ }));

    expect(now()).toEqual(query({ choices: { server: { not: false, values: ['jp'] } } }));
  });

  it('open the offer of a code, and leave no text behind', async () => {
    const { user, now, codeSearches, findCodes } = openTyped();

    await user.type(box(), 'fg19');
    await findCodes('FG-19340');
    await user.click(screen.getByRole('option', { name: /FG-19340/ }));

    expect(codeSearches.at(-1)?.text).toBe('fg19');
    expect(now()).toEqual(query({ open: 'FG-19340' as OfferCode }));
  });

  it('grey what would leave nothing, and let it be taken all the same', async () => {
    const { user, now, count } = openTyped();

    await user.type(box(), '梅');
    await count(0);
    const option = screen.getByRole('option', { name: /梅林.*0 个/ });
    await user.click(option);

    expect(option).toHaveClass('zero');
    expect(now().wants).toEqual([want('merlin')]);
  });

  it('say above how the line is read so far', async () => {
    const { user, pause } = openTyped({ wants: [want('oberon')] });

    await user.type(box(), '梅林宝2 贞');
    await pause();
    await act(async () => jest.advanceTimersByTime(SUGGEST_MS));

    expect(screen.getByText('读成').parentElement).toHaveTextContent('读成梅林 宝≥2');
  });

  it('are not there before anything is typed, while composing, and after the box is left', async () => {
    const { user } = openTyped({ text: '梅' });
    act(() => box().focus());
    const untouched = box().getAttribute('aria-expanded');

    await user.type(box(), '林');
    const typed = box().getAttribute('aria-expanded');
    fireEvent.compositionStart(box());
    const composing = box().getAttribute('aria-expanded');
    fireEvent.compositionEnd(box());
    act(() => box().blur());

    expect([untouched, typed, composing, box().getAttribute('aria-expanded')]).toEqual([
      'false',
      'true',
      'false',
      'false',
    ]);
  });

  it('tell a screen reader how many there are', async () => {
    const { user } = openTyped();

    await user.type(box(), '梅');

    expect(screen.getByRole('status')).toHaveTextContent('1 个建议');
  });
});
