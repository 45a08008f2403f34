import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import type { Figures, Mode } from './bounds';
import { medianOfEach } from './median';
import { type LighthouseRun, runLighthouse } from './runLighthouse';
import { findAnswers, type Shop, type ShopVisit, visitShop } from './visitShop';

/** Figures of a page in one mode. */
export type MeasuredPage = {
  /** Median of each figure. */
  readonly figures: Figures;
  /** In the order of the runs. */
  readonly runs: readonly Figures[];
  readonly largestElements: readonly string[];
  readonly failedAudits: readonly string[];
};

/** Measures a page with Lighthouse.
 *  @param onRun  called after each run */
export async function measurePage(url: string, mode: Mode, count: number, onRun: () => void): Promise<MeasuredPage> {
  const runs: LighthouseRun[] = [];
  for (let run = 0; run < count; run++) {
    runs.push(await runLighthouse(url, mode));
    onRun();
  }
  const figures = runs.map((run) => run.figures);
  return {
    figures: medianOfEach(figures),
    runs: figures,
    largestElements: [...new Set(runs.map((run) => run.largestElement))],
    failedAudits: [...new Set(runs.flatMap((run) => run.failedAudits))],
  };
}

/** Adds to the throttled figures of a shop when a typed name is answered and the first offers are shown.
 *  @param onRun  called after each run */
export async function addVisits(page: MeasuredPage, shop: Shop, onRun: () => void): Promise<MeasuredPage> {
  const browser = await launchBrowser();
  const visits: ShopVisit[] = [];
  try {
    const answers = await findAnswers(browser, shop);
    for (let run = 0; run < page.runs.length; run++) {
      visits.push(await visitShop(browser, shop, answers));
      onRun();
    }
  } finally {
    await browser.close();
  }
  return {
    ...page,
    figures: { ...page.figures, ...medianOfEach(visits) },
    runs: page.runs.map((run, index) => ({ ...run, ...visits[index] })),
  };
}
