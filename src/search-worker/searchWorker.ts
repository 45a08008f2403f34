import { hashInBrowser } from '@/base/hashInBrowser';
import { fetchBytes } from './fetchBytes';
import type { FromWorker, ToWorker } from './protocol';
import { serve } from './serve';

/** The part of a worker's global scope that is used here: DOM's types have only the window's. */
type WorkerScope = {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
};

const scope = globalThis as unknown as WorkerScope;

serve(
  {
    listen: (handler) => {
      scope.onmessage = ({ data }) => handler(data);
    },
    answer: (message) => scope.postMessage(message),
  },
  { fetchBytes, sha256: hashInBrowser() },
);
