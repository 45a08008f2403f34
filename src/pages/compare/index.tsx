import { Navigate, useParams } from '@umijs/max';
import { LazyCompareScreen } from '@/features/shop-page/LazyCompareScreen';
import { findGame } from '@/games/games';
import { compareTray } from '@/storage/compareTray';
import { lastVisit } from '@/storage/lastVisit';
import { PageIntro } from '@/ui/components/page/PageIntro';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';
import { defaultComparisonPath } from './defaultComparisonPath';

/** `/compare/<game id>`, and `/compare`, which redirects to the offers in the tray. An unknown id redirects to the shop path with that id,
 *  where the not-found page suggests similar games. */
export default function ComparePage() {
  const { id } = useParams<{ readonly id?: string }>();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <PageIntro page="compare" />;
  if (id === undefined) return <Navigate to={defaultComparisonPath(compareTray.get(), lastVisit.get())} replace />;
  const game = findGame(id);
  if (game === null) return <Navigate to={`/game/${encodeURIComponent(id)}`} replace />;
  return <LazyCompareScreen key={game.id} game={game} />;
}
