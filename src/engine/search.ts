import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { CatalogueFacts, Hit, SearchPage } from '@/domain/searchPage';
import { findConditions } from './conditions';
import { countChoices } from './countChoices';
import { countHistograms } from './countHistograms';
import { countItems } from './countItems';
import { countLevels } from './countLevels';
import { countWithoutChips } from './countWithoutChips';
import { findClosest } from './findClosest';
import type { LiveColumns } from './joinOverlay';
import { makeHit } from './makeHit';
import type { OfferIndex } from './offerIndex';
import { rankHits } from './rank';
import { selectDocs } from './selectDocs';

/** Answers one query, exactly. What the parts of a query mean is said where they are decided: conditions.ts (what a hit
 *  is), rank.ts (the order), findClosest.ts (what is near), and domain/searchPage.ts (what is counted). */
export function search(index: OfferIndex, query: Query, live: LiveColumns): SearchPage {
  const selection = selectDocs(findConditions(index, query, live), index.docs);
  const toHit = (doc: number) => makeHit(index, query, live, doc);
  return {
    hits: rankHits(index, query, live, selection).map(toHit),
    total: selection.total,
    closest: findClosest(index, query, live, selection).map(toHit),
    counts: {
      ...countItems(index, query, selection),
      levels: countLevels(index, query, selection),
      choices: countChoices(index, live, selection),
    },
    histograms: countHistograms(index, live, selection),
    withoutChip: countWithoutChips(index, query, live, selection),
    overlayAsOf: live.asOf,
    catalogue: factsOf(index, live),
  };
}

/** The offers of some codes, whatever the query asks, in the order of the codes; codes that no offer has are left out.
 *  @param query  the query whose wants and ranges the hits answer */
export function offersByCode(
  index: OfferIndex,
  codes: readonly OfferCode[],
  query: Query,
  live: LiveColumns,
): readonly Hit[] {
  return codes.flatMap((code) => {
    const doc = index.docOfCode.get(code);
    return doc === undefined ? [] : [makeHit(index, query, live, doc)];
  });
}

function factsOf({ about }: OfferIndex, live: LiveColumns): CatalogueFacts {
  return { ...about, onSale: live.onSale, complete: about.segments.loaded === about.segments.all };
}
