import type { EpochMs } from '@/domain/offer';
import type { Draft } from '@/features/operator/drafts/draft';
import { NO_FIXES } from '@/features/operator/session/fixLog';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';

/** A draft of a sheet on which nothing has been done yet, except for `parts`. */
export function draft(id: string, parts: Partial<Draft> = {}): Draft {
  return {
    version: 1,
    id,
    revision: 1,
    file: `${id}.csv`,
    fileBytes: 13,
    game: 'FateGO',
    settings: DEFAULT_SETTINGS,
    log: NO_FIXES,
    columnChoices: null,
    answers: null,
    savedAt: 1000 as EpochMs,
    ...parts,
  };
}
