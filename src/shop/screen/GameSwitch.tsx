import { Link } from '@umijs/max';
import { useState } from 'react';
import { GAMES } from '@/games/games';
import { type GameGroup, gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { GameGlyph } from '@/ui/GameGlyph';
import { LineIcon } from '@/ui/LineIcon';
import { Sheet } from '@/ui/Sheet';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import styles from './GameSwitch.module.css';

/** The game that is open, and the way to another one of the same route group. */
export function GameSwitch({ game, group }: { readonly game: Game; readonly group: GameGroup }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const name = game.names[locale];
  return (
    <>
      <button type="button" className={styles.switch} aria-label={shop.switchGame(name)} onClick={() => setOpen(true)}>
        <GameGlyph game={game} size={24} />
        <span className={styles.name}>{name}</span>
        <LineIcon name="down" />
      </button>
      <Sheet title={shop.games} from="left" reach="min(360px, 100%)" open={open} onClose={() => setOpen(false)}>
        <ul className={styles.games}>
          {GAMES.map((one) => (
            <li key={one.id}>
              <Link
                className={styles.game ?? ''}
                to={gamePath(group, one.id)}
                aria-current={one.id === game.id ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <GameGlyph game={one} size={24} />
                {one.names[locale]}
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
