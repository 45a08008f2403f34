import type { Game } from '../../src/games/types';
import { interpretText } from '../../src/query-parser/interpretText';
import { parseText } from '../../src/query-parser/parseText';
import { nameContexts } from '../../src/query-parser/stance/nameContexts';
import { type CorpusLine, readCorpus } from '../../tests/bench/parsing/corpus';
import { loadGame } from '../../tests/bench/parsing/loadGame';
import { CHATTER_ANYWHERE, CHATTER_WORDS } from '../../tests/bench/parsing/mutations/chatter';
import { pick } from '../../tests/bench/parsing/mutations/mutation';
import { readMessages } from '../../tests/bench/parsing/readMessages';
import type { Example } from './logisticRegression';

/** Returns the names in the wishes of each author, as examples; positive are those that the buyer does not want. Names that rules refuse
 *  and texts that are held out are missing. */
export async function readExamples(): Promise<ReadonlyMap<string, readonly Example[]>> {
  const examples = new Map<string, readonly Example[]>();
  for (const [file, messages] of readMessages()) {
    if (file.startsWith('held')) continue;
    const ofMessages = messages.map(({ game, text, want }) => examplesIn(game, text, want));
    examples.set(file, (await Promise.all(ofMessages)).flat());
  }
  for (const half of ['tuning', 'groups-tuning'] as const) {
    const wishes = readCorpus(half).filter(({ mode }) => mode === 'query');
    examples.set(half, (await Promise.all(wishes.map(examplesInLine))).flat());
  }
  return examples;
}

/** Adds the line with chatter at one place: 谢谢老板 between names makes no mention of them. */
async function examplesInLine(line: CorpusLine): Promise<readonly Example[]> {
  const { game, text, expected } = line;
  const parsed = parseText(await loadGame(game), 'query', text);
  const variants = [CHATTER_ANYWHERE, CHATTER_WORDS].flatMap(({ variantsOf }) => variantsOf(line, parsed));
  const { items = [], ambiguous = [] } = expected;
  const wanted = [
    ...items.filter(({ mode }) => mode !== 'never').map(({ item }) => item),
    ...ambiguous.flatMap(({ candidates }) => candidates),
  ];
  const texts = variants.length === 0 ? [text] : [text, pick(variants, text, 0)];
  return (await Promise.all(texts.map((variant) => examplesIn(game, variant, wanted)))).flat();
}

async function examplesIn(game: Game, text: string, wanted: readonly string[]): Promise<readonly Example[]> {
  const ids = new Set(wanted);
  const { folded, parts } = interpretText(await loadGame(game), 'query', text);
  return nameContexts(parts, folded.chars).flatMap(({ part, ngrams }) => {
    if (part.entity?.kind !== 'item' || part.mode === 'never') return [];
    return { features: ngrams, isPositive: !part.entity.items.some(({ id }) => ids.has(id)) };
  });
}
