import { gameLabel } from '@/games/gameLabel';
import type { Game } from '@/games/types';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './MessageFoot.module.css';
import { useMessageMessages } from './messages/useMessageMessages';

type GameLineProps = { readonly game: Game; readonly onChange: () => void };

/** The game of a text, with a button to choose another one. */
export function GameLine({ game, onChange }: GameLineProps) {
  const messages = useMessageMessages();
  const name = gameLabel(game, useLocale());
  return (
    <p className={styles.game}>
      <GameGlyph game={game} size={28} />
      <b>{name}</b>
      <button type="button" className={styles.change} aria-label={messages.changeLabel(name)} onClick={onChange}>
        {messages.change}
      </button>
    </p>
  );
}
