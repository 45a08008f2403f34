import { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { CatalogueFacts, Hit, SearchPage } from '@/domain/searchPage';
import type { ChoiceCounts } from './countChoices';
import { countChoices } from './countChoices';
import { countHistograms, emptyHistograms, toHistograms } from './countHistograms';
import type { LiveColumns } from './joinOverlay';
import { JOINED_STATUSES } from './joinOverlay';
import { makeHit } from './makeHit';
import { mergeLists } from './mergeLists';
import type { DocRef, OfferIndex } from './offerIndex';
import { findOffer } from './offerIndex';
import { isPlain, plainly } from './plainQuery';
import type { Refinement } from './refinement';
import { scopesOf } from './scope';
import { withScratch } from './scratch';
import { talliesOf } from './tally';
import type { TextIndex } from './textIndex';

/** Answers one query, exactly: block by block, each while it lies in the processor's cache, the parts added up and the
 *  lists merged.
 *  @param refinement  answers all but plain queries; null while it is not there
 *  @throws            ShopError `engine-refinement` if it is needed and not there */
export function search(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  text: TextIndex,
  refinement: Refinement | null,
): SearchPage {
  return withScratch(() => answer(index, query, live, text, answersFor(query, refinement)));
}

type Answers = Pick<Refinement, 'begin' | 'outcomesOf'>;

function answersFor(query: Query, refinement: Refinement | null): Answers {
  if (isPlain(query)) return plainly;
  if (refinement === null) throw new ShopError('engine-refinement', 'a query with conditions came before its code');
  return refinement;
}

function answer(index: OfferIndex, query: Query, live: LiveColumns, text: TextIndex, answers: Answers): SearchPage {
  const scopes = scopesOf(index, live, query, text);
  const { answerBlock, compare, finish } = answers.begin(index, query, scopes);
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const items = { must: new Int32Array(index.itemIds.length), any: new Int32Array(index.itemIds.length) };
  const choices: ChoiceCounts = { status: Object.fromEntries(JOINED_STATUSES.map((status) => [status, 0])) };
  const histograms = emptyHistograms(index, live);
  const lists: (readonly DocRef[])[] = [];
  let total = 0;
  for (const scope of scopes) {
    const { block, at } = scope;
    const own = answerBlock(scope);
    const tallies = talliesOf(own, scope.docs);
    addCounts(items.must, own.items, 0, block.itemNumbers);
    if (hasAny) addCounts(items.any, own.items, 1, block.itemNumbers);
    countChoices(scope, tallies, choices);
    countHistograms(scope, tallies, histograms);
    lists.push(own.ranked.map((doc) => ({ block: at, doc })));
    total += own.hits.size;
  }
  const toHit = ({ block, doc }: DocRef) => makeHit(scopes[block]!, doc, answers.outcomesOf);
  const must = named(index, items.must);
  const { levels, withoutChip, closest } = finish();
  return {
    hits: mergeLists(lists, compare, query.shown).map(toHit),
    total,
    closest: closest.map(toHit),
    counts: { items: must, anyItems: hasAny ? named(index, items.any) : must, levels, choices },
    histograms: toHistograms(histograms),
    withoutChip,
    overlayAsOf: live.asOf,
    catalogue: factsOf(index, live, query, text),
  };
}

/** Adds up one count of each pair. */
function addCounts(sums: Int32Array, pairs: Int32Array, which: 0 | 1, numbers: Uint32Array): void {
  for (let i = 0; i < numbers.length; i++) sums[numbers[i]!]! += pairs[2 * i + which]!;
}

/** The offers of some codes, whatever the query asks, in the order of the codes; codes that no offer has are left out.
 *  @param query       the query whose wants and ranges the hits answer
 *  @param refinement  as `search`
 *  @throws            as `search` */
export function offersByCode(
  index: OfferIndex,
  codes: readonly OfferCode[],
  query: Query,
  live: LiveColumns,
  text: TextIndex,
  refinement: Refinement | null,
): readonly Hit[] {
  const { outcomesOf } = answersFor(query, refinement);
  const scopes = scopesOf(index, live, query, text);
  return codes.flatMap((code) => {
    const found = findOffer(index, code);
    return found === null ? [] : [makeHit(scopes[found.block]!, found.doc, outcomesOf)];
  });
}

/** Totals by item id; items that come to 0 are left out. */
function named({ itemIds }: OfferIndex, counts: Int32Array): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (let item = 0; item < counts.length; item++) if (counts[item]! > 0) totals[itemIds[item]!] = counts[item]!;
  return totals;
}

/** More texts can only add to what a text finds, so until all are there, what is found is a part of it. */
function factsOf({ about }: OfferIndex, live: LiveColumns, query: Query, text: TextIndex): CatalogueFacts {
  const whole = about.segments.loaded === about.segments.all;
  const complete = whole && (query.text.trim() === '' || text.state === 'there');
  return { ...about, onSale: live.onSale, complete, texts: text.state };
}
