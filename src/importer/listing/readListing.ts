import { isWhole } from '@/domain/limits';
import type { AttributeValue } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { currenciesOfPrice, isOneSum } from '@/importer/cells/parsePrice';
import { checkLimits } from '@/importer/cells/parseWhole';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { parseText } from '@/query-parser/parseText';
import type { ParsedText, Span, ParsedChoice } from '@/query-parser/result/parsedText';
import type { PreparedGame } from '@/query-parser/tokens/prepareGame';
import { doubtsOf, severalChoices } from './doubtsOf';
import { findStatus } from './findStatus';
import type { Said, Told, ToldPrice } from './told';

/** Reads the listing text of one offer as the buyer's box reads it. Never throws; nothing that is not read is dropped. */
export function readListing(text: string, game: PreparedGame): Told {
  const reading = parseText(game, 'offer', text);
  const found = findStatus(text);
  const { resources, attributes, several, strange } = sortFacts(reading, game.spec);
  const known = found === null ? [] : [found.place];
  return {
    items: reading.items.map(({ item, level, span }) => ({ value: { item, level }, words: wordsAt(text, span) })),
    resources,
    attributes,
    status: found === null ? null : { value: found.status, words: wordsAt(text, found.place) },
    price: priceOf(reading),
    issues: [
      ...doubtsOf(reading, { strange, known }, game),
      ...checkNumbers(attributes, game.spec),
      ...several.map((choice) => severalChoices(choice, wordsAt(text, choice.span), game.spec)),
    ],
  };
}

/** The facts of a text by what an offer can have of them: one amount or one value. `several` are the choices that name
 *  more values, `strange` the places of what an offer cannot have, as 非国服. */
type SortedFacts = Pick<Told, 'resources' | 'attributes'> & {
  readonly several: readonly ParsedChoice[];
  readonly strange: readonly Span[];
};

function sortFacts({ text, ranges, choices }: ParsedText, spec: GameSpec): SortedFacts {
  const resources = new Map<string, Said<number>>();
  const attributes = new Map<string, Said<AttributeValue>>();
  const several: ParsedChoice[] = [];
  const strange: Span[] = [];
  for (const { facet, range, span } of ranges) {
    const amount = range.min ?? range.max ?? -1;
    const target = spec.resources.some(({ id }) => id === facet) ? resources : attributes;
    if (isWhole(amount)) target.set(facet, { value: amount, words: wordsAt(text, span) });
    else strange.push(span);
  }
  for (const choice of choices) {
    const attribute = spec.attributes.find(({ id }) => id === choice.facet);
    const [value, ...others] = choice.values;
    if (attribute === undefined || choice.not || value === undefined) strange.push(choice.span);
    else if (others.length > 0) several.push(choice);
    else {
      const words = wordsAt(text, choice.span);
      attributes.set(choice.facet, { value: attribute.type === 'bool' ? value === 'yes' : value, words });
    }
  }
  return { resources, attributes, several, strange };
}

function checkNumbers(told: Told['attributes'], { attributes }: GameSpec): readonly CellIssue[] {
  return attributes.flatMap((attribute) => {
    const said = attribute.type === 'int' ? told.get(attribute.id) : undefined;
    return attribute.type === 'int' && typeof said?.value === 'number'
      ? checkLimits(said.words, said.value, attribute)
      : [];
  });
}

function priceOf({ text, price }: ParsedText): ToldPrice | null {
  const value = price?.range.min ?? price?.range.max ?? null;
  if (price === null || value === null) return null;
  const words = wordsAt(text, price.span);
  return { value, words, currencies: currenciesOfPrice(words), isExact: isOneSum(words) };
}

function wordsAt(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
