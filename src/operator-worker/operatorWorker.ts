import { hashInBrowser } from '@/base/hashInBrowser';
import type { EpochMs } from '@/domain/offer';
import { loadOtherNames } from '@/importer/items/loadOtherNames';
import { loadNames } from '@/names/loadNames';
import { fetchFile } from './fetchFile';
import { createImportSession } from './importSession';
import type { FromSession, ToSession } from './protocol';
import { serveSession } from './serveSession';

/** The part of a worker's global scope that is used here: DOM's types have only the window's. */
type WorkerScope = {
  onmessage: ((event: { readonly data: ToSession }) => void) | null;
  postMessage(message: FromSession): void;
};

const scope = globalThis as unknown as WorkerScope;

serveSession(
  {
    listen: (handler) => {
      scope.onmessage = ({ data }) => handler(data);
    },
    answer: (message) => scope.postMessage(message),
  },
  createImportSession({
    loadNames,
    loadOtherNames,
    fetchFile,
    sha256: hashInBrowser(),
    now: () => Date.now() as EpochMs,
  }),
);
