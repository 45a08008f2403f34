import type { Browser, BrowserContextOptions } from '@playwright/test';
import { bundleProbe } from '../browser/bundleProbe';
import { readMarks } from '../browser/playSession';
import { largestSessionWindow } from './sessionWindows';
import { openBlankPage, throttleNetwork } from './throttling';

const PATHS = [
  '/welcome',
  '/game/FateGO',
  '/game/FateGO?want=svt-150*2&price=..800',
  '/favourites',
  '/compare/FateGO?o=FG-19607,FG-19604&want=svt-150',
  '/about',
  '/operator',
  '/no-such-page',
] as const;
const LOCALES = ['zh-CN', 'ja', 'en'] as const;
const COLOR_SCHEMES = ['light', 'dark'] as const;
const SCREENS = [
  { name: 'phone', options: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } } },
] as const;
/** Pages loaded at the same time: they mostly wait for the throttled network. */
const CONCURRENT_PAGES = 6;
/** Time after the last request in which a page may still move. */
const SETTLING_MS = 2_000;
const LOADING_MS = 90_000;

export type PageShift = {
  readonly path: string;
  readonly variant: string;
  /** As web-vitals computes CLS. */
  readonly shift: number;
  /** Moved elements, those of the largest shift first. */
  readonly moved: readonly string[];
};

/** Loads every screen of the site in each language, colour scheme and screen size with an empty cache and a throttled network, and measures its
 *  layout shift.
 *  @param onDone  called after each page with the number of pages measured and the number of all */
export async function measureShifts(
  browser: Browser,
  site: string,
  onDone: (done: number, all: number) => void,
): Promise<readonly PageShift[]> {
  const probe = await bundleProbe('sessionProbe.ts');
  const variants = listVariants();
  let done = 0;
  const loads = variants.map(({ path, variant, options }) => async () => {
    const { page, cdp } = await openBlankPage(browser, site, options);
    page.setDefaultTimeout(LOADING_MS);
    await page.addInitScript({ content: probe });
    await throttleNetwork(cdp);
    await page.goto(site + path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLING_MS);
    const { shifts } = await readMarks(page);
    await page.context().close();
    done += 1;
    onDone(done, variants.length);
    const moved = [...shifts].sort((a, b) => b.value - a.value).flatMap((shift) => shift.moved);
    return { path, variant, shift: largestSessionWindow(shifts), moved: [...new Set(moved)] };
  });
  return runConcurrently(loads, CONCURRENT_PAGES);
}

function listVariants() {
  return PATHS.flatMap((path) =>
    LOCALES.flatMap((locale) =>
      COLOR_SCHEMES.flatMap((colorScheme) =>
        SCREENS.map(({ name, options }) => ({
          path,
          variant: `${locale}, ${colorScheme}, ${name}`,
          options: { ...options, locale, colorScheme } satisfies BrowserContextOptions,
        })),
      ),
    ),
  );
}

/** Runs tasks, a limited number of them at a time.
 *  @returns  their results, in the order of the tasks */
async function runConcurrently<Result>(
  tasks: readonly (() => Promise<Result>)[],
  limit: number,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = tasks.entries();
  const work = async () => {
    for (const [index, task] of queue) results[index] = await task();
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
