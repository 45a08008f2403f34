import { useState } from 'react';
import { gameLabel } from '@/games/gameLabel';
import { GAMES } from '@/games/games';
import type { Game } from '@/games/types';
import { Button } from '@/ui/components/controls/Button';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './MessageFoot.module.css';
import { useMessageMessages } from './messages/useMessageMessages';

type GameChoiceProps = {
  /** The likeliest first. */
  readonly games: readonly Game[];
  /** Whether all games are offered at once. */
  readonly isComplete: boolean;
  readonly onChoose: (game: Game) => void;
};

/** Asks which game a text is about. */
export function GameChoice({ games, isComplete, onChoose }: GameChoiceProps) {
  const messages = useMessageMessages();
  const locale = useLocale();
  const [isExtended, setIsExtended] = useState(isComplete);
  const rest = GAMES.filter((game) => !games.includes(game));
  return (
    <fieldset className={styles.choice}>
      <legend>{messages.which}</legend>
      {(isExtended ? [...games, ...rest] : games).map((game) => (
        <Button
          key={game.id}
          className={styles.option ?? ''}
          icon={<GameGlyph game={game} size={24} />}
          onClick={() => onChoose(game)}
        >
          {gameLabel(game, locale)}
        </Button>
      ))}
      {!isExtended && (
        <Button variant="text" className={styles.option ?? ''} onClick={() => setIsExtended(true)}>
          {messages.allGames}
        </Button>
      )}
    </fieldset>
  );
}
