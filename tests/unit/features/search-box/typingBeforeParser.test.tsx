import { createQueryParser } from '@/features/text-query/createQueryParser';
import { query, want } from '../../builders';
import { box, gameItems, openBox } from './openBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SearchBox before the parser has loaded', () => {
  it('loads the parser when it gets the focus', async () => {
    const { user, onLoad } = openBox();

    await user.click(box());

    expect(onLoad).toHaveBeenCalled();
  });

  it('does not search until the parser has loaded, and then searches immediately', async () => {
    const { user, entries, loadParser, pause, queries } = openBox({ parser: null });

    await user.type(box(), '梅林宝2  带皮');
    await pause();
    const early = [...queries(), ...entries()];
    loadParser(createQueryParser(gameItems.spec, gameItems.roster));

    const parsed = query({ unused: ['带皮'], wants: [want('merlin', 'must', 2)] });
    expect(early).toEqual([query()]);
    expect(queries()).toEqual([parsed]);
    await pause();
    expect(entries()).toEqual([parsed]);
  });

  it('commits a text finished before the parser loads as one history entry', async () => {
    const { user, entries, loadParser } = openBox({ parser: null });

    await user.type(box(), '梅林宝2  带皮{Enter}');
    const early = { entries: entries(), line: box().value };
    loadParser(createQueryParser(gameItems.spec, gameItems.roster));

    expect(early).toEqual({ entries: [query()], line: '梅林宝2  带皮' });
    expect(entries()).toEqual([query(), query({ unused: ['带皮'], wants: [want('merlin', 'must', 2)] })]);
    expect(box().value).toBe('梅林宝2  带皮 ');
  });

  it('adds a text finished before the parser loads to conditions chosen meanwhile', async () => {
    const { user, currentQuery, loadParser, goTo } = openBox({ parser: null });

    await user.type(box(), '梅林{Enter}');
    await goTo([query({ wants: [want('oberon')] })]);
    loadParser(createQueryParser(gameItems.spec, gameItems.roster));

    expect(currentQuery().wants).toEqual([want('oberon'), want('merlin')]);
  });

  it('searches for the text as it is if the parser cannot be loaded', async () => {
    const { user, entries, loadParser } = openBox({ parser: null });

    await user.type(box(), '梅林宝2  带皮{Enter}');
    loadParser(null);

    expect(entries()).toEqual([query(), query({ text: '梅林宝2 带皮' })]);
  });

  it('commits an unfinished text after a pause if the parser cannot be loaded', async () => {
    const { user, entries, loadParser, pause } = openBox({ parser: null });

    await user.type(box(), '梅林');
    await pause();
    loadParser(null);
    await pause();

    expect(entries()).toEqual([query({ text: '梅林' })]);
  });

  it('clears the query immediately, since an empty text needs no parser', async () => {
    const { user, entries } = openBox({ parser: null, start: { text: '老号' } });

    await user.clear(box());
    await user.keyboard('{Enter}');

    expect(entries()).toEqual([query({ text: '老号' }), query()]);
  });

  it('drops a finished text if the query has changed before the parser loads', async () => {
    const { user, entries, loadParser, goTo } = openBox({ parser: null });

    await user.type(box(), '梅林{Enter}');
    await goTo([query({ text: '老号' })]);
    loadParser(createQueryParser(gameItems.spec, gameItems.roster));

    expect(entries()).toEqual([query({ text: '老号' })]);
  });
});
