import { act, fireEvent, screen } from '@testing-library/react';
import { query, want } from '../../builders';
import { box, openBox, PAUSE_MS } from './openBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SearchBox while typing', () => {
  it('replaces the query by the parsed text after a pause, and returns to the first page', async () => {
    const { user, entries, pause } = openBox({ start: { shown: 48 } });

    await user.type(box(), '梅林 ');
    await pause();

    expect(entries()).toEqual([query({ wants: [want('merlin')] })]);
    expect(box()).toHaveValue('梅林 ');
  });

  it('searches for the parsed text on each key press, before it is in the URL', async () => {
    const { user, queries, entries } = openBox();

    await user.type(box(), '梅林 ');

    expect(queries().at(-1)).toEqual(query({ wants: [want('merlin')] }));
    expect(queries()).toHaveLength(3);
    expect(entries()).toEqual([query()]);
  });

  it('searches for the query of the URL again when the text is restored', async () => {
    const { user, queries } = openBox({ start: { wants: [want('merlin')], shown: 48 } });

    await user.type(box(), '带');
    await user.clear(box());
    act(() => box().blur());

    expect(queries().at(-1)).toEqual(query({ wants: [want('merlin')], shown: 48 }));
  });

  it('updates the level of a want while it is typed, and removes the want when it is deleted', async () => {
    const { user, currentQuery, pause } = openBox({ start: { wants: [want('oberon', 'nice')] } });
    const wantsAfter: unknown[] = [];
    const typeAndPause = async (keys: string) => {
      await user.type(box(), keys);
      await pause();
      wantsAfter.push(currentQuery().wants);
    };

    await typeAndPause('梅林');
    await typeAndPause('宝2');
    await typeAndPause('{Backspace}{Backspace}{Backspace}{Backspace}');

    expect(wantsAfter).toEqual([
      [want('merlin'), want('oberon', 'nice')],
      [want('merlin', 'must', 2), want('oberon', 'nice')],
      [want('oberon', 'nice')],
    ]);
  });

  it('adds one history entry when Enter follows a pause before the page has rendered it', async () => {
    const { user, entries } = openBox({ start: { wants: [want('oberon', 'nice')] } });

    await user.type(box(), '梅林 ');
    act(() => {
      jest.advanceTimersByTime(PAUSE_MS);
      fireEvent.submit(screen.getByRole('search'));
    });

    const before = query({ wants: [want('oberon', 'nice')] });
    expect(entries()).toEqual([before, query({ wants: [want('merlin'), want('oberon', 'nice')] })]);
  });

  it('keeps the draft when a key press follows a pause before the page has rendered it', async () => {
    const { user, entries, pause } = openBox();

    await user.type(box(), '梅林');
    act(() => {
      jest.advanceTimersByTime(PAUSE_MS);
      fireEvent.change(box(), { target: { value: '梅林宝2' } });
    });
    await pause();
    await user.keyboard('{Enter}');

    expect(entries()).toEqual([query(), query({ wants: [want('merlin', 'must', 2)] })]);
  });

  it('adds a key press to the committed query before the page has rendered that query', async () => {
    const { user, queries, entries, pause, delayNavigations, renderNavigations } = openBox();
    await user.type(box(), '梅林');

    delayNavigations();
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('梅林 ');
    await user.type(box(), '奥伯龙 ');
    await renderNavigations();
    await pause();

    const both = query({ wants: [want('merlin'), want('oberon')] });
    expect(queries().at(-1)).toEqual(both);
    expect(entries().at(-1)).toEqual(both);
    expect(box()).toHaveValue('梅林 奥伯龙 ');
  });

  it('continues from a query chosen elsewhere after a commit, even if its conditions are the same', async () => {
    const { user, entries, goTo, currentQuery } = openBox();
    await user.type(box(), '梅林{Enter}');
    await goTo([...entries(), { ...currentQuery(), view: 'table' }]);

    await user.type(box(), '奥伯龙{Enter}');

    expect(currentQuery()).toEqual(query({ wants: [want('merlin'), want('oberon')], view: 'table' }));
  });

  it('commits on Enter as one history entry and keeps the text in the box, ready for another word', async () => {
    const { user, entries, pause } = openBox({ start: { text: '带皮' } });

    await user.type(box(), ' 梅林宝2 500以内');
    await pause();
    await user.keyboard('{Enter}');

    const committed = query({
      text: '带皮',
      wants: [want('merlin', 'must', 2)],
      ranges: { price: { min: null, max: 500 } },
    });
    expect(entries()).toEqual([query({ text: '带皮' }), committed]);
    expect(box()).toHaveValue('带皮 梅林宝2 500以内 ');
  });

  it('commits when it loses the focus, and when something else is tapped while it keeps the focus', async () => {
    const { user, entries } = openBox();

    await user.type(box(), '梅林');
    act(() => box().blur());
    await user.type(box(), 'C呆');
    fireEvent.pointerDown(document.body);

    expect(entries().map(({ wants }) => wants)).toEqual([[], [want('merlin')], [want('merlin'), want('castoria')]]);
  });

  it('adds no history entry if the text ends as it began', async () => {
    const { user, entries, pause } = openBox({ start: { wants: [want('merlin')], shown: 48 } });

    await user.type(box(), '带皮');
    await pause();
    await user.clear(box());
    act(() => box().blur());

    expect(entries()).toEqual([query({ wants: [want('merlin')], shown: 48 })]);
  });

  it('shows the text of another query in the URL, as on Back', async () => {
    const { user, goTo, pause } = openBox();

    await user.type(box(), '带皮');
    await pause();
    await goTo([query({ text: '老号' })]);

    expect(box()).toHaveValue('老号');
  });

  it('keeps the draft if the URL has its conditions in another order', async () => {
    const { user, currentQuery, pause } = openBox();

    await user.type(box(), '石800+ 500以内 带皮');
    await pause();

    expect(currentQuery()).toMatchObject({ ranges: { sq: { min: 800, max: null }, price: { min: null, max: 500 } } });
    expect(box()).toHaveValue('石800+ 500以内 带皮');
  });

  it('ignores a name with a typo until the cursor leaves the word', async () => {
    const { user, currentQuery, pause } = openBox();

    await user.type(box(), 'merlim');
    await pause();
    expect(currentQuery()).toEqual(query());

    await user.type(box(), ' ');
    await pause();
    expect(currentQuery().wants).toEqual([want('merlin')]);
  });

  it('does not search during a composition', async () => {
    const { currentQuery, pause } = openBox();

    fireEvent.compositionStart(box());
    fireEvent.change(box(), { target: { value: 'mei' } });
    await pause();
    expect(currentQuery()).toEqual(query());
    fireEvent.change(box(), { target: { value: '梅林' } });
    fireEvent.compositionEnd(box());
    await pause();

    expect(currentQuery()).toEqual(query({ wants: [want('merlin')] }));
  });
});

describe('SearchBox on paste', () => {
  it('commits a text of several lines immediately', async () => {
    const { user, entries } = openBox();

    await user.click(box());
    await user.paste('求梅林宝2\n不要\n奥伯龙\r\n带皮\n');

    expect(entries()).toHaveLength(2);
    expect(entries()[1]?.wants).toContainEqual(want('merlin', 'must', 2));
    expect(entries()[1]).toMatchObject({ text: '', unused: ['带皮'] });
    expect(box()).toHaveValue('求梅林宝2⏎不要⏎奥伯龙⏎带皮 ');
  });

  it('treats a single line like typing', async () => {
    const { user, entries } = openBox();

    await user.click(box());
    await user.paste('梅林');

    expect(entries()).toEqual([query()]);
    expect(box()).toHaveValue('梅林');
  });
});

describe('SearchBox with all conditions as text', () => {
  it('can be edited, and changes nothing if it is left unchanged', async () => {
    const before = { wants: [want('merlin', 'must', 2)], text: '带皮' };
    const { rewrite, entries, pause } = openBox({ start: before });

    rewrite('梅林宝2 带皮');
    await pause();
    expect(box()).toHaveValue('梅林宝2 带皮');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();

    act(() => box().blur());

    expect(entries()).toEqual([query(before)]);
  });

  it('removes the conditions that are deleted from the text', async () => {
    const { user, rewrite, entries } = openBox({ start: { wants: [want('merlin'), want('oberon')] } });

    rewrite('梅林 奥伯龙');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');

    expect(entries().map(({ wants }) => wants)).toEqual([[want('merlin'), want('oberon')], [want('merlin')]]);
  });
});
