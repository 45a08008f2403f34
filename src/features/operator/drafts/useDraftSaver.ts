import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EpochMs } from '@/domain/offer';
import type { Operator } from '@/features/operator/session/createOperator';
import { createDraftSaver, type SavingState } from './createDraftSaver';
import type { DraftStore } from './draftStore';

const DELAY_MS = 400;

const readClock = () => Date.now() as EpochMs;

/** Stores the work on the open sheet while the page is open, and at once when the page is hidden, since it may then be closed.
 *  @returns  the state, and a function that stores what is unsaved and returns the state after that */
export function useDraftSaver(operator: Operator, store: DraftStore) {
  const [saver] = useState(() => createDraftSaver(operator, store, DELAY_MS, readClock));
  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
  }, [saver]);
  useEffect(() => saver.close, [saver]);
  const saving = useSyncExternalStore(saver.state.subscribe, saver.state.get, saver.state.get);
  const saveNow = async (): Promise<SavingState> => {
    await saver.flush();
    return saver.state.get();
  };
  return { saving, saveNow };
}
