import { fireEvent } from '@testing-library/react';
import { query, want } from '../../build';
import { box, openBox } from './openBox';

function moveTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  moveTo(0);
});

describe('the step below what was typed', () => {
  it('knows where the page was when the typing began', async () => {
    const { user, steps, tops } = openBox();
    await user.click(box());
    moveTo(900);

    await user.type(box(), '梅');
    moveTo(0);
    await user.type(box(), '林{Enter}');

    expect(steps()).toEqual([query(), query({ wants: [want('merlin')] })]);
    expect(tops()).toEqual([900]);
  });

  it('knows it though a wrong word was typed and taken away before', async () => {
    const { user, tops, pause } = openBox();
    await user.click(box());
    moveTo(900);

    await user.type(box(), '奥伯龙');
    moveTo(0);
    await pause();
    await user.clear(box());
    await pause();
    await user.type(box(), '梅林{Enter}');

    expect(tops()).toEqual([900]);
  });

  it('knows that it was the top, where a pause has written the entry anew', async () => {
    const { user, tops, pause } = openBox();

    await user.type(box(), '梅林');
    await pause();
    await user.keyboard('{Enter}');

    expect(tops()).toEqual([0]);
  });

  it('is from anew with each line', async () => {
    const { user, tops } = openBox();
    await user.click(box());
    moveTo(900);
    await user.type(box(), '梅林{Enter}');
    moveTo(300);
    await user.type(box(), '奥伯龙{Enter}');

    expect(tops()).toEqual([900, 300]);
  });

  it('is left alone where nothing came of it', async () => {
    const { user, steps, tops } = openBox();
    await user.click(box());
    moveTo(900);

    await user.type(box(), ' {Enter}');

    expect([steps(), tops()]).toEqual([[query()], []]);
  });
});
