import { BOOT_DATA_ID, type BootData, type BootWindow, SHOW_LANGUAGE } from '@/static-page/bootData';
import { observePaint } from './observePaint';

/** Workers that a page has started: script and name of each. */
export type StartedWorkers = { readonly script: string; readonly name: string | undefined }[];

const SHOP: BootData = {
  paths: ['/game/FateGO'],
  scripts: ['/assets/shop.js'],
  textScripts: ['/assets/query-parser.js'],
  messages: { zh: ['/assets/messages-zh.js'], ja: ['/assets/messages-ja.js'], en: ['/assets/messages-en.js'] },
  search: { worker: '/assets/searchWorker.js', catalog: '/catalog/FateGO/' },
  chipParams: ['q', 'want', 'price'],
};

/** Data of the welcome page, which is also the page of `/`. */
export const WELCOME: Partial<BootData> = { paths: ['/welcome', '/'], search: null, chipParams: [] };

const boxIn = (language: string) => `<p>${language}</p><input role="combobox" value="">`;

/** Builds the document of a page rendered at build time, a shop page by default, and runs its first script.
 *  @returns  what the script has started, and the function that the end of the page calls */
export async function bootPage(url: string, data: Partial<BootData> = {}) {
  const workers: StartedWorkers = [];
  Object.assign(window, {
    Worker: class {
      constructor(script: string, options?: WorkerOptions) {
        workers.push({ script, name: options?.name });
      }
    },
  });
  const paint = observePaint();
  window.history.replaceState({ key: 'k1' }, '', url);
  document.documentElement.lang = 'zh-CN';
  document.body.replaceChildren();
  document.head.innerHTML = `<meta name="theme-color" content="#FFFFFF">
<script type="application/json" id="${BOOT_DATA_ID}">${JSON.stringify({ ...SHOP, ...data })}</script>`;
  await jest.isolateModulesAsync(async () => {
    await import('@/static-page/boot');
  });
  // The first script runs before the browser has parsed any of this.
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://shop.example/game/FateGO">');
  document.body.innerHTML = `<template data-locale="ja">${boxIn('日本語')}</template>
<template data-locale="en">${boxIn('English')}</template>
<div id="root">${boxIn('中文')}</div>`;
  const { painted } = window as BootWindow;
  return { workers, painted, paint, showLanguage: () => (window as BootWindow)[SHOW_LANGUAGE]?.() };
}

/** Removes what a page has left behind. */
export function leavePage(): void {
  // Uses up the listener for the first input.
  document.dispatchEvent(new Event('input'));
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  localStorage.clear();
  Reflect.deleteProperty(window, SHOW_LANGUAGE);
  Reflect.deleteProperty(window, 'startedWorker');
  Reflect.deleteProperty(window, 'Worker');
  Reflect.deleteProperty(window, 'painted');
  Reflect.deleteProperty(window, 'PerformanceObserver');
  jest.restoreAllMocks();
}
