import { act, screen } from '@testing-library/react';
import { query, want } from '../../build';
import { hit, page } from '../search-state/shopBuild';
import { box, openBox, options } from './openBox';

const SUGGEST_MS = 120;
const MERLIN = query({ wants: [want('merlin')] });

beforeEach(() => {
  jest.useFakeTimers();
  noteJumps();
});
afterEach(() => jest.useRealTimers());

/** Types a line while an answer is on screen. */
async function typeOver(total: number, line: string, closest = total === 0 ? [hit({})] : []) {
  const opened = openBox({ answer: { query: MERLIN, page: page({ total, closest }) } });
  await opened.user.type(box(), line);
  await act(async () => jest.advanceTimersByTime(SUGGEST_MS));
  return opened;
}

const see = () => screen.getByRole('button', { name: /^查看|看最接近的$/ });
const jumps: number[] = [];

function noteJumps(): void {
  jumps.length = 0;
  window.scrollTo = ((options: ScrollToOptions) => jumps.push(options.top ?? 0)) as typeof window.scrollTo;
}

describe('the way from the suggestions to what is found', () => {
  it('says how many offers the line finds as it is, leads to the first of them, and takes the list away', async () => {
    const { user, steps } = await typeOver(1234, '梅林');
    expect(see()).toHaveAccessibleName('查看 1,234 个结果');

    await user.click(see());

    expect(steps()).toEqual([query(), MERLIN]);
    expect([options(), jumps]).toEqual([[], [0]]);
    expect(box()).toHaveFocus();
  });

  it('gives the cursor back where a key has pressed it', async () => {
    const { user } = await typeOver(3, '梅林');

    act(() => see().focus());
    await user.keyboard('{Enter}');

    expect(box()).toHaveFocus();
  });

  it('leads to the closest offers where nothing is found', async () => {
    const { user } = await typeOver(0, '梅林');
    const closest = document.createElement('section');
    closest.id = 'closest';
    closest.scrollIntoView = jest.fn();
    screen.getByRole('search').append(closest);
    expect(see()).toHaveAccessibleName('0 个 · 看最接近的');

    await user.click(see());

    expect(closest.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('leads to the top where nothing is found and nothing comes close', async () => {
    const { user } = await typeOver(0, '梅林', []);

    await user.click(see());

    expect(jumps).toEqual([0]);
  });

  it('is not there where Enter would find something else than what is on screen', async () => {
    await typeOver(3, '奥伯');

    expect(options()).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /查看/ })).toBeNull();
  });

  it('names no number from a key on until that is answered', async () => {
    const { user } = await typeOver(3, '梅林');

    await user.type(box(), '宝');

    expect(see()).toHaveAccessibleName('查看');
  });
});

describe('Enter in the box', () => {
  const mediaOf = window.matchMedia;
  afterEach(() => {
    window.matchMedia = mediaOf;
  });

  it('keeps the cursor there for the next word, in one step of history', async () => {
    const { user, steps } = await typeOver(3, '梅林');

    await user.keyboard('{Enter}');

    expect(box()).toHaveFocus();
    expect(steps()).toEqual([query(), MERLIN]);
  });

  it('takes a phone’s keyboard away from what was found, in one step of history', async () => {
    const { user, steps } = await typeOver(3, '梅林');
    window.matchMedia = (media) => ({ ...mediaOf(media), matches: media === '(pointer: coarse)' });

    await user.keyboard('{Enter}');

    expect(box()).not.toHaveFocus();
    expect(steps()).toEqual([query(), MERLIN]);
  });
});
