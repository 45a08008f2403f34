import { hashInBrowser } from '@/base/hashInBrowser';
import type { EpochMs } from '@/domain/offer';
import { loadOtherNames } from '@/importer/items/loadOtherNames';
import { loadNames } from '@/names/loadNames';
import { workerHost } from '@/rpc/port';
import { fetchFile } from './fetchFile';
import { createImportSession } from './importSession';
import { serveSession } from './serveSession';

serveSession(
  workerHost(),
  createImportSession({
    loadNames,
    loadOtherNames,
    fetchFile,
    sha256: hashInBrowser(),
    now: () => Date.now() as EpochMs,
  }),
);
