import { act, screen } from '@testing-library/react';
import { query, want } from '../../builders';
import { hit, page } from '../search-state/shopBuild';
import { box, openBox, options } from './openBox';

/** A frame and the time that suggestions wait for a result. */
const SUGGEST_MS = 16 + 300;
const MERLIN = query({ wants: [want('merlin')] });

beforeEach(() => {
  jest.useFakeTimers();
  recordScrolls();
});
afterEach(() => jest.useRealTimers());

/** Types a line while the result for Merlin is on screen. */
async function typeOver(total: number, line: string, closest = total === 0 ? [hit({})] : []) {
  const opened = openBox({ result: { query: MERLIN, page: page({ total, closest }) } });
  await opened.user.type(box(), line);
  await act(async () => jest.advanceTimersByTime(SUGGEST_MS));
  return opened;
}

const seeResultsButton = () => screen.getByRole('button', { name: /^查看|看最接近的$/ });
const scrolledTo: number[] = [];

function recordScrolls(): void {
  scrolledTo.length = 0;
  window.scrollTo = ((options: ScrollToOptions) => scrolledTo.push(options.top ?? 0)) as typeof window.scrollTo;
}

describe('The button to see the results', () => {
  it('shows the number of results, commits the draft, scrolls to the top and closes the list', async () => {
    const { user, entries } = await typeOver(1234, '梅林');
    expect(seeResultsButton()).toHaveAccessibleName('查看 1,234 个结果');

    await user.click(seeResultsButton());

    expect(entries()).toEqual([query(), MERLIN]);
    expect(options()).toEqual([]);
    expect(scrolledTo).toEqual([0]);
    expect(box()).toHaveFocus();
  });

  it('returns the focus to the field when it is pressed by keyboard', async () => {
    const { user } = await typeOver(3, '梅林');

    act(() => seeResultsButton().focus());
    await user.keyboard('{Enter}');

    expect(box()).toHaveFocus();
  });

  it('scrolls to the closest offers if there are no hits', async () => {
    const { user } = await typeOver(0, '梅林');
    const closest = document.createElement('section');
    closest.id = 'closest';
    closest.scrollIntoView = jest.fn();
    screen.getByRole('search').append(closest);
    expect(seeResultsButton()).toHaveAccessibleName('0 个 · 看最接近的');

    await user.click(seeResultsButton());

    expect(closest.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('scrolls to the top if there are neither hits nor closest offers', async () => {
    const { user } = await typeOver(0, '梅林', []);

    await user.click(seeResultsButton());

    expect(scrolledTo).toEqual([0]);
  });

  it('is hidden if the finished draft is not the query on screen', async () => {
    await typeOver(3, '奥伯');

    expect(options()).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /查看/ })).toBeNull();
  });

  it('shows no number after a key press until the result has arrived', async () => {
    const { user } = await typeOver(3, '梅林');

    await user.type(box(), '宝');

    expect(seeResultsButton()).toHaveAccessibleName('查看');
  });
});

describe('Enter in the search box', () => {
  const mediaOf = window.matchMedia;
  afterEach(() => {
    window.matchMedia = mediaOf;
  });

  it('commits as one history entry and keeps the focus', async () => {
    const { user, entries } = await typeOver(3, '梅林');

    await user.keyboard('{Enter}');

    expect(box()).toHaveFocus();
    expect(entries()).toEqual([query(), MERLIN]);
  });

  it('commits as one history entry and removes the focus on a phone, which closes its keyboard', async () => {
    const { user, entries } = await typeOver(3, '梅林');
    window.matchMedia = (media) => ({ ...mediaOf(media), matches: media === '(pointer: coarse)' });

    await user.keyboard('{Enter}');

    expect(box()).not.toHaveFocus();
    expect(entries()).toEqual([query(), MERLIN]);
  });
});
