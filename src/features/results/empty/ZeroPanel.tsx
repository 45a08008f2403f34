import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { chipsOf, withoutChip } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { chipKey, chipLabel } from '@/features/labels/chipLabel';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { EmptyStand } from '@/features/placeholders/EmptyStand';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { QueryParser } from '@/features/text-query/queryParser';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { EmptyCatalogLinks } from './EmptyCatalogLinks';
import styles from './ZeroPanel.module.css';

export type ZeroPanelProps = {
  /** The answer without hits. */
  readonly answer: SearchResult;
  readonly lexicon: GameItems;
  /** null while nothing can read the text. */
  readonly reader: QueryParser | null;
  readonly onChoose: (next: Query) => void;
};

/** Nothing meets all that is asked, or nothing of what could be searched: the conditions stay, and each says what
 *  dropping it would bring, the most first. Where nothing at all is on sale, it leads on. A text that can be read as conditions may be meant as those. */
export function ZeroPanel({ answer, lexicon, reader, onChoose }: ZeroPanelProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const wording = useFacetLabels(lexicon.spec, answer.page.catalog.currency);
  const unsure = answer.page.catalog.texts === 'failed' && answer.query.text.trim() !== '';
  const { onSale, complete } = answer.page.catalog;
  const empty = onSale === 0 && complete;
  const exits = chipsOf(answer.query)
    .map((chip, place) => ({ chip, gain: answer.page.withoutChip[place] ?? 0 }))
    .filter(({ chip }) => chip.kind !== 'want' || chip.want.mode !== 'nice')
    .sort((a, b) => b.gain - a.gain);

  return (
    <section className={styles.panel} aria-labelledby="zero-title">
      <EmptyStand />
      <div>
        <h2 id="zero-title" className={styles.title}>
          {exits.length === 0 || empty ? shop.zeroStock : unsure ? shop.zeroUnsure : shop.zeroTitle(exits.length)}
        </h2>
        {reader !== null && (
          <reader.parts.ReadOffer
            query={answer.query}
            reader={reader}
            currency={wording.currency}
            onChoose={onChoose}
          />
        )}
        {exits[0] !== undefined && (
          <p className={styles.hint}>{exits[0].gain > 0 ? shop.zeroHint : shop.zeroHintNone}</p>
        )}
      </div>
      <ul className={styles.exits}>
        {exits.map(({ chip, gain }) => {
          const words = chipLabel(chip, lexicon, wording);
          return (
            <li key={chipKey(chip)}>
              <button type="button" className={styles.exit} onClick={() => onChoose(withoutChip(answer.query, chip))}>
                <CloseOutlined aria-hidden />
                <span className={styles.what}>{words.full}</span>
                <span className={gain > 0 ? styles.gain : styles.none}>
                  {gain > 0 ? shop.zeroGain(gain, formatNumber(gain, locale)) : shop.zeroStill}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {empty && <EmptyCatalogLinks spec={lexicon.spec} wants={answer.query.wants} />}
    </section>
  );
}
