import { type AttributeValue, OFFER_STATUSES } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import type { ReadingGame } from '@/reading/prepareGame';
import type { Place, ReadChoice, Reading } from '@/reading/reading';
import { readText } from '@/reading/readText';
import { doubtsOf } from './doubtsOf';
import type { Said, Told } from './told';

/** Reads the listing text of one offer as the buyer's box reads it. Never throws; nothing that is not read is dropped. */
export function readListing(text: string, game: ReadingGame): Told {
  const reading = readText(game, 'offer', text);
  const wordsAt = ({ start, end }: Place) => text.slice(start, end);
  const resources = new Map<string, Said<number>>();
  const attributes = new Map<string, Said<AttributeValue>>();
  let status: Told['status'] = null;
  const strange: Place[] = [];
  for (const { facet, range, place } of reading.ranges) {
    const amount = range.min ?? range.max ?? -1;
    const target = isResource(game.spec, facet) ? resources : attributes;
    if (Number.isSafeInteger(amount) && amount >= 0) target.set(facet, { value: amount, words: wordsAt(place) });
    else strange.push(place);
  }
  for (const choice of reading.choices) {
    const words = wordsAt(choice.place);
    const value = chosenValue(choice, game.spec);
    const found = choice.facet === 'status' ? OFFER_STATUSES.find((one) => one === value) : undefined;
    if (found !== undefined) status = { value: found, words };
    else if (value !== null && isAttribute(game.spec, choice.facet)) attributes.set(choice.facet, { value, words });
    else strange.push(choice.place);
  }
  return {
    items: reading.items.map(({ item, level, place }) => ({ value: { item, level }, words: wordsAt(place) })),
    resources,
    attributes,
    status,
    price: priceOf(reading),
    issues: doubtsOf(reading, strange, game),
  };
}

/** The one value that an offer can have of it; null for 国服/日服 and 非国服, which say none. */
function chosenValue(
  { facet, not, values: [value, ...others] }: ReadChoice,
  { attributes }: GameSpec,
): AttributeValue | null {
  if (not || value === undefined || others.length > 0) return null;
  return attributes.some(({ id, type }) => id === facet && type === 'bool') ? value === 'yes' : value;
}

function priceOf({ text, price }: Reading): Said<number> | null {
  const amount = price?.range.min ?? price?.range.max ?? null;
  if (price === null || amount === null) return null;
  return { value: amount, words: text.slice(price.place.start, price.place.end) };
}

function isResource({ resources }: GameSpec, facet: string): boolean {
  return resources.some(({ id }) => id === facet);
}

function isAttribute({ attributes }: GameSpec, facet: string): boolean {
  return attributes.some(({ id }) => id === facet);
}
