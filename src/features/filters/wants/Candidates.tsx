import type { ItemId } from '@/domain/offer';
import { itemsOf, type Want } from '@/domain/query';
import { type GameItems, itemName } from '@/features/search-state/gameItems';
import { FacetTag } from '@/ui/components/display/FacetTag';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './Candidates.module.css';

export type CandidatesProps = {
  /** A want whose name fits several items. */
  readonly want: Want;
  readonly gameItems: GameItems;
  readonly label: string;
  readonly onChoose: (item: ItemId) => void;
};

/** Asks which of several items a want is for. */
export function Candidates({ want, gameItems, label, onChoose }: CandidatesProps) {
  const locale = useLocale();
  return (
    <fieldset className={styles.candidates} aria-label={label}>
      {itemsOf(want).map((item) => (
        <FacetTag key={item} checked={false} onToggle={() => onChoose(item)}>
          {itemName(gameItems, item, locale)}
        </FacetTag>
      ))}
    </fieldset>
  );
}
