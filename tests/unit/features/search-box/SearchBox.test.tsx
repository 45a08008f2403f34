import { act, fireEvent, screen } from '@testing-library/react';
import { query, want } from '../../build';
import { box, openBox, PAUSE_MS } from './openBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('typing in the box', () => {
  it('replaces the query after a pause with what the text says, and returns to the first page', async () => {
    const { user, steps, pause } = openBox({ start: { shown: 48 } });

    await user.type(box(), '梅林 ');
    await pause();

    expect(steps()).toEqual([query({ wants: [want('merlin')] })]);
    expect(box()).toHaveValue('梅林 ');
  });

  it('asks with each key what the text says so far, before the address has it', async () => {
    const { user, searched, steps } = openBox();

    await user.type(box(), '梅林 ');

    expect(searched().at(-1)).toEqual(query({ wants: [want('merlin')] }));
    expect(searched()).toHaveLength(3);
    expect(steps()).toEqual([query()]);
  });

  it('asks for the address again when it is left as it was', async () => {
    const { user, searched } = openBox({ start: { wants: [want('merlin')], shown: 48 } });

    await user.type(box(), '带');
    await user.clear(box());
    act(() => box().blur());

    expect(searched().at(-1)).toEqual(query({ wants: [want('merlin')], shown: 48 }));
  });

  it('raises the level of the same want as more is typed, and takes it back as it is deleted', async () => {
    const { user, now, pause } = openBox({ start: { wants: [want('oberon', 'nice')] } });
    const seen: unknown[] = [];
    const look = async (keys: string) => {
      await user.type(box(), keys);
      await pause();
      seen.push(now().wants);
    };

    await look('梅林');
    await look('宝2');
    await look('{Backspace}{Backspace}{Backspace}{Backspace}');

    expect(seen).toEqual([
      [want('merlin'), want('oberon', 'nice')],
      [want('merlin', 'must', 2), want('oberon', 'nice')],
      [want('oberon', 'nice')],
    ]);
  });

  it('keeps the history whole when Enter comes before the page has drawn what the pause gave', async () => {
    const { user, steps } = openBox({ start: { wants: [want('oberon', 'nice')] } });

    await user.type(box(), '梅林 ');
    act(() => {
      jest.advanceTimersByTime(PAUSE_MS);
      fireEvent.submit(screen.getByRole('search'));
    });

    const before = query({ wants: [want('oberon', 'nice')] });
    expect(steps()).toEqual([before, query({ wants: [want('merlin'), want('oberon', 'nice')] })]);
  });

  it('goes on typing when a key comes before the page has drawn what the pause gave', async () => {
    const { user, steps, pause } = openBox();

    await user.type(box(), '梅林');
    act(() => {
      jest.advanceTimersByTime(PAUSE_MS);
      fireEvent.change(box(), { target: { value: '梅林宝2' } });
    });
    await pause();
    await user.keyboard('{Enter}');

    expect(steps()).toEqual([query(), query({ wants: [want('merlin', 'must', 2)] })]);
  });

  it('reads a key over what Enter settled when it comes before the page has drawn that', async () => {
    const { user, searched, steps, pause, hold, release } = openBox();
    await user.type(box(), '梅林');

    hold();
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('');
    await user.type(box(), '奥伯龙 ');
    await release();
    await pause();

    const both = query({ wants: [want('merlin'), want('oberon')] });
    expect(searched().at(-1)).toEqual(both);
    expect(steps().at(-1)).toEqual(both);
    expect(box()).toHaveValue('奥伯龙 ');
  });

  it('goes on from what was chosen elsewhere after it was settled, though it asks the same', async () => {
    const { user, steps, goTo, now } = openBox();
    await user.type(box(), '梅林{Enter}');
    await goTo([...steps(), { ...now(), view: 'table' }]);

    await user.type(box(), '奥伯龙{Enter}');

    expect(now()).toEqual(query({ wants: [want('merlin'), want('oberon')], view: 'table' }));
  });

  it('settles with Enter: one step of history, the unread words stay in the box', async () => {
    const { user, steps, pause } = openBox({ start: { text: '带皮' } });

    await user.type(box(), ' 梅林宝2 500以内');
    await pause();
    await user.keyboard('{Enter}');

    const settled = query({
      text: '带皮',
      wants: [want('merlin', 'must', 2)],
      ranges: { price: { min: null, max: 500 } },
    });
    expect(steps()).toEqual([query({ text: '带皮' }), settled]);
    expect(box()).toHaveValue('带皮');
  });

  it('settles when it is left, and when something else is tapped though it keeps the cursor', async () => {
    const { user, steps } = openBox();

    await user.type(box(), '梅林');
    act(() => box().blur());
    await user.type(box(), 'C呆');
    fireEvent.pointerDown(document.body);

    expect(steps().map(({ wants }) => wants)).toEqual([[], [want('merlin')], [want('merlin'), want('castoria')]]);
  });

  it('adds no step of history when nothing came of it', async () => {
    const { user, steps, pause } = openBox({ start: { wants: [want('merlin')], shown: 48 } });

    await user.type(box(), '带皮');
    await pause();
    await user.clear(box());
    act(() => box().blur());

    expect(steps()).toEqual([query({ wants: [want('merlin')], shown: 48 })]);
  });

  it('shows the text of a query that comes from elsewhere, as Back does', async () => {
    const { user, goTo, pause } = openBox();

    await user.type(box(), '带皮');
    await pause();
    await goTo([query({ text: '老号' })]);

    expect(box()).toHaveValue('老号');
  });

  it('goes on when the address has the conditions in another order', async () => {
    const { user, now, pause } = openBox();

    await user.type(box(), '石800+ 500以内 带皮');
    await pause();

    expect(now()).toMatchObject({ ranges: { sq: { min: 800, max: null }, price: { min: null, max: 500 } } });
    expect(box()).toHaveValue('石800+ 500以内 带皮');
  });

  it('waits with a name that is a slip away until it is left', async () => {
    const { user, now, pause } = openBox();

    await user.type(box(), 'merlim');
    await pause();
    const waiting = now();
    await user.type(box(), ' ');
    await pause();

    expect([waiting, now().wants]).toEqual([query(), [want('merlin')]]);
  });

  it('waits while an input method is composing', async () => {
    const { now, pause } = openBox();

    fireEvent.compositionStart(box());
    fireEvent.change(box(), { target: { value: 'mei' } });
    await pause();
    const composing = now();
    fireEvent.change(box(), { target: { value: '梅林' } });
    fireEvent.compositionEnd(box());
    await pause();

    expect([composing, now()]).toEqual([query(), query({ wants: [want('merlin')] })]);
  });
});

describe('pasting', () => {
  it('reads a message of several lines as it is and settles at once', async () => {
    const { user, steps } = openBox();

    await user.click(box());
    await user.paste('求梅林宝2\n不要\n奥伯龙\r\n带皮\n');

    expect(steps()).toHaveLength(2);
    expect(steps()[1]?.wants).toContainEqual(want('merlin', 'must', 2));
    expect(steps()[1]?.text).toContain('带皮');
    expect(box().value).not.toContain('梅林');
  });

  it('of one line is like typing', async () => {
    const { user, steps } = openBox();

    await user.click(box());
    await user.paste('梅林');

    expect([steps(), box().value]).toEqual([[query()], '梅林']);
  });
});

describe('the line that stands for all conditions', () => {
  it('is typed over, and leaves no trace when it is left as it was', async () => {
    const asked = { wants: [want('merlin', 'must', 2)], text: '带皮' };
    const { rewrite, steps, pause } = openBox({ start: asked });

    rewrite('梅林宝2 带皮');
    await pause();
    const typed = [box().value, document.activeElement === box(), screen.queryByRole('listbox')];
    act(() => box().blur());

    expect(typed).toEqual(['梅林宝2 带皮', true, null]);
    expect(steps()).toEqual([query(asked)]);
  });

  it('takes away what is deleted from it', async () => {
    const { user, rewrite, steps } = openBox({ start: { wants: [want('merlin'), want('oberon')] } });

    rewrite('梅林 奥伯龙');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');

    expect(steps().map(({ wants }) => wants)).toEqual([[want('merlin'), want('oberon')], [want('merlin')]]);
  });
});

describe('the keys of the box', () => {
  it('get the cursor with / and with Ctrl K', async () => {
    const { user } = openBox();

    await user.keyboard('/');
    const slash = document.activeElement === box();
    act(() => box().blur());
    await user.keyboard('{Control>}k{/Control}');

    expect([slash, document.activeElement, box().value]).toEqual([true, box(), '']);
  });

  it('let / be typed into another field', async () => {
    const { user } = openBox();
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();

    await user.keyboard('/');

    expect([document.activeElement, other.value]).toEqual([other, '/']);
    other.remove();
  });

  it('Esc empties it, and another leaves it', async () => {
    const { user, now, pause } = openBox({ start: { text: '带皮' } });
    act(() => box().focus());

    await user.keyboard('{Escape}');
    await pause();
    const emptied = [box().value, now(), document.activeElement === box()];
    await user.keyboard('{Escape}');

    expect([emptied, document.activeElement === box()]).toEqual([['', query(), true], false]);
  });

  it('a button empties it and leaves the cursor in it', async () => {
    const { user, now, pause } = openBox({ start: { text: '带皮' } });
    act(() => box().focus());

    await user.click(screen.getByRole('button', { name: '清空' }));
    await pause();

    expect([now(), document.activeElement]).toEqual([query(), box()]);
  });

  it('stand beside an example made of the words of the game', () => {
    openBox();

    expect(box().placeholder).toMatch(/^例：白贞宝2 黑贞德 石800\+ 500以内$/);
  });
});
