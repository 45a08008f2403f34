import { createQueryParser } from '@/features/text-query/createQueryParser';
import { query, want } from '../../builders';
import { box, gameItems, openBox } from './openBox';

const PARSED = query({ unused: ['带皮'], wants: [want('merlin', 'must', 2)] });
const type =
  (text: string, caret = text.length) =>
  (field: HTMLInputElement) => {
    field.value = text;
    field.setSelectionRange(caret, caret);
  };

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error');
});
afterEach(() => {
  // React reports a page that differs from the one rendered at build time. Parts of the box that load during a test are no difference.
  const reported = logged.mock.calls.filter(([message]) => !String(message).includes('not wrapped in act'));
  expect(reported).toEqual([]);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('SearchBox on a page rendered at build time', () => {
  it('searches for a text that was typed before the page was hydrated, and keeps it in the field', async () => {
    const { entries, queries, pause } = openBox({ beforeHydration: type('梅林宝2 带皮') });

    await pause();

    expect(queries()).toEqual([PARSED]);
    expect(entries()).toEqual([PARSED]);
    expect(box()).toHaveValue('梅林宝2 带皮');
  });

  it('keeps the field, its focus and its caret', async () => {
    let early: HTMLInputElement | null = null;
    openBox({
      beforeHydration: (field) => {
        early = field;
        field.focus();
        type('梅林宝2', 2)(field);
      },
    });

    expect(box()).toBe(early);
    expect(box()).toHaveFocus();
    expect(box().selectionStart).toBe(2);
  });

  it('searches for such a text as soon as the parser has loaded', async () => {
    const { queries, loadParser, pause } = openBox({ parser: null, beforeHydration: type('梅林宝2 带皮') });

    await pause();
    const early = queries();
    loadParser(createQueryParser(gameItems.spec, gameItems.roster));

    expect(early).toEqual([]);
    expect(queries()).toEqual([PARSED]);
  });

  it('continues from such a text', async () => {
    const { user, currentQuery, pause } = openBox({ beforeHydration: type('梅林') });

    await user.type(box(), '宝2');
    await pause();

    expect(currentQuery()).toEqual(query({ wants: [want('merlin', 'must', 2)] }));
  });

  it('does not search if the field has the text of the URL', async () => {
    const { entries, queries, pause } = openBox({ start: { text: '带皮' }, beforeHydration: type('带皮') });

    await pause();

    expect(queries()).toEqual([]);
    expect(entries()).toEqual([query({ text: '带皮' })]);
  });

  it('loads the parser if the field had the focus before the page was hydrated', () => {
    const { onLoad } = openBox({ beforeHydration: (field) => field.focus() });

    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('does not load the parser if nobody has used the field', () => {
    const { onLoad } = openBox({ beforeHydration: () => undefined });

    expect(onLoad).not.toHaveBeenCalled();
  });
});
