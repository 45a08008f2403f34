import { type Chip, chipsOf, withoutChip } from '@/domain/chips';
import { clearConditions, type Query } from '@/domain/query';
import type { Answer } from '@/shop/answer';
import { useFacetWording } from '@/shop/facets/useFacetWording';
import type { Lexicon } from '@/shop/lexicon';
import { TextButton } from '@/ui/TextButton';
import { useMessages } from '@/ui/useMessages';
import { AppliedChip } from './AppliedChip';
import styles from './ChipRow.module.css';
import { chipKey, chipWords } from './chipWords';

export type ChipRowProps = {
  readonly query: Query;
  /** The newest answer; its numbers stand beside the chips only if it answers this very query. */
  readonly answer: Answer | null;
  readonly settled: boolean;
  readonly lexicon: Lexicon;
  readonly onChoose: (next: Query) => void;
};

/** What is asked for, as chips: each says how many offers there are without it, and goes at one tap. */
export function ChipRow({ query, answer, settled, lexicon, onChoose }: ChipRowProps) {
  const { shop } = useMessages();
  const wording = useFacetWording(lexicon.spec, answer?.page.catalogue.currency ?? null);
  const chips = chipsOf(query);
  if (chips.length === 0) return null;

  const numbers = settled && answer !== null ? answer.page.withoutChip : [];
  const best = answer?.page.total === 0 ? Math.max(0, ...numbers) : 0;
  const isNice = (chip: Chip) => chip.kind === 'want' && chip.want.mode === 'nice';
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label={shop.applied}>
        {chips.map((chip, place) => {
          const without = numbers[place] ?? null;
          return (
            <li key={chipKey(chip)}>
              <AppliedChip
                words={chipWords(chip, lexicon, wording)}
                without={isNice(chip) ? 'order' : without}
                bestExit={best > 0 && without === best}
                onDrop={() => onChoose(withoutChip(query, chip))}
              />
            </li>
          );
        })}
      </ul>
      <TextButton className={styles.clear} onClick={() => onChoose(clearConditions(query))}>
        {shop.clearAll}
      </TextButton>
    </div>
  );
}
