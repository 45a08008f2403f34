import { type NamePart, nameContexts } from './nameContexts';
import trained from './stanceWeights.json';
import { trainedOdds } from './trainedOdds';

const oddsOf = trainedOdds(trained);

/** From these odds on, about 1 to 2, a name counts as mentioned: to want what a text refuses is worse than to ask. */
export const MIN_MENTION_ODDS = -8;

/** Returns for each name of a text how likely it is only mentioned rather than wanted, judged by the words around it: the logarithm of the
 *  odds in tenths, so 0 is even, 10 about 3 to 1 and -10 about 1 to 3. The weights are trained by `npm run stance`.
 *  @param chars  the folded text */
export function mentionOdds<P extends NamePart>(parts: readonly P[], chars: string): ReadonlyMap<P, number> {
  return new Map(nameContexts(parts, chars).map(({ part, ngrams }) => [part, oddsOf(ngrams)]));
}
