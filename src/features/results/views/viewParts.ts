import type { ComponentType } from 'react';
import { PAGE_SIZE, type Query, type View } from '@/domain/query';
import { CardGrid } from '@/features/results/cards/CardGrid';
import { SkeletonCards } from '@/features/results/cards/SkeletonCards';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { LazyScatter } from '@/features/results/scatter/LazyScatter';
import { LazyOfferTable } from '@/features/results/table/LazyOfferTable';
import { SkeletonRows } from '@/features/results/table/SkeletonRows';

export type ViewPart = {
  readonly view: View;
  readonly Hits: ComponentType<ResultsViewProps>;
  /** Placeholder while the first result loads. */
  readonly Waiting: ComponentType;
  /** Whether the view shows the hits page by page. */
  readonly isPaged: boolean;
};

const CARDS: ViewPart = { view: 'cards', Hits: CardGrid, Waiting: SkeletonCards, isPaged: true };

/** The views of the results, in the order of the switch. */
export const VIEW_PARTS: readonly ViewPart[] = [
  CARDS,
  { view: 'table', Hits: LazyOfferTable, Waiting: SkeletonRows, isPaged: true },
  { view: 'scatter', Hits: LazyScatter, Waiting: SkeletonCards, isPaged: false },
];

/** Returns the query in another view, from the first hit. */
export function switchView(query: Query, view: View): Query {
  return { ...query, view, shown: PAGE_SIZE };
}

/** Returns the components of a view; those of the cards for an unknown one. */
export function viewPart(view: View): ViewPart {
  return VIEW_PARTS.find((part) => part.view === view) ?? CARDS;
}
