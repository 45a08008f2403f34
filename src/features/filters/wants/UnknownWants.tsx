import { itemsOf, PAGE_SIZE, type Query, type Want } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './UnknownWants.module.css';

export type UnknownWantsProps = {
  readonly gameItems: GameItems;
  readonly query: Query;
  readonly onChoose: (next: Query) => void;
};

/** Warns about wants in the URL whose items this game does not have, as in a truncated link or one for another game. They stay
 *  in the query until the buyer removes them, so that no part of a query is silently ignored. */
export function UnknownWants({ gameItems, query, onChoose }: UnknownWantsProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { roster, spec } = gameItems;
  const isKnown = (want: Want) => itemsOf(want).some((item) => roster.byId.has(item));
  const unknown = query.wants.filter((want) => !isKnown(want));
  if (unknown.length === 0) return null;
  const remove = () => onChoose({ ...query, wants: query.wants.filter(isKnown), shown: PAGE_SIZE });
  return (
    <div className={styles.unknown}>
      <Notice tone="warn" action={<TextButton onClick={remove}>{shop.removeUnknown}</TextButton>}>
        {shop.unknownWants(
          spec.game.names[locale],
          shop.list(unknown.flatMap(itemsOf)),
          unknown.some(({ mode }) => mode === 'must'),
        )}
      </Notice>
    </div>
  );
}
