import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long something may hang, not how long it may take: see jest.config.mjs.
configure({ asyncUtilTimeout: 10_000 });

// jsdom leaves these out, every browser has them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout: antd asks for these when a Drawer, Segmented or Slider mounts.
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
