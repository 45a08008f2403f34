import { hashInBrowser } from '@/base/hashInBrowser';
import type { EpochMs } from '@/domain/offer';
import { loadOtherNames } from '@/importer/cells/loadOtherNames';
import { loadNames } from '@/names/loadNames';
import { workerHost } from '@/rpc/port';
import { fetchFile } from './fetchFile';
import { createDesk } from './importSession';
import { serveSession } from './serveSession';

serveSession(
  workerHost(),
  createDesk({ loadNames, loadOtherNames, fetchFile, sha256: hashInBrowser(), now: () => Date.now() as EpochMs }),
);
