import { createStore, type Store } from '@/base/createStore';

/** Paths of published data whose last answer was the copy kept on this device, for the network had none. */
export const keptAnswers: Store<ReadonlySet<string>> = createStore<ReadonlySet<string>>(new Set());

/** True once a newer release of the site is there and waits until somebody agrees to it. */
export const newRelease: Store<boolean> = createStore(false);

/** Notes where the answer to a request for published data came from. */
export function noteAnswer(path: string, kept: boolean): void {
  const before = keptAnswers.get();
  if (before.has(path) === kept) return;
  keptAnswers.set(new Set(kept ? [...before, path] : [...before].filter((one) => one !== path)));
}
