import { Link, useSearchParams } from '@umijs/max';
import { type ComponentType, useState } from 'react';
import { favouritesOfGame } from '@/features/favourites/button/favouritesOfGame';
import type { CatalogWatcherProps } from '@/features/favourites/game/CatalogWatcher';
import { CopyCodes } from '@/features/favourites/game/CopyCodes';
import { GameFavourites } from '@/features/favourites/game/GameFavourites';
import { type CurrentFavourite, resolveFavourite } from '@/features/favourites/game/resolveFavourite';
import { type FavouriteSort, sortFavourites } from '@/features/favourites/game/sortFavourites';
import { selectGamesToWatch, useWatchedCatalogs } from '@/features/favourites/game/useWatchedCatalogs';
import { UNLOADED_CATALOG } from '@/features/favourites/game/watchedCatalog';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { UnreadableSection } from '@/features/favourites/unreadable/UnreadableSection';
import { EmptyPanel } from '@/features/placeholders/EmptyPanel';
import { GAMES } from '@/games/games';
import type { Game, GameId } from '@/games/types';
import { countFavourites, type Favourite, favourites } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { useNow } from '@/ui/hooks/useNow';
import { type ChangeFilter, FavouriteFilters } from './FavouriteFilters';
import styles from './FavouritesPage.module.css';
import { GAME_PARAMETER } from './favouritesPath';
import { GameFilter } from './GameFilter';
import { PageHeader } from './PageHeader';
import { useRemovedFavourites } from './useRemovedFavourites';

export type FavouritesPageProps = {
  /** Opens the catalog of a game and reports its state. */
  readonly Watcher: ComponentType<CatalogWatcherProps>;
};

/** Lists the favourites of all games or of one, each with its current state and its changes since the last visit. */
export function FavouritesPage({ Watcher }: FavouritesPageProps) {
  const messages = useFavouriteMessages();
  const stored = useStored(favourites);
  const [catalogs, updateCatalog] = useWatchedCatalogs();
  const removedFavourites = useRemovedFavourites();
  const [filter, setFilter] = useState<ChangeFilter>('all');
  const [sort, setSort] = useState<FavouriteSort>('newest');
  const now = useNow();

  const resolveFor = (game: Game) => (favourite: Favourite) =>
    resolveFavourite(favourite, catalogs.get(game.id) ?? UNLOADED_CATALOG);
  const groups = GAMES.map((game) => ({
    game,
    current: favouritesOfGame(stored, game.id).map(resolveFor(game)),
    removed: removedFavourites.ofGame(game.id).map(resolveFor(game)),
  })).filter(({ current, removed }) => current.length + removed.length > 0);
  const [selectedGame, setSelectedGame] = useGameFilter(groups.map(({ game }) => game));
  const selected = groups.filter(({ game }) => selectedGame === null || game.id === selectedGame);
  const all = selected.flatMap(({ current }) => current);
  const matchesFilter = ({ change }: CurrentFavourite) => filter === 'all' || change === filter;
  const shown = selected
    .map(({ game, current, removed }) => ({
      game,
      current: current.filter(matchesFilter),
      removed: removed.filter(matchesFilter),
    }))
    .filter(({ current, removed }) => current.length + removed.length > 0);
  const codes = shown.flatMap(({ current }) => sortFavourites(current, sort).map(({ favourite }) => favourite.code));
  const selectedFirst = [...new Set([...selected, ...groups])].map(({ game }) => game);

  return (
    <>
      {selectGamesToWatch(selectedFirst, catalogs).map((game) => (
        <Watcher
          key={game.id}
          game={game}
          codes={favouritesOfGame(stored, game.id).map(({ code }) => code)}
          onUpdate={updateCatalog}
        />
      ))}
      <PageHeader count={countFavourites(stored)} now={now} />
      {groups.length === 0 && (
        <EmptyPanel title={messages.empty} hint={messages.emptyHint}>
          <Link to="/welcome">{messages.toGames}</Link>
        </EmptyPanel>
      )}
      <GameFilter
        games={groups.map(({ game, current }) => ({ game, count: current.length }))}
        selectedGame={selectedGame}
        onChoose={setSelectedGame}
      />
      {all.length > 0 && (
        <FavouriteFilters all={all} filter={filter} onFilter={setFilter} sort={sort} onSort={setSort}>
          {codes.length > 0 && <CopyCodes codes={codes} />}
        </FavouriteFilters>
      )}
      {groups.length > 0 && shown.length === 0 && <p className={styles.none}>{messages.noMatch}</p>}
      {shown.map(({ game, current, removed }) => (
        <GameFavourites
          key={game.id}
          game={game}
          catalog={catalogs.get(game.id) ?? UNLOADED_CATALOG}
          rows={sortFavourites([...current, ...removed], sort)}
          removed={new Set(removed.map(({ favourite }) => favourite.code))}
          now={now}
          problemOf={removedFavourites.problemOf}
          onRemove={removedFavourites.remove}
          onUndo={removedFavourites.restore}
        />
      ))}
      <UnreadableSection />
    </>
  );
}

/** Reads and writes the URL parameter that limits the page to one game. A game without favourites selects all.
 *  @param games  games with favourites */
function useGameFilter(games: readonly Game[]): readonly [GameId | null, (game: GameId | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const requested = parameters.get(GAME_PARAMETER);
  const selectedGame = games.find(({ id }) => id === requested)?.id ?? null;
  const choose = (game: GameId | null) => {
    const next = new URLSearchParams(parameters);
    if (game === null) next.delete(GAME_PARAMETER);
    else next.set(GAME_PARAMETER, game);
    setParameters(next, { replace: true });
  };
  return [selectedGame, choose];
}
