import { launchBrowser } from '../../scripts/browser/launchBrowser';
import rememberPublishedHash from '../rememberPublished';

/** Launches a browser once before all tests: two workers would otherwise unpack or install it at the same time. */
export default async function globalSetup(): Promise<void> {
  rememberPublishedHash();
  const browser = await launchBrowser();
  await browser.close();
}
