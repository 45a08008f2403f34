import { memo } from 'react';
import type { Range } from '@/domain/query';
import { type FacetLabels, facetName, rangeText, valueName } from '@/features/labels/facetLabels';
import { useListMessages } from '@/features/search-box/messages/useListMessages';
import { type GameItems, itemKind, itemLook } from '@/features/search-state/gameItems';
import type { Item } from '@/names/roster';
import { Tile } from '@/ui/components/display/Tile';
import { formatNumber } from '@/ui/format/format';
import { ListboxOption } from './ListboxOption';
import styles from './SuggestionRow.module.css';
import type { CountedSuggestion } from './useSuggestions';

export type SuggestionRowProps = {
  readonly id: string;
  readonly row: CountedSuggestion;
  readonly active: boolean;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
  readonly onChoose: (row: CountedSuggestion) => void;
};

/** Renders a suggestion: its name, the spelling that matched if it differs, and the number of offers. */
export const SuggestionRow = memo(function SuggestionRow({
  id,
  row,
  active,
  gameItems,
  labels,
  onChoose,
}: SuggestionRowProps) {
  const { suggestion, total } = row;
  const lists = useListMessages();
  return (
    <ListboxOption id={id} isActive={active} isEmpty={total === 0} onChoose={() => onChoose(row)}>
      {suggestion.kind === 'item' && (
        <ItemSuggestionText
          item={suggestion.item}
          spelling={suggestion.spelling}
          isEmpty={total === 0}
          {...{ gameItems, labels }}
        />
      )}
      {suggestion.kind === 'amount' && (
        <SuggestionText
          name={facetName(suggestion.facet, labels)}
          spelling={suggestion.spelling}
          details={lists.enterAmount}
        />
      )}
      {suggestion.kind === 'value' && (
        <SuggestionText {...valueTexts(suggestion.facet, suggestion.value, labels)} spelling={suggestion.spelling} />
      )}
      {suggestion.kind === 'range' && <SuggestionText {...rangeTexts(suggestion.facet, suggestion.range, labels)} />}
      {suggestion.kind === 'code' && (
        <SuggestionText name={suggestion.code} spelling={suggestion.code} details={lists.openCode} />
      )}
      {total !== null && (
        <span className={styles.total}>{lists.offersCount(total, formatNumber(total, labels.locale))}</span>
      )}
    </ListboxOption>
  );
});

type ItemSuggestionTextProps = {
  readonly item: Item;
  readonly spelling: string;
  readonly isEmpty: boolean;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
};

function ItemSuggestionText({ item, spelling, isEmpty, gameItems, labels }: ItemSuggestionTextProps) {
  const kind = itemKind(gameItems, item.id)?.names[labels.locale];
  return (
    <>
      <Tile look={itemLook(gameItems, item.id, labels.locale)} size="name" state={isEmpty ? 'unavailable' : 'plain'} />
      <SuggestionText
        name={item.names[labels.locale]}
        spelling={spelling}
        details={[kind, item.rarity].filter((word) => word != null).join(' · ')}
      />
    </>
  );
}

function SuggestionText({ name, spelling, details }: Readonly<Record<'name' | 'spelling' | 'details', string>>) {
  return (
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>{' '}
      {spelling !== name && <mark className={styles.matchedSpelling}>{spelling}</mark>}{' '}
      <span className={styles.details}>{details}</span>
    </span>
  );
}

/** The text of a resource range contains its name; for a price range, the name is added as details. */
function rangeTexts(facet: string, range: Range, labels: FacetLabels) {
  const name = rangeText(facet, range, labels);
  return { name, spelling: name, details: facet === 'price' ? facetName(facet, labels) : '' };
}

/** A yes/no attribute is shown by its own name, since "yes" alone is meaningless. */
function valueTexts(facet: string, value: string, labels: FacetLabels) {
  const group = facetName(facet, labels);
  const isBool = labels.spec.attributes.some(({ id, type }) => id === facet && type === 'bool');
  return isBool ? { name: group, details: '' } : { name: valueName(facet, value, labels), details: group };
}
