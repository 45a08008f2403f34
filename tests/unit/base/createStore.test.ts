/** @jest-environment node */
import { createStore } from '@/base/createStore';

describe('createStore', () => {
  it('notifies every listener of a new value, and no listener if the value is unchanged', () => {
    const store = createStore('light');
    const received: string[] = [];
    store.subscribe(() => received.push(`a ${store.get()}`));
    store.subscribe(() => received.push(`b ${store.get()}`));

    store.set('light');
    store.set('dark');

    expect(received).toEqual(['a dark', 'b dark']);
  });

  it('does not notify an unsubscribed listener, even one that unsubscribes while being notified', () => {
    const store = createStore(0);
    const received: number[] = [];
    const leave = store.subscribe(() => {
      received.push(store.get());
      leave();
    });

    store.set(1);
    store.set(2);

    expect(received).toEqual([1]);
  });
});
