import { createQueryParser } from '@/features/text-query/createQueryParser';
import { query, want } from '../../build';
import { box, gameItems, openBox } from './openBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('typing before anything can be read', () => {
  it('asks for what reads text when it gets the cursor', async () => {
    const { user, onNeeded } = openBox();

    await user.click(box());

    expect(onNeeded).toHaveBeenCalled();
  });

  it('asks nothing of what is typed while the reader is on its way, and reads the line as soon as it is there', async () => {
    const { user, steps, bring, pause, searched } = openBox({ reader: null });

    await user.type(box(), '梅林宝2  带皮');
    await pause();
    const early = [...searched(), ...steps()];
    bring(createQueryParser(gameItems.spec, gameItems.roster));

    const read = query({ text: '带皮', wants: [want('merlin', 'must', 2)] });
    expect(early).toEqual([query()]);
    expect(searched()).toEqual([read]);
    await pause();
    expect(steps()).toEqual([read]);
  });

  it('keeps a line that was finished before it could be read, and reads it as one step', async () => {
    const { user, steps, bring } = openBox({ reader: null });

    await user.type(box(), '梅林宝2  带皮{Enter}');
    const early = { steps: steps(), line: box().value };
    bring(createQueryParser(gameItems.spec, gameItems.roster));

    expect(early).toEqual({ steps: [query()], line: '梅林宝2  带皮' });
    expect(steps()).toEqual([query(), query({ text: '带皮', wants: [want('merlin', 'must', 2)] })]);
    expect(box().value).toBe('带皮');
  });

  it('reads a line that was finished early over what has been chosen since', async () => {
    const { user, now, bring, goTo } = openBox({ reader: null });

    await user.type(box(), '梅林{Enter}');
    await goTo([query({ wants: [want('oberon')] })]);
    bring(createQueryParser(gameItems.spec, gameItems.roster));

    expect(now().wants).toEqual([want('oberon'), want('merlin')]);
  });

  it('looks for the text as it stands if nothing can be had that reads it', async () => {
    const { user, steps, bring } = openBox({ reader: null });

    await user.type(box(), '梅林宝2  带皮{Enter}');
    bring(null);

    expect(steps()).toEqual([query(), query({ text: '梅林宝2 带皮' })]);
  });

  it('hands over what is still being typed when nothing can be had that reads it', async () => {
    const { user, steps, bring, pause } = openBox({ reader: null });

    await user.type(box(), '梅林');
    await pause();
    bring(null);
    await pause();

    expect(steps()).toEqual([query({ text: '梅林' })]);
  });

  it('empties the query at once, for nothing there has to be read', async () => {
    const { user, steps } = openBox({ reader: null, start: { text: '老号' } });

    await user.clear(box());
    await user.keyboard('{Enter}');

    expect(steps()).toEqual([query({ text: '老号' }), query()]);
  });

  it('does not read afterwards what has changed since', async () => {
    const { user, steps, bring, goTo } = openBox({ reader: null });

    await user.type(box(), '梅林{Enter}');
    await goTo([query({ text: '老号' })]);
    bring(createQueryParser(gameItems.spec, gameItems.roster));

    expect(steps()).toEqual([query({ text: '老号' })]);
  });
});
