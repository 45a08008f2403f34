import { join } from 'node:path';
import { serveSite } from '../../../scripts/site/serveSite';
import { openShop } from './openShop';
import { playSteps } from './playSteps';
import { printSteps } from './printReport';
import { stageFloor } from './stageFloor';
import { KEY_STEPS } from './steps';

/** Plays the key presses of the session on a page without any library and prints what they cost: less is not to be had on
 *  this machine, now.
 *  @param workMs    how long the worker computes for each, before it is slowed down
 *  @param slowdown  how many times slower main thread and worker are
 *  @param pace      how long after a key the next one comes, in ms */
export async function measureFloor(folder: string, workMs: number, slowdown: number, pace: number): Promise<void> {
  const site = join(folder, 'floor');
  await stageFloor(site, workMs, slowdown);
  const served = await serveSite(site, 0);
  const shop = await openShop(served.url, 'floor', slowdown);
  try {
    // Nothing shall be cold: the shop too has been used for a while when it is measured.
    await playSteps(shop, KEY_STEPS.slice(0, 10), pace);
    printSteps(`A page without any library, its worker computes ${workMs} ms`, await playSteps(shop, KEY_STEPS, pace));
  } finally {
    await shop.browser.close();
    await served.close();
  }
}
