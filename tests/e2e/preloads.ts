import type { Page } from '@playwright/test';

type UsesWindow = Window & { readonly preloads: Set<string>; readonly uses: Set<string> };

/** Records, in documents loaded from now on, what links preload and which scripts are added. Chromium's own warning about unused
 *  preloads counts seconds, which a slow machine exceeds. */
export async function recordUses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [preloads, uses] = [new Set<string>(), new Set<string>()];
    Object.assign(window, { preloads, uses });
    const record = (node: Node) => {
      if (node instanceof HTMLLinkElement && node.rel === 'preload') preloads.add(node.href);
      if (node instanceof HTMLScriptElement && node.src !== '') uses.add(node.src);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(record);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Returns the URLs that are preloaded and have not been used; a page without preloads is reported, too. */
export function unusedPreloads(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { preloads, uses } = window as unknown as UsesWindow;
    return preloads.size === 0 ? ['no preload'] : [...preloads].filter((url) => !uses.has(url));
  });
}

/** Returns the URLs that the page has loaded more than once, e.g. because a preload does not match its use. */
export function loadedTwice(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    return urls.filter((url, index) => urls.indexOf(url) !== index);
  });
}
