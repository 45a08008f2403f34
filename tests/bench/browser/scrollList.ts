import type { CDPSession, Page } from '@playwright/test';
import type { SessionWindow } from './sessionMarks';

/** Frames of the main thread during a scroll gesture. */
export type Scrolled = { readonly expected: number; readonly dropped: number; readonly longest: number };

const FRAME_MS = 1_000 / 60;

/** Swipes through a list and counts frames that the main thread dropped at 60 per second (the compositor may still have
 *  scrolled).
 *  @param distance  in px; negative scrolls up
 *  @param speed     in px per second */
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
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const expected = gaps.reduce((sum, gap) => sum + Math.round(gap / FRAME_MS), 0);
  return { expected, dropped: expected - gaps.length, longest: Math.max(0, ...gaps) };
}

/** Adds up several swipes. */
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
