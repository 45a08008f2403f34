import { Navigate, useParams } from '@umijs/max';
import { LazyCompareScreen } from '@/features/shop-page/LazyCompareScreen';
import { findGame } from '@/games/games';
import { compareTray } from '@/storage/compareTray';
import { lastVisit } from '@/storage/lastVisit';
import { defaultComparisonPath } from './defaultComparisonPath';

/** `/compare/<game id>`, and `/compare`, which leads to what lies in the tray. An id that no game has leads to where a shop
 *  page of that name would be, which says that there is none and names the nearest. */
export default function ComparePage() {
  const { id } = useParams<{ readonly id?: string }>();
  if (id === undefined) return <Navigate to={defaultComparisonPath(compareTray.get(), lastVisit.get())} replace />;
  const game = findGame(id);
  if (game === null) return <Navigate to={`/game/${encodeURIComponent(id)}`} replace />;
  return <LazyCompareScreen key={game.id} game={game} />;
}
