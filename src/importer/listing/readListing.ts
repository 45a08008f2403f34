import { isWholeNumber } from '@/domain/limits';
import type { AttributeValue } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import { currenciesOfPrice, isOneSum } from '@/importer/cells/parsePrice';
import { checkLimits } from '@/importer/cells/parseWholeNumber';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { parseText } from '@/query-parser/parseText';
import type { ParsedChoice, ParsedText, Span } from '@/query-parser/result/parsedText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { findListingIssues, multipleValuesIssue } from './findListingIssues';
import { findStatus } from './findStatus';
import type { ListingPrice, ListingValue, ListingValues } from './listingValues';

/** Parses the listing text of one offer with the query parser. Never throws; unread text is reported. */
export function readListing(text: string, game: PreparedGame): ListingValues {
  const parsed = parseText(game, 'offer', text);
  const found = findStatus(text);
  const { resources, attributes, multipleValues, unsupported } = splitByFacet(parsed, game.spec);
  const recognized = found === null ? [] : [found.span];
  return {
    items: parsed.items.map(({ item, level, span }) => ({ value: { item, level }, text: textAt(text, span) })),
    resources,
    attributes,
    status: found === null ? null : { value: found.status, text: textAt(text, found.span) },
    price: priceOf(parsed),
    issues: [
      ...findListingIssues(parsed, { unsupported, recognized }, game),
      ...checkNumbers(attributes, game.spec),
      ...multipleValues.map((choice) => multipleValuesIssue(choice, textAt(text, choice.span), game.spec)),
    ],
  };
}

/** Ranges and choices of a listing. `multipleValues`: choices with more than one value. `unsupported`: spans of choices that an offer
 *  cannot have, such as 非国服. */
type ListingFacets = Pick<ListingValues, 'resources' | 'attributes'> & {
  readonly multipleValues: readonly ParsedChoice[];
  readonly unsupported: readonly Span[];
};

function splitByFacet({ text, ranges, choices }: ParsedText, spec: GameSpec): ListingFacets {
  const resources = new Map<string, ListingValue<number>>();
  const attributes = new Map<string, ListingValue<AttributeValue>>();
  const multipleValues: ParsedChoice[] = [];
  const unsupported: Span[] = [];
  for (const { facet, range, span } of ranges) {
    const amount = range.min ?? range.max ?? -1;
    const target = spec.resources.some(({ id }) => id === facet) ? resources : attributes;
    if (isWholeNumber(amount)) target.set(facet, { value: amount, text: textAt(text, span) });
    else unsupported.push(span);
  }
  for (const choice of choices) {
    const attribute = spec.attributes.find(({ id }) => id === choice.facet);
    const [value, ...others] = choice.values;
    if (attribute === undefined || choice.not || value === undefined) unsupported.push(choice.span);
    else if (others.length > 0) multipleValues.push(choice);
    else {
      const source = textAt(text, choice.span);
      attributes.set(choice.facet, { value: attribute.type === 'bool' ? value === 'yes' : value, text: source });
    }
  }
  return { resources, attributes, multipleValues, unsupported };
}

function checkNumbers(values: ListingValues['attributes'], { attributes }: GameSpec): readonly CellIssue[] {
  return attributes.flatMap((attribute) => {
    const value = attribute.type === 'int' ? values.get(attribute.id) : undefined;
    return attribute.type === 'int' && typeof value?.value === 'number'
      ? checkLimits(value.text, value.value, attribute)
      : [];
  });
}

function priceOf({ text, price }: ParsedText): ListingPrice | null {
  const value = price?.range.min ?? price?.range.max ?? null;
  if (price === null || value === null) return null;
  const source = textAt(text, price.span);
  return { value, text: source, currencies: currenciesOfPrice(source), isExact: isOneSum(source) };
}

function textAt(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
