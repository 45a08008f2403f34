import { PAGE_SIZE, type Query } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './UnknownWants.module.css';

export type UnknownWantsProps = {
  readonly lexicon: GameItems;
  readonly query: Query;
  readonly onChoose: (next: Query) => void;
};

/** Says which wants of the address this game has no item for: a link from another game, or one that was cut. They stay in the
 *  query until they are dropped, for nothing that was asked is left out without a word. */
export function UnknownWants({ lexicon, query, onChoose }: UnknownWantsProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { roster, spec } = lexicon;
  const unknown = query.wants.filter(({ item }) => !roster.byId.has(item));
  if (unknown.length === 0) return null;
  const drop = () =>
    onChoose({ ...query, wants: query.wants.filter(({ item }) => roster.byId.has(item)), shown: PAGE_SIZE });
  return (
    <div className={styles.unknown}>
      <Notice tone="warn" action={<TextButton onClick={drop}>{shop.dropUnknown}</TextButton>}>
        {shop.unknownWants(
          spec.game.names[locale],
          shop.list(unknown.map(({ item }) => item)),
          unknown.some(({ mode }) => mode === 'must'),
        )}
      </Notice>
    </div>
  );
}
