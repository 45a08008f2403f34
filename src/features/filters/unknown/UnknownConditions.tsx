import type { Query } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { findUnknownConditions } from './findUnknownConditions';
import styles from './UnknownConditions.module.css';

export type UnknownConditionsProps = {
  readonly gameItems: GameItems;
  readonly query: Query;
  readonly onChoose: (next: Query) => void;
};

/** Warns about conditions in the URL that this game does not have, as in a truncated link or one for another game. They stay in the query
 *  until the buyer removes them, so that no part of a query is silently ignored. */
export function UnknownConditions({ gameItems, query, onChoose }: UnknownConditionsProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const unknown = findUnknownConditions(query, gameItems);
  if (unknown === null) return null;
  const { ids, areRequired, rest } = unknown;
  return (
    <div className={styles.unknown}>
      <Notice tone="warn" action={<TextButton onClick={() => onChoose(rest)}>{shop.removeUnknown}</TextButton>}>
        {shop.unknownConditions(gameItems.spec.game.names[locale], shop.list(ids), areRequired)}
      </Notice>
    </div>
  );
}
