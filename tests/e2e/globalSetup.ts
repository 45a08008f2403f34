import { launchBrowser } from '../../scripts/browser/launchBrowser';
import rememberPublished from '../rememberPublished';

/** Opens a browser once before the tests: where it is still to be unpacked or installed, the workers of jest would get in
 *  each other's way. */
export default async function globalSetup(): Promise<void> {
  rememberPublished();
  const browser = await launchBrowser();
  await browser.close();
}
