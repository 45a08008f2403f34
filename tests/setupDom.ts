import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A limit for tests that hang, not a performance bound: see jest.config.mjs.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks MessageChannel, which `nextTask` and antd's Select use.
globalThis.MessageChannel ??= class {
  readonly port1 = { onmessage: () => {}, close: () => {} };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage(), 0) };
} as unknown as typeof MessageChannel;
