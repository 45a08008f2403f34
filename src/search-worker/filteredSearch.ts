import { countTotals } from '@/engine/count/countTotals';
import { listPoints } from '@/engine/hits/listMatches';
import { offersByCode } from '@/engine/hits/offersByCode';
import { findOffer } from '@/engine/index/offerIndex';
import { refine } from '@/engine/refine/refine';
import type { Refinement } from '@/engine/refinement';
import type { CatalogIndexView } from './catalogIndex';
import type { FromWorkerAnswer } from './protocol';
import type { SmallQuestion } from './requestQueue';

/** What no first answer needs: it comes as a chunk. */
export type FilteredSearch = {
  readonly refine: Refinement;
  /** Answers a question that is no search from what is there.
   *  @returns  null if it must wait: offers that are not there yet until nothing more will come; codes, and points and
   *            totals of queries with a text, until text can be searched: theirs are bare numbers and lists, which would look
   *            like the truth */
  readonly answerSmall: (asked: SmallQuestion, stock: CatalogIndexView) => FromWorkerAnswer | null;
};

export const filteredSearch: FilteredSearch = { refine, answerSmall };

function answerSmall(
  asked: SmallQuestion,
  { index, live, text, findCodes, isFinal }: CatalogIndexView,
): FromWorkerAnswer | null {
  const { call, kind } = asked;
  switch (kind) {
    case 'codes':
      return findCodes === null ? null : { call, kind, codes: findCodes(asked.text, asked.limit) };
    case 'totals': {
      const isText = asked.queries.some((query) => query.text.trim() !== '');
      if (isText && findCodes === null) return null;
      return { call, kind, totals: countTotals(index, asked.queries, live, text) };
    }
    case 'points':
      if (asked.query.text.trim() !== '' && findCodes === null) return null;
      return { call, kind, points: listPoints(index, asked.query, asked.most, live, text) };
    case 'offers': {
      const isThere = isFinal || asked.codes.every((code) => findOffer(index, code) !== null);
      return isThere ? { call, kind: 'hits', hits: offersByCode(index, asked.codes, asked.query, live, text) } : null;
    }
  }
}
