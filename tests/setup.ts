import { TextDecoder, TextEncoder } from 'node:util';

// Data with keys such as __proto__ must never reach a prototype.
afterEach(() => {
  const added = Object.keys(Object.prototype);
  if (added.length > 0) throw new Error(`Object.prototype has been given ${added.join(', ')}`);
});

// Two thirds of the suites have no DOM, and loading these packages would take as long as their tests.
if (typeof window !== 'undefined') require('./setupDom');

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
