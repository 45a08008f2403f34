import type { CliEffects } from '@/cli/io/effects';
import { messagesFor } from '@/cli/messages/messagesFor';
import { findGame, GAMES } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';
import type { Game } from '@/games/types';

/** Finds a game by its id, ignoring letter case unless an id matches exactly. Reports an unknown id with similar ones, and returns
 *  null. */
export function resolveGame(id: string, { stderr, locale }: Pick<CliEffects, 'stderr' | 'locale'>): Game | null {
  const folded = id.toLowerCase();
  const game = findGame(id) ?? GAMES.find((one) => one.id.toLowerCase() === folded) ?? null;
  if (game === null) stderr(messagesFor(locale).unknownGame(id, nearestGameIds(id)));
  return game;
}
