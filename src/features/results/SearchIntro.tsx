import type { GameSpec } from '@/games/types';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './Results.module.css';

/** Lists examples of searchable things until the first result is on screen. */
export function SearchIntro({ spec }: { readonly spec: GameSpec }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const kinds = spec.kinds.map(({ names }) => names[locale]);
  const resources = spec.resources.map(({ names }) => names[locale]);
  return <p className={styles.intro}>{shop.intro(spec.game.names[locale], [...kinds, ...resources].slice(0, 4))}</p>;
}
