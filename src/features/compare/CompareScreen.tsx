import { useOverlay } from '@/features/search-state/useOverlay';
import { useSearchClient } from '@/features/search-state/useSearchClient';
import { gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { ComparePage } from './ComparePage';
import { useCompareMessages } from './messages/useCompareMessages';
import { useComparison } from './useComparison';

/** The page that compares offers of a game. Data flows one way: address → worker → page. */
export function CompareScreen({ game }: { readonly game: Game }) {
  const words = useCompareMessages();
  const comparison = useComparison(game);
  const stock = useSearchClient(game);
  // What the server knows belongs to the game, whichever page asks.
  const overlay = useOverlay(game, stock.client, gamePath(comparison.group, game.id).slice(1));
  usePageTitle(words.pageTitle(game.names[useLocale()]));
  return (
    <ComparePage
      game={game}
      comparison={comparison}
      lexicon={stock.lexicon}
      client={stock.client}
      overlay={overlay}
      error={stock.error}
      onRestart={stock.restart}
    />
  );
}
