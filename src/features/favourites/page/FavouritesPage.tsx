import { type ComponentType, useState } from 'react';
import { favouritesIn } from '@/features/favourites/button/favouritesIn';
import { CopyCodes } from '@/features/favourites/game/CopyCodes';
import { type FavouriteNow, favouriteNow } from '@/features/favourites/game/favouriteNow';
import { GameFavourites } from '@/features/favourites/game/GameFavourites';
import type { GameWatchProps } from '@/features/favourites/game/GameWatch';
import { NO_NEWS } from '@/features/favourites/game/gameNews';
import { type KeptSort, sortFavourites } from '@/features/favourites/game/sortFavourites';
import { useGameNews } from '@/features/favourites/game/useGameNews';
import { watchedGames } from '@/features/favourites/game/watchedGames';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { SetAsideSection } from '@/features/favourites/set-aside/SetAsideSection';
import { GAMES } from '@/games/games';
import type { Game } from '@/games/types';
import { countFavourites, type Favourite, favourites } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { useNow } from '@/ui/hooks/useNow';
import { FavouriteFilters, type StateFilter } from './FavouriteFilters';
import styles from './FavouritesPage.module.css';
import { GameFilter } from './GameFilter';
import { NoFavourites } from './NoFavourites';
import { PageHead } from './PageHead';
import { useDropped } from './useDropped';
import { useOnlyGame } from './useOnlyGame';

export type FavouritesPageProps = {
  /** Opens the catalog of a game and tells what it says. */
  readonly Watch: ComponentType<GameWatchProps>;
};

const TOLD_ANEW_MS = 60_000;

/** Everything the buyer keeps, by game or of one game, each as it stands now and with what has changed since the last
 *  visit. */
export function FavouritesPage({ Watch }: FavouritesPageProps) {
  const words = useFavouriteMessages();
  const kept = useStored(favourites);
  const [news, tell] = useGameNews();
  const dropped = useDropped();
  const [filter, setFilter] = useState<StateFilter>('all');
  const [sort, setSort] = useState<KeptSort>('newest');
  const now = useNow(TOLD_ANEW_MS);

  const nowOf = (game: Game) => (one: Favourite) => favouriteNow(one, news.get(game.id) ?? NO_NEWS);
  const groups = GAMES.map((game) => ({
    game,
    there: favouritesIn(kept, game.id).map(nowOf(game)),
    out: dropped.of(game.id).map(nowOf(game)),
  })).filter(({ there, out }) => there.length + out.length > 0);
  const [only, setOnly] = useOnlyGame(groups.map(({ game }) => game));
  const chosen = groups.filter(({ game }) => only === null || game.id === only);
  const all = chosen.flatMap(({ there }) => there);
  const isShown = ({ state }: FavouriteNow) => filter === 'all' || state === filter;
  const shown = chosen
    .map(({ game, there, out }) => ({ game, there: there.filter(isShown), out: out.filter(isShown) }))
    .filter(({ there, out }) => there.length + out.length > 0);
  const codes = shown.flatMap(({ there }) => sortFavourites(there, sort).map((one) => one.kept.code));

  return (
    <>
      {watchedGames(
        [...new Set([...chosen, ...groups])].map(({ game }) => game),
        news,
      ).map((game) => (
        <Watch key={game.id} game={game} codes={favouritesIn(kept, game.id).map(({ code }) => code)} onNews={tell} />
      ))}
      <PageHead count={countFavourites(kept)} now={now} />
      {groups.length === 0 && <NoFavourites />}
      <GameFilter
        games={groups.map(({ game, there }) => ({ game, count: there.length }))}
        only={only}
        onChoose={setOnly}
      />
      {all.length > 0 && (
        <FavouriteFilters all={all} filter={filter} onFilter={setFilter} sort={sort} onSort={setSort}>
          {codes.length > 0 && <CopyCodes codes={codes} />}
        </FavouriteFilters>
      )}
      {groups.length > 0 && shown.length === 0 && <p className={styles.none}>{words.noneOfState}</p>}
      {shown.map(({ game, there, out }) => (
        <GameFavourites
          key={game.id}
          game={game}
          news={news.get(game.id) ?? NO_NEWS}
          rows={sortFavourites([...there, ...out], sort)}
          out={new Set(out.map(({ kept: { code } }) => code))}
          now={now}
          problemOf={dropped.problemOf}
          onDrop={dropped.drop}
          onUndo={dropped.undo}
        />
      ))}
      <SetAsideSection />
    </>
  );
}
