import { fireEvent } from '@testing-library/react';
import { query, want } from '../../builders';
import { box, openBox } from './openBox';

function scrollPage(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  scrollPage(0);
});

describe('The history entry before a typed query', () => {
  it('stores the scroll position when typing began', async () => {
    const { user, entries, scrollPositions } = openBox();
    await user.click(box());
    scrollPage(900);

    await user.type(box(), '梅');
    scrollPage(0);
    await user.type(box(), '林{Enter}');

    expect(entries()).toEqual([query(), query({ wants: [want('merlin')] })]);
    expect(scrollPositions()).toEqual([900]);
  });

  it('stores that position even if another word was typed and deleted before', async () => {
    const { user, scrollPositions, pause } = openBox();
    await user.click(box());
    scrollPage(900);

    await user.type(box(), '奥伯龙');
    scrollPage(0);
    await pause();
    await user.clear(box());
    await pause();
    await user.type(box(), '梅林{Enter}');

    expect(scrollPositions()).toEqual([900]);
  });

  it('stores the top if a pause has replaced the entry', async () => {
    const { user, scrollPositions, pause } = openBox();

    await user.type(box(), '梅林');
    await pause();
    await user.keyboard('{Enter}');

    expect(scrollPositions()).toEqual([0]);
  });

  it('stores a new position for each committed text', async () => {
    const { user, scrollPositions } = openBox();
    await user.click(box());
    scrollPage(900);
    await user.type(box(), '梅林{Enter}');
    scrollPage(300);
    await user.type(box(), '奥伯龙{Enter}');

    expect(scrollPositions()).toEqual([900, 300]);
  });

  it('is not replaced if the text ends as it began', async () => {
    const { user, entries, scrollPositions } = openBox();
    await user.click(box());
    scrollPage(900);

    await user.type(box(), ' {Enter}');

    expect(entries()).toEqual([query()]);
    expect(scrollPositions()).toEqual([]);
  });
});
