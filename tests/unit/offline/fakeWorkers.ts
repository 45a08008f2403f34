/** The service worker API that pages use, controlled by the test. */
export type FakeWorkers = {
  readonly posted: unknown[];
  readonly registered: unknown[];
  readonly active: { readonly postMessage: (message: unknown) => void };
  readonly registration: EventTarget & {
    installing: EventTarget | null;
    waiting: { readonly postMessage: (message: unknown) => void } | null;
    update: () => Promise<void>;
  };
  readonly container: EventTarget & { controller: object | null };
  /** Installs a newer release, which then waits. */
  readonly bringRelease: () => void;
};

/** Installs the API in `navigator`; call `removeWorkers` afterwards. */
export function installWorkers(register: 'works' | 'refused' = 'works'): FakeWorkers {
  const posted: unknown[] = [];
  const registered: unknown[] = [];
  const worker = { postMessage: (message: unknown) => void posted.push(message) };
  const registration = Object.assign(new EventTarget(), {
    installing: null as EventTarget | null,
    waiting: null as typeof worker | null,
    active: worker,
    update: async () => undefined,
  });
  const container = Object.assign(new EventTarget(), {
    controller: worker as object | null,
    ready: Promise.resolve(registration),
    register: async (...call: unknown[]) => {
      registered.push(call);
      if (register === 'refused') throw new DOMException('blocked', 'SecurityError');
      return registration;
    },
  });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return {
    posted,
    registered,
    active: worker,
    registration,
    container,
    bringRelease: () => {
      const installing = new EventTarget();
      registration.installing = installing;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = worker;
      installing.dispatchEvent(new Event('statechange'));
    },
  };
}

/** Removes the API, which jsdom and some browsers lack. */
export function removeWorkers(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
