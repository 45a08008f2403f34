import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { defaultSettings } from 'lighthouse/core/config/constants.js';

/** Lighthouse's own settings, as applied by `--throttling-method=devtools`. */
const { throttling, screenEmulation } = defaultSettings;

/** The phone of Lighthouse's mobile preset. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: screenEmulation.width, height: screenEmulation.height },
  deviceScaleFactor: screenEmulation.deviceScaleFactor,
  isMobile: true,
  hasTouch: true,
};

/** A page with an empty cache that has loaded nothing yet. */
export type BlankPage = { readonly page: Page; readonly cdp: CDPSession };

/** Opens a page in a browser context of its own; closing the context closes it. */
export async function openBlankPage(
  browser: Browser,
  site: string,
  options: BrowserContextOptions,
): Promise<BlankPage> {
  const page = await (await browser.newContext(options)).newPage();
  // Visits the site first: a new site gets a new process, which would not be throttled.
  await page.goto(`${site}/favicon.svg`);
  return { page, cdp: await page.context().newCDPSession(page) };
}

export async function throttleNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.requestLatencyMs,
    downloadThroughput: bytesPerSecond(throttling.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(throttling.uploadThroughputKbps),
  });
}

export async function throttleProcessor(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdownMultiplier });
}

function bytesPerSecond(kilobits: number): number {
  return Math.floor((kilobits * 1024) / 8);
}
