import { useCallback, useEffect, useRef, useState } from 'react';
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { type ChosenGame, chooseGame, type GamePreference, namedGames } from './chooseGame';
import { GAME_SOURCES } from './gameSources';

export type ChosenGameState = {
  /** While pending, that of an earlier text, or null. */
  readonly chosen: ChosenGame | null;
  /** `failed`: a chunk is missing. */
  readonly status: 'pending' | 'ready' | 'failed';
  readonly retry: () => void;
};

type Settled = { readonly text: string; readonly by: GameId | null; readonly chosen: ChosenGame | null };

/** Decides which game a text is about, again with each change of the text.
 *  @param by          the game that the visitor has chosen for the text; null to detect it
 *  @param preference  may be a new object each time */
export function useChosenGame(text: string, by: GameId | null, preference: GamePreference): ChosenGameState {
  const [settled, setSettled] = useState<Settled>({ text: '', by: null, chosen: null });
  const [attempt, setAttempt] = useState(0);
  const preferenceRef = useRef(preference);
  useEffect(() => {
    preferenceRef.current = preference;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    const settle = (chosen: ChosenGame | null) => {
      if (isCurrent) setSettled({ text, by, chosen });
    };
    choose(text, by, preferenceRef.current).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [text, by, attempt]);

  const retry = useCallback(() => {
    setSettled({ text: '', by: null, chosen: null });
    setAttempt((count) => count + 1);
  }, []);
  const isCurrent = settled.text === text && settled.by === by;
  const status = !isCurrent ? 'pending' : settled.chosen === null ? 'failed' : 'ready';
  // A detected game must not replace the one that the visitor has chosen meanwhile.
  return { chosen: settled.by === by ? settled.chosen : null, status, retry };
}

async function choose(text: string, by: GameId | null, preference: GamePreference): Promise<ChosenGame> {
  if (by === null) return chooseGame(text, preference, GAME_SOURCES);
  const game = gameById(by);
  if (namedGames(text).length > 0) return { kind: 'named', games: [game] };
  return { kind: 'read', game, opened: await GAME_SOURCES.openGame(game), others: [] };
}
