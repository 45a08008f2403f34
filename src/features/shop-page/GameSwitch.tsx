import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { memo, useState } from 'react';
import { Drawer } from '@/features/drawer/Drawer';
import { gameLabel } from '@/games/gameLabel';
import { loadable } from '@/resilience/loadable';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { GameListProps } from './GameList';
import styles from './GameSwitch.module.css';

type GameSwitchProps = Omit<GameListProps, 'onChoose'>;

const GameList = loadable<GameListProps>(
  () => import(/* webpackChunkName: "drawer-lists" */ './GameList').then((module) => module.GameList),
  RenderNothing,
);

/** Shows the current game and links to the others in the same route group. */
export const GameSwitch = memo(function GameSwitch({ game, group, wants, links }: GameSwitchProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const label = gameLabel(game, locale);
  return (
    <>
      <button type="button" className={styles.switch} aria-label={shop.switchGame(label)} onClick={() => setOpen(true)}>
        <GameGlyph game={game} size={24} />
        <span className={styles.name}>{label}</span>
        <DownOutlined aria-hidden />
      </button>
      <Drawer title={shop.games} placement="left" size="min(360px, 100%)" open={open} onClose={() => setOpen(false)}>
        <GameList {...{ game, group, wants, links }} onChoose={() => setOpen(false)} />
      </Drawer>
    </>
  );
});
