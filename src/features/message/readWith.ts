import type { Chip } from '@/domain/chips';
import type { Currency } from '@/domain/money';
import { EMPTY_QUERY, type Query, setChoice } from '@/domain/query';
import type { WordReading } from '@/features/text-query/explainText';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { GameSpec } from '@/games/types';
import type { GameName } from './findGameNames';
import { type Mark, type MarkKind, markKindOf } from './markKind';

/** Facts of a game's catalog that change how a text is read. */
export type CatalogFacts = {
  readonly currency: Currency;
  readonly shops: readonly string[];
  /** See `ParseContext.facets`. */
  readonly facets: readonly string[] | null;
};

/** A text as a game's parser reads it. */
export type TextReading = {
  readonly query: Query;
  /** In the order of the text, without overlaps. */
  readonly marks: readonly Mark[];
  /** How much was understood, for comparing games. */
  readonly score: number;
};

/** Reads a text as a search for offers of a game.
 *  @param parser  with the shops of the catalog, if they are known
 *  @param facts   null before the catalog has been opened */
export function readWith(
  parser: QueryParser,
  spec: GameSpec,
  text: string,
  gameNames: readonly GameName[],
  facts: CatalogFacts | null,
): TextReading {
  const currency = facts?.currency ?? null;
  const onlyServer = onlyServerOf(spec);
  const facets = facts?.facets ?? null;
  const parsed = parser.apply(EMPTY_QUERY, text, {
    currency,
    cursor: null,
    searchedText: '',
    facets: facets === null || onlyServer === null ? facets : [...facets, SERVER],
  });
  // Every offer of the game is of this server, even if it does not state it.
  const query = onlyServer === null || parsed.choices[SERVER]?.not === true ? parsed : setChoice(parsed, SERVER, null);
  const readings = parser.explain(text, currency);
  const own = gameNames
    .filter(({ games }) => games.some(({ family }) => family === spec.game.family))
    .map(({ start, end }): Mark => ({ start, end, kind: 'game' }));
  const marks = readings.filter(({ chip }) => isStated(chip, facets)).flatMap((reading) => toMark(reading, onlyServer));
  const score = scoreOf(readings, text, onlyServer) + own.length * NAME_SCORE;
  return { query, marks: withoutOverlaps([...marks, ...own]), score };
}

const SERVER = 'server';

/** Returns the server of a game that has only one. */
function onlyServerOf({ attributes }: GameSpec): string | null {
  const server = attributes.find(({ id }) => id === SERVER);
  const options = server?.type === 'enum' ? server.options : [];
  return options.length === 1 ? (options[0]?.id ?? null) : null;
}

/** A condition on what no offer states is not used, see `applyParsedText`. */
function isStated(chip: Chip | null, facets: readonly string[] | null): boolean {
  if (facets === null || chip === null || (chip.kind !== 'range' && chip.kind !== 'choice')) return true;
  if (chip.kind === 'range') return chip.facet === 'price' || facets.includes(chip.facet);
  return chip.choice.not || chip.facet === SERVER || facets.includes(chip.facet);
}

function toMark({ chip, span }: WordReading, onlyServer: string | null): readonly Mark[] {
  if (chip === null) return [];
  return [{ start: span.start, end: span.end, kind: kindOf(chip, onlyServer) }];
}

function kindOf(chip: Chip, onlyServer: string | null): MarkKind {
  const isGame = onlyServer !== null && chip.kind === 'choice' && chip.facet === SERVER && !chip.choice.not;
  return isGame ? 'game' : markKindOf(chip);
}

/** Sorts marks; of two that overlap, the first in the list stays. */
function withoutOverlaps(marks: readonly Mark[]): readonly Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks)
    if (mark.start < mark.end && !kept.some(({ start, end }) => mark.start < end && start < mark.end)) kept.push(mark);
  return kept.sort((a, b) => a.start - b.start);
}

/** For a game's own name. */
const NAME_SCORE = 8;
/** Weights of words that identify a game: exact names count more than guessed ones, and items most. */
const GUESS_WEIGHT = 0.4;
const ITEM_WEIGHT = 2;
/** More than any text is worth: who refuses the only server of a game does not mean this game. */
const REFUSED_SERVER = 1_000_000;

function scoreOf(readings: readonly WordReading[], text: string, onlyServer: string | null): number {
  let score = 0;
  for (const { chip, kind, span } of readings) {
    if (chip === null) continue;
    if (onlyServer !== null && chip.kind === 'choice' && chip.facet === SERVER && chip.choice.not) {
      score -= REFUSED_SERVER;
      continue;
    }
    const length = text.slice(span.start, span.end).replace(/\s/g, '').length;
    const isGuess = kind === 'typo' || kind === 'sound';
    score += length * (isGuess ? GUESS_WEIGHT : 1) * (chip.kind === 'want' ? ITEM_WEIGHT : 1);
  }
  return score;
}
