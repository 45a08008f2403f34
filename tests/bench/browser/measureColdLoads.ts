import type { Browser } from '@playwright/test';
import { bundleProbe } from './bundleProbe';
import { readMarks } from './playSession';
import type { SessionMarks } from './sessionMarks';

const SCREENS = [
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'desktop', options: { viewport: { width: 1280, height: 900 } } },
] as const;
const PATHS = [
  { name: 'cards', query: '' },
  { name: 'a query', query: '?want=svt-150*2&price=..800' },
  { name: 'table', query: '?view=table' },
] as const;
const LOADING_MS = 60_000;

export type ColdLoad = {
  readonly name: string;
  /** Sum of all layout shifts. */
  readonly shift: number;
  readonly largest: SessionMarks['shifts'];
};

/** Loads pages with an empty cache and adds up their layout shifts. */
export async function measureColdLoads(
  browser: Browser,
  url: string,
  game: string,
  slowdown: number,
): Promise<readonly ColdLoad[]> {
  const probe = await bundleProbe('sessionProbe.ts');
  const measurements = [];
  for (const screen of SCREENS) {
    for (const path of PATHS) {
      const context = await browser.newContext({ ...screen.options, serviceWorkers: 'block', locale: 'zh-CN' });
      const page = await context.newPage();
      page.setDefaultTimeout(LOADING_MS);
      await page.addInitScript({ content: probe });
      await page.goto(`${url}/favicon.svg`);
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(`${url}/game/${game}${path.query}`);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.filter({ hasText: /^[\d,]+ 个/ }).waitFor();
      await page.waitForTimeout(2_000);
      const { shifts } = await readMarks(page);
      const shift = shifts.reduce((sum, { value }) => sum + value, 0);
      const largest = [...shifts].sort((a, b) => b.value - a.value).slice(0, 3);
      measurements.push({ name: `${screen.name}, ${path.name}`, shift, largest });
      await context.close();
    }
  }
  return measurements;
}
