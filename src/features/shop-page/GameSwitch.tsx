import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { Link } from '@umijs/max';
import { memo, useState } from 'react';
import type { ItemLinks } from '@/domain/itemLinks';
import { EMPTY_QUERY, type Want } from '@/domain/query';
import { writeQuery } from '@/domain/queryString';
import { Drawer } from '@/features/drawer/Drawer';
import { gameLabel } from '@/games/gameLabel';
import { GAMES } from '@/games/games';
import { type GameGroup, gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './GameSwitch.module.css';

type GameSwitchProps = {
  readonly game: Game;
  readonly group: GameGroup;
  /** Passed on to the variants of the game, which have the same roster. */
  readonly wants: readonly Want[];
  readonly links: ItemLinks;
};

/** Shows the current game and links to the others in the same route group. */
export const GameSwitch = memo(function GameSwitch({ game, group, wants, links }: GameSwitchProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const label = gameLabel(game, locale);
  const wantsQuery = open ? writeQuery({ ...EMPTY_QUERY, wants }, [], links) : '';
  return (
    <>
      <button type="button" className={styles.switch} aria-label={shop.switchGame(label)} onClick={() => setOpen(true)}>
        <GameGlyph game={game} size={24} />
        <span className={styles.name}>{label}</span>
        <DownOutlined aria-hidden />
      </button>
      <Drawer title={shop.games} placement="left" size="min(360px, 100%)" open={open} onClose={() => setOpen(false)}>
        <ul className={styles.games}>
          {GAMES.map((one) => (
            <li key={one.id}>
              <Link
                className={styles.game ?? ''}
                to={gamePath(group, one.id) + (one.family === game.family ? wantsQuery : '')}
                aria-current={one.id === game.id ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <GameGlyph game={one} size={24} />
                {one.names[locale]}
              </Link>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
});
