import fc from 'fast-check';
import type { FacetSpec } from '@/domain/facetSpec';
import type { ItemId, OfferCode } from '@/domain/offer';
import { MAX_SHOWN, orderWants, PAGE_SIZE, type Query, VIEWS, WANT_MODES, type Want } from '@/domain/query';

/** Filter groups as a game would have them. */
export const FACETS: readonly FacetSpec[] = [
  { id: 'price', param: 'price', kind: 'range' },
  { id: 'sq', param: 'sq', kind: 'range' },
  { id: 'fiveStar', param: 'fivestar', kind: 'range' },
  { id: 'server', param: 'server', kind: 'choice' },
  { id: 'rebindable', param: 'rebindable', kind: 'choice' },
  { id: 'shop', param: 'shop', kind: 'choice' },
  { id: 'status', param: 'status', kind: 'choice' },
];

const text = fc.string({ unit: 'binary', maxLength: 30 }).map((one) => one.replace(/\p{Cs}/gu, ''));
const word = text.filter((one) => one !== '');
const level = fc.integer({ min: 1, max: 99 });
const item = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/).map((one) => one as ItemId);

const mode = fc.constantFrom(...WANT_MODES);
const ambiguous = fc
  .record({ items: fc.uniqueArray(item, { minLength: 2, maxLength: 4 }), name: text, mode, level })
  .map(({ items: [first, ...others], name, ...want }) => ({
    ...want,
    item: first as ItemId,
    ambiguity: { name, others },
  }));
const want: fc.Arbitrary<Want> = fc.oneof(fc.record({ item, mode, level }), ambiguous);
const end = fc.oneof(
  fc.integer({ min: 0, max: 1e9 }),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
);
const range = fc
  .tuple(fc.option(end), fc.option(end))
  .filter(([min, max]) => min !== null || max !== null)
  .map(([min, max]) => (min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }));
const choice = fc.record({ not: fc.boolean(), values: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }) });

const ids = (kind: FacetSpec['kind']) => FACETS.filter((facet) => facet.kind === kind).map((facet) => facet.id);
const foreign = fc.constantFrom(
  'utm_source=wx',
  'from=singlemessage',
  'isappinstalled=0',
  'x',
  'fbclid=%E6%A2%85',
  'a=b=c',
);

/** Any query a screen could hold. */
export const arbitraryQuery: fc.Arbitrary<Query> = fc.record({
  text,
  wants: fc.array(want, { maxLength: 8 }).map(orderWants),
  ranges: fc.dictionary(fc.constantFrom(...ids('range')), range, { noNullPrototype: true }),
  choices: fc.dictionary(fc.constantFrom(...ids('choice')), choice, { noNullPrototype: true }),
  unused: fc.uniqueArray(word, { maxLength: 3 }),
  sort: fc.record({ key: fc.constantFrom('best', 'price', 'newest', 'sq'), reversed: fc.boolean() }),
  view: fc.constantFrom(...VIEWS),
  shown: fc.integer({ min: 1, max: Math.floor(MAX_SHOWN / PAGE_SIZE) }).map((pages) => pages * PAGE_SIZE),
  open: fc.option(word.map((one) => one as OfferCode)),
  foreign: fc.array(foreign, { maxLength: 3 }),
});
