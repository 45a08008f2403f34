import { useMemo } from 'react';
import { itemsOf, type Query } from '@/domain/query';
import { chipLabel } from '@/features/labels/chipLabel';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { wantText } from '@/features/labels/wantText';
import { type GameItems, itemName } from '@/features/search-state/gameItems';
import type { WordReading } from '@/features/text-query/explainText';
import type { QueryParser } from '@/features/text-query/queryParser';
import { useReadingsMessages } from './messages/useReadingsMessages';
import styles from './ReadingList.module.css';

export type ReadingListProps = {
  /** The text that was read. */
  readonly text: string;
  /** The query it was read as. */
  readonly query: Query;
  readonly parser: Pick<QueryParser, 'explain'>;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
};

/** Lists the words of a text, each with its interpretation. */
export function ReadingList({ text, query, parser, gameItems, labels }: ReadingListProps) {
  const readings = useMemo(() => parser.explain(text, labels.currency), [parser, text, labels.currency]);
  const messages = useReadingsMessages();
  const candidatesText = ({ chip }: WordReading) => {
    const items = chip?.kind === 'want' ? itemsOf(chip.want) : [];
    return messages.candidates(labels.messages.list(items.map((item) => itemName(gameItems, item, labels.locale))));
  };
  const searched = new Set(query.text.split(/\s+/));
  return (
    <dl className={styles.list}>
      {readings.map((reading, index) => {
        const isSearched = reading.text.split(/\s+/).every((word) => searched.has(word));
        const note = noteOf(reading, isSearched, query);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the list never changes in place
          <div key={index} className={reading.chip === null ? styles.plain : ''}>
            <dt>{reading.text}</dt>
            <dd>
              {reading.chip !== null && <b>{conditionText(reading.chip, gameItems, labels)}</b>}
              {note !== null && <small>{messages.kinds[note]}</small>}
              {reading.kind === 'ambiguous' && <small>{candidatesText(reading)}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type NoteKind = Exclude<WordReading['kind'], 'exact'> | 'unstated' | 'searched';

/** Returns what to remark on a reading; null for a word that was simply recognised. */
function noteOf({ kind, chip }: WordReading, isSearched: boolean, query: Query): NoteKind | null {
  if (kind === 'unread' && isSearched) return 'searched';
  if (kind !== 'exact') return kind;
  const isUnstated =
    (chip?.kind === 'range' && query.ranges[chip.facet] === undefined) ||
    (chip?.kind === 'choice' && query.choices[chip.facet] === undefined);
  return isUnstated ? 'unstated' : null;
}

/** Names the mode of every want, which a chip shows as a flag. */
function conditionText(chip: NonNullable<WordReading['chip']>, gameItems: GameItems, labels: FacetLabels): string {
  const { messages, locale } = labels;
  if (chip.kind !== 'want') return chipLabel(chip, gameItems, labels).full;
  return messages.named(messages.modes[chip.want.mode], wantText(gameItems, chip.want, locale));
}
