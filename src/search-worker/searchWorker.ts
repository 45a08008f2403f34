import { hashInBrowser } from '@/base/hashInBrowser';
import { workerHost, workerName } from '@/rpc/port';
import { createEarlyFetch } from './earlyFetch';
import { fetchBytes } from './fetchBytes';
import { serve } from './serve';

/** A worker that the page has started early is named after the folder of its catalog. */
const folder = workerName();

serve(workerHost(), {
  fetchBytes: folder === '' ? fetchBytes : createEarlyFetch(fetchBytes, folder),
  sha256: hashInBrowser(),
});
