import { Link } from '@umijs/max';
import { gameById } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';
import { gamePath } from '@/games/paths';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './NothingFound.module.css';

export type NothingFoundProps = { readonly text: string; readonly onShowAll: () => void };

/** Reports that no game matches the text, and links to the games with the most similar names. */
export function NothingFound({ text, onShowAll }: NothingFoundProps) {
  const { welcome, layout } = useMessages();
  const locale = useLocale();
  const nearest = nearestGameIds(text).map(gameById);
  return (
    <div className={styles.nothing}>
      <p role="status">{welcome.noneFound(text.trim())}</p>
      {nearest.length > 0 && <p>{layout.nearest}</p>}
      <ul className={styles.links}>
        {nearest.map((game) => (
          <li key={game.id}>
            <Link to={gamePath('game', game.id)}>{game.names[locale]}</Link>
          </li>
        ))}
        <li>
          <TextButton onClick={onShowAll}>{welcome.showAll}</TextButton>
        </li>
      </ul>
    </div>
  );
}
