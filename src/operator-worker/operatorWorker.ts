import { hashInBrowser } from '@/base/hashInBrowser';
import type { EpochMs } from '@/domain/offer';
import { loadOtherNames } from '@/importer/cells/loadOtherNames';
import { loadNames } from '@/names/loadNames';
import { fetchFile } from './fetchFile';
import { createDesk } from './importSession';
import type { FromDesk, ToDesk } from './protocol';
import { serveDesk } from './serveSession';

/** The part of a worker's global scope that is used here: DOM's types have only the window's. */
type WorkerScope = {
  onmessage: ((event: { readonly data: ToDesk }) => void) | null;
  postMessage(message: FromDesk): void;
};

const scope = globalThis as unknown as WorkerScope;

serveDesk(
  {
    listen: (handler) => {
      scope.onmessage = ({ data }) => handler(data);
    },
    answer: (message) => scope.postMessage(message),
  },
  createDesk({ loadNames, loadOtherNames, fetchFile, sha256: hashInBrowser(), now: () => Date.now() as EpochMs }),
);
