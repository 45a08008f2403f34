import { appShellRemovals } from './appShell';
import { catalogRemovals } from './catalog';
import { chunkRemovals } from './chunks';
import { hostingRemovals } from './hosting';
import { importerRemovals } from './importer';
import { liveStatusRemovals } from './liveStatus';
import { offlineRemovals } from './offline';
import type { Removal } from './removal';
import { searchWorkerRemovals } from './searchWorker';
import { securityRemovals } from './security';
import { storedDataRemovals } from './storedData';
import { tabRemovals } from './tabs';
import { urlRemovals } from './urls';

/** The removals of all areas, in the order of docs/faults.md. */
export const ALL_REMOVALS: readonly Removal[] = [
  ...appShellRemovals,
  ...chunkRemovals,
  ...catalogRemovals,
  ...liveStatusRemovals,
  ...searchWorkerRemovals,
  ...storedDataRemovals,
  ...urlRemovals,
  ...importerRemovals,
  ...hostingRemovals,
  ...offlineRemovals,
  ...securityRemovals,
  ...tabRemovals,
];
