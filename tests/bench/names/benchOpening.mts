import type { CDPSession } from '@playwright/test';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { serveSite } from '../../../scripts/site/serveSite';
import { TEST_SITE_FOLDER } from '../../../scripts/site/siteFolders';
import { PHONE } from '../../e2e/screens';

/** CPU slowdown that simulates a phone. */
const THROTTLE = 4;
const LONGEST_MS = 50;
/** Shorter tasks are not listed. */
const MIN_LISTED_MS = 8;
const GAMES = ['FateGO', 'UmaMusume', 'MasterDuel'] as const;

type TraceEvent = { readonly name: string; readonly ts: number; readonly tdur?: number; readonly tid: number };

/** Prints the main-thread tasks while the parser is prepared after the search box gets the focus, with a throttled CPU. Exits
 *  with 1 if a task exceeds 50 ms. Needs the test site: `npm run build:test`. */
async function benchOpening(): Promise<void> {
  const site = await serveSite(TEST_SITE_FOLDER, 0);
  const browser = await launchBrowser();
  try {
    for (const game of GAMES) {
      const context = await browser.newContext({
        ...PHONE,
        baseURL: site.url,
        locale: 'zh-CN',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(`/game/${game}`);
      await page.getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
      const events = await trace(session, async () => {
        await page.getByRole('combobox').first().focus();
        await page.waitForTimeout(6000);
      });
      const tasks = mainThreadTasks(events);
      const longest = Math.max(0, ...tasks);
      console.log(
        `${game}: longest ${longest.toFixed(0)} ms, all ${sum(tasks).toFixed(0)} ms: ${tasks.map((ms) => ms.toFixed(0)).join(' ')}`,
      );
      if (longest > LONGEST_MS) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function trace(session: CDPSession, action: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'] },
    transferMode: 'ReportEvents',
  });
  await action();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Returns the CPU time of each listed task in milliseconds, in order; unlike wall time it ignores other load. */
function mainThreadTasks(events: readonly TraceEvent[]): readonly number[] {
  const main = (events as readonly (TraceEvent & { readonly args?: { readonly name?: string } })[])
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ tid }) => tid);
  return events
    .filter(({ name, tid, tdur = 0 }) => name === 'RunTask' && main.includes(tid) && tdur / 1000 >= MIN_LISTED_MS)
    .sort((a, b) => a.ts - b.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

await benchOpening();
