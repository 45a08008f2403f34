import { PAGE_SIZE, type Query } from '@/domain/query';
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

/** Warns about wants in the URL that this game has no item for, as in a link from another game or a truncated one. They
 *  stay in the query until the buyer removes them, so that no part of a query is ignored silently. */
export function UnknownWants({ gameItems, query, onChoose }: UnknownWantsProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { roster, spec } = gameItems;
  const unknown = query.wants.filter(({ item }) => !roster.byId.has(item));
  if (unknown.length === 0) return null;
  const remove = () =>
    onChoose({ ...query, wants: query.wants.filter(({ item }) => roster.byId.has(item)), shown: PAGE_SIZE });
  return (
    <div className={styles.unknown}>
      <Notice tone="warn" action={<TextButton onClick={remove}>{shop.dropUnknown}</TextButton>}>
        {shop.unknownWants(
          spec.game.names[locale],
          shop.list(unknown.map(({ item }) => item)),
          unknown.some(({ mode }) => mode === 'must'),
        )}
      </Notice>
    </div>
  );
}
