/** Marks a promise as fulfilled for React's `use`, which reads `status` and `value` before it suspends. Without the mark, `use`
 *  suspends for at least a microtask even if the promise is settled. */
export function markFulfilled<T>(promise: Promise<T>, value: T): void {
  Object.assign(promise, { status: 'fulfilled', value });
}
