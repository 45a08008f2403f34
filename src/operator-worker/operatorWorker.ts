import { hashInBrowser } from '@/base/hashInBrowser';
import type { EpochMs } from '@/domain/offer';
import { loadNamesInOtherGames } from '@/importer/items/loadNamesInOtherGames';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { workerHost } from '@/rpc/port';
import { fetchFile } from './fetchFile';
import { createImportSession } from './importSession';
import { serveSession } from './serveSession';

serveSession(
  workerHost(),
  createImportSession({
    loadNames: loadBuiltRoster,
    loadOtherNames: loadNamesInOtherGames,
    fetchFile,
    sha256: hashInBrowser(),
    now: () => Date.now() as EpochMs,
  }),
);
