import { launchBrowser } from '../../scripts/browser/launchBrowser';

/** Opens a browser once before the tests: where it is still to be unpacked or installed, the workers of jest would get in
 *  each other's way. */
export default async function globalSetup(): Promise<void> {
  const browser = await launchBrowser();
  await browser.close();
}
