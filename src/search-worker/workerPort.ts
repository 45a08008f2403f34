import type { FromWorker, ToWorker } from './protocol';

/** The screen's end of the way to a worker: what a real Worker has, with the messages typed. */
export type WorkerPort = {
  postMessage(message: ToWorker): void;
  onmessage: ((answer: FromWorker) => void) | null;
  onerror: ((error: unknown) => void) | null;
  terminate(): void;
};
