import type { LoadPage } from './pages';

export type Mode = 'simulated' | 'throttled';

/** A figure of a page; times in milliseconds, scores 0 to 100. */
export type FigureName =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'firstPaint'
  | 'largestPaint'
  | 'blockingTime'
  | 'layoutShift'
  | 'speedIndex'
  | 'longestTask'
  | 'boxShown'
  | 'typed'
  | 'nameAnswered'
  | 'firstOffers';

export type Figures = Readonly<Partial<Record<FigureName, number>>>;

type Bound = {
  readonly figure: FigureName;
  readonly isMinimum?: true;
  readonly modes: readonly Mode[];
  readonly welcome?: number;
  /** Also applies to a link with a query. */
  readonly shop?: number;
};

/** Upper bound of the layout shift of every page, in every language and colour scheme. */
export const LAYOUT_SHIFT_BOUND = 0.005;

const BOTH = ['simulated', 'throttled'] as const;

const BOUNDS: readonly Bound[] = [
  { figure: 'performance', isMinimum: true, modes: ['simulated'], welcome: 97, shop: 90 },
  { figure: 'accessibility', isMinimum: true, modes: ['simulated'], welcome: 100, shop: 100 },
  { figure: 'bestPractices', isMinimum: true, modes: ['simulated'], welcome: 100, shop: 100 },
  { figure: 'seo', isMinimum: true, modes: ['simulated'], welcome: 100, shop: 100 },
  { figure: 'largestPaint', modes: ['simulated'], welcome: 1_500, shop: 1_900 },
  { figure: 'blockingTime', modes: ['simulated'], welcome: 100, shop: 250 },
  { figure: 'layoutShift', modes: BOTH, welcome: LAYOUT_SHIFT_BOUND, shop: LAYOUT_SHIFT_BOUND },
  { figure: 'firstPaint', modes: ['throttled'], shop: 2_000 },
  { figure: 'largestPaint', modes: ['throttled'], shop: 2_500 },
  { figure: 'nameAnswered', modes: ['throttled'], shop: 5_500 },
  { figure: 'firstOffers', modes: ['throttled'], shop: 5_500 },
];

/** A figure beside its bound; null without one. */
export type CheckedFigure = {
  readonly figure: FigureName;
  readonly value: number;
  readonly bound: { readonly limit: number; readonly isMinimum: boolean; readonly isWithin: boolean } | null;
};

/** Compares the figures of a page with their bounds. The peer has none. */
export function checkFigures(kind: LoadPage['kind'] | 'peer', mode: Mode, figures: Figures): readonly CheckedFigure[] {
  return (Object.entries(figures) as [FigureName, number][]).map(([figure, value]) => {
    const found = BOUNDS.find((bound) => bound.figure === figure && bound.modes.includes(mode));
    const limit = kind === 'peer' ? undefined : kind === 'welcome' ? found?.welcome : found?.shop;
    if (found === undefined || limit === undefined) return { figure, value, bound: null };
    const isMinimum = found.isMinimum === true;
    return { figure, value, bound: { limit, isMinimum, isWithin: isMinimum ? value >= limit : value <= limit } };
  });
}
