import { IDS_IN_LINKS } from '@/domain/itemLinks';
import { useOverlay } from '@/features/search-state/useOverlay';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { gamePath } from '@/games/paths';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { ComparePage } from './ComparePage';
import { useCompareMessages } from './messages/useCompareMessages';
import { useComparison } from './useComparison';

/** Connects the compare page of a game to the URL, the search worker and the overlay. */
export function CompareScreen({ game }: { readonly game: Game }) {
  const messages = useCompareMessages();
  const { gameItems, client, error, restart } = useSearchClient(specOf(game));
  const comparison = useComparison(game, gameItems?.links ?? IDS_IN_LINKS);
  // The overlay is shared by both route groups of a game, so the path of either will do.
  const overlay = useOverlay(game, client, gamePath(comparison.group, game.id).slice(1));
  usePageTitle(messages.pageTitle(game.names[useLocale()]));
  return (
    <ComparePage
      game={game}
      comparison={comparison}
      gameItems={gameItems}
      client={client}
      overlay={overlay}
      error={error}
      onRestart={restart}
    />
  );
}
