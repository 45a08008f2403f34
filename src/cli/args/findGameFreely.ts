import type { CliEffects } from '@/cli/io/effects';
import type { CliLocale } from '@/cli/messages/cliLocale';
import { messagesFor } from '@/cli/messages/messagesFor';
import { findGame, GAMES } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';
import type { Game } from '@/games/types';

/** Finds a game by its id; in any letter case where no id is written just so. One that is not there is said, with those near it.
 *  @returns  null if there is none */
export function findGameFreely(
  id: string,
  { complain, locale }: { readonly complain: CliEffects['complain']; readonly locale: CliLocale },
): Game | null {
  const folded = id.toLowerCase();
  const game = findGame(id) ?? GAMES.find((one) => one.id.toLowerCase() === folded) ?? null;
  if (game === null) complain(messagesFor(locale).unknownGame(id, nearestGameIds(id)));
  return game;
}
