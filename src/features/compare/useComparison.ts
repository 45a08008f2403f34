import { useLocation, useNavigate } from '@umijs/max';
import { useMemo } from 'react';
import type { ItemLinks } from '@/domain/itemLinks';
import type { OfferCode } from '@/domain/offer';
import { writeQuery } from '@/domain/queryString';
import { facetsOf } from '@/games/facetsOf';
import { gamePath } from '@/games/paths';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { MAX_COMPARED } from '@/storage/compareTray';
import { type Comparison, formatComparison, parseComparison } from './comparisonUrl';

export type ComparisonView = Comparison & {
  /** Whether the URL had more offers than can be compared; `codes` holds the first ones. */
  readonly isTruncated: boolean;
  /** Navigates to the comparison of the given offers, with the same query. */
  readonly setCodes: (codes: readonly OfferCode[]) => void;
  /** Returns the shop page link with the same query, opening an offer's detail unless null. */
  readonly shopHref: (open: OfferCode | null) => string;
};

/** Reads the comparison from the URL, its only storage.
 *  @param links  how items are written in the URL */
export function useComparison(game: Game, links: ItemLinks): ComparisonView {
  const { search } = useLocation();
  const navigate = useNavigate();
  const spec = specOf(game);
  const parsed = useMemo(() => parseComparison(search, spec, links), [search, spec, links]);
  return useMemo(() => {
    const { query, group } = parsed;
    return {
      ...parsed,
      codes: parsed.codes.slice(0, MAX_COMPARED),
      isTruncated: parsed.codes.length > MAX_COMPARED,
      setCodes: (codes) => navigate(formatComparison({ ...parsed, codes }, spec, links)),
      shopHref: (open) => `${gamePath(group, game.id)}${writeQuery({ ...query, open }, facetsOf(spec), links)}`,
    };
  }, [parsed, spec, links, game, navigate]);
}
