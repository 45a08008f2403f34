import { interpretText } from '../../src/query-parser/interpretText';
import { statesLevel } from '../../src/query-parser/listings/findUnlikely';
import { nameContexts } from '../../src/query-parser/stance/nameContexts';
import { type CorpusLine, readCorpus } from '../../tests/bench/parsing/corpus';
import { loadGame } from '../../tests/bench/parsing/loadGame';
import type { Example } from './logisticRegression';

/** A name of a listing; `isKnown` if rules deny it. */
type Absence = Example & { readonly isKnown: boolean };

/** Returns the names in the listings of each family as examples, positive if the account does not have them. Those that rules deny are
 *  among them: their words say the same of other names. Names with a level and texts that are held out are not. */
export async function readAbsences(): Promise<ReadonlyMap<string, readonly Absence[]>> {
  const examples = new Map<string, readonly Absence[]>();
  for (const half of ['tuning', 'groups-tuning'] as const) {
    for (const line of readCorpus(half)) {
      if (line.mode !== 'offer') continue;
      const { family } = line.game;
      examples.set(family, [...(examples.get(family) ?? []), ...(await examplesIn(line))]);
    }
  }
  return examples;
}

async function examplesIn({ game, text, expected }: CorpusLine): Promise<readonly Absence[]> {
  const ids = new Set<string>([
    ...(expected.items ?? []).map(({ item }) => item),
    ...(expected.ambiguous ?? []).flatMap(({ candidates }) => candidates),
  ]);
  const { folded, parts } = interpretText(await loadGame(game), 'offer', text);
  return nameContexts(parts, folded.chars).flatMap(({ part, ngrams }) => {
    const isKnown = part.isIgnored || part.isNegated;
    if (part.entity?.kind !== 'item' || (!isKnown && statesLevel(part))) return [];
    return { features: ngrams, isPositive: !part.entity.items.some(({ id }) => ids.has(id)), isKnown };
  });
}
