import type { CDPSession, Page } from '@playwright/test';
import type { SessionWindow } from './sessionMarks';

/** Frames of the main thread while a finger or a wheel scrolled. */
export type Scrolled = { readonly expected: number; readonly dropped: number; readonly longest: number };

const FRAME_MS = 1_000 / 60;

/** Swipes down a list and counts the frames that the main thread missed at 60 a second. The page itself may still have
 *  moved: that is the compositor's work.
 *  @param distance  in px; negative goes up
 *  @param speed     in px a second */
export async function scrollList(page: Page, cdp: CDPSession, distance: number, speed: number): Promise<Scrolled> {
  await page.evaluate(() => (window as unknown as SessionWindow).sessionProbe.startFrames());
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: distance > 0 ? 640 : 240,
    yDistance: -distance,
    speed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  const frames = await page.evaluate(() => (window as unknown as SessionWindow).sessionProbe.stopFrames());
  const gaps = frames.slice(1).map((at, place) => at - (frames[place] ?? at));
  const expected = gaps.reduce((sum, gap) => sum + Math.round(gap / FRAME_MS), 0);
  return { expected, dropped: expected - gaps.length, longest: Math.max(0, ...gaps) };
}

/** Several swipes as one. */
export function addScrolled(all: readonly Scrolled[]): Scrolled {
  return all.reduce(
    (sum, { expected, dropped, longest }) => ({
      expected: sum.expected + expected,
      dropped: sum.dropped + dropped,
      longest: Math.max(sum.longest, longest),
    }),
    { expected: 0, dropped: 0, longest: 0 },
  );
}
