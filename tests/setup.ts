import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A limit for tests that hang, not a performance bound: see jest.config.mjs.
configure({ asyncUtilTimeout: 10_000 });

// Available in every browser, missing in jsdom.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout; antd uses these when a Drawer, Segmented or Slider mounts.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
