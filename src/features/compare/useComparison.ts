import { useLocation, useNavigate } from '@umijs/max';
import { useMemo } from 'react';
import type { OfferCode } from '@/domain/offer';
import { writeQuery } from '@/domain/queryString';
import { facetsOf } from '@/games/facetsOf';
import { gamePath } from '@/games/paths';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { MAX_COMPARED } from '@/storage/compareTray';
import { type Comparison, comparisonAddress, readComparison } from './compareAddress';

export type ComparisonView = Comparison & {
  /** Whether the address named more offers than can be compared; only the first are in `codes`. */
  readonly tooMany: boolean;
  /** Goes to the comparison of other offers, with the same query. */
  readonly setCodes: (codes: readonly OfferCode[]) => void;
  /** The address of the shop page with the same query, and an offer's detail open if one is named. */
  readonly shopAddress: (open: OfferCode | null) => string;
};

/** The comparison of the page's address. It has no other home. */
export function useComparison(game: Game): ComparisonView {
  const { search } = useLocation();
  const navigate = useNavigate();
  const spec = specOf(game);
  const said = useMemo(() => readComparison(search, spec), [search, spec]);
  return useMemo(() => {
    const { query, group } = said;
    return {
      ...said,
      codes: said.codes.slice(0, MAX_COMPARED),
      tooMany: said.codes.length > MAX_COMPARED,
      setCodes: (codes) => navigate(comparisonAddress({ ...said, codes }, spec)),
      shopAddress: (open) => `${gamePath(group, game.id)}${writeQuery({ ...query, open }, facetsOf(spec))}`,
    };
  }, [said, spec, game, navigate]);
}
