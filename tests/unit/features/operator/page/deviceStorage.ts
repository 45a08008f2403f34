import { deserialize, serialize } from 'node:v8';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';

// Available in every browser, missing in jsdom; fake-indexeddb needs it.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

/** Gives the page an IndexedDB without drafts. */
export function emptyDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** Makes IndexedDB fail like a browser that is out of space or blocks site data, until mocks are restored. */
export function breakDevice(method: 'put' | 'get' | 'delete', error: string): void {
  jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('no', error);
  });
}
