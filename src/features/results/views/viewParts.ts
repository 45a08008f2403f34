import type { ComponentType } from 'react';
import type { View } from '@/domain/query';
import { CardGrid } from '@/features/results/cards/CardGrid';
import { SkeletonCards } from '@/features/results/cards/SkeletonCards';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { LazyScatter } from '@/features/results/scatter/LazyScatter';
import { LazyOfferTable } from '@/features/results/table/LazyOfferTable';
import { SkeletonRows } from '@/features/results/table/SkeletonRows';

export type ViewPart = {
  readonly view: View;
  readonly Hits: ComponentType<ResultsViewProps>;
  /** What stands there while there is no answer yet. */
  readonly Waiting: ComponentType;
  /** Whether it shows page after page of the hits. */
  readonly paged: boolean;
};

const CARDS: ViewPart = { view: 'cards', Hits: CardGrid, Waiting: SkeletonCards, paged: true };

/** The ways to look at offers that there are, in the order of the switch. */
export const VIEW_PARTS: readonly ViewPart[] = [
  CARDS,
  { view: 'table', Hits: LazyOfferTable, Waiting: SkeletonRows, paged: true },
  { view: 'scatter', Hits: LazyScatter, Waiting: SkeletonCards, paged: false },
];

/** The part that draws a view; cards for a view that nothing draws. */
export function viewPart(view: View): ViewPart {
  return VIEW_PARTS.find((part) => part.view === view) ?? CARDS;
}
