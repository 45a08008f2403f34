import type { Range } from '@/domain/query';
import { type FacetLabels, facetName, rangeText, valueName } from '@/features/labels/facetLabels';
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
  readonly wording: FacetLabels;
  readonly onChoose: () => void;
};

/** An option: its name, the spelling that matched if it is another one, and the number of offers it finds. */
export function SuggestionRow({ id, row, active, gameItems, wording, onChoose }: SuggestionRowProps) {
  const { suggestion, total } = row;
  return (
    <ListboxOption id={id} isActive={active} isEmpty={total === 0} onChoose={onChoose}>
      {suggestion.kind === 'item' && (
        <ItemWords
          item={suggestion.item}
          spelling={suggestion.spelling}
          zero={total === 0}
          {...{ gameItems, wording }}
        />
      )}
      {suggestion.kind === 'amount' && (
        <Words
          name={facetName(suggestion.facet, wording)}
          spelling={suggestion.spelling}
          about={wording.words.thenAmount}
        />
      )}
      {suggestion.kind === 'value' && (
        <Words {...valueWords(suggestion.facet, suggestion.value, wording)} spelling={suggestion.spelling} />
      )}
      {suggestion.kind === 'range' && <Words {...rangeWords(suggestion.facet, suggestion.range, wording)} />}
      {suggestion.kind === 'code' && (
        <Words name={suggestion.code} spelling={suggestion.code} about={wording.words.openCode} />
      )}
      {total !== null && (
        <span className={styles.total}>{wording.words.offersCount(total, formatNumber(total, wording.locale))}</span>
      )}
    </ListboxOption>
  );
}

type ItemWordsProps = {
  readonly item: Item;
  readonly spelling: string;
  readonly zero: boolean;
  readonly gameItems: GameItems;
  readonly wording: FacetLabels;
};

function ItemWords({ item, spelling, zero, gameItems, wording }: ItemWordsProps) {
  const kind = itemKind(gameItems, item.id)?.names[wording.locale];
  return (
    <>
      <Tile look={itemLook(gameItems, item.id)} size="name" state={zero ? 'zero' : 'plain'} />
      <Words
        name={item.names[wording.locale]}
        spelling={spelling}
        about={[kind, item.rarity].filter((word) => word != null).join(' · ')}
      />
    </>
  );
}

function Words({ name, spelling, about }: Readonly<Record<'name' | 'spelling' | 'about', string>>) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>{' '}
      {spelling !== name && <mark className={styles.heard}>{spelling}</mark>}{' '}
      <span className={styles.about}>{about}</span>
    </span>
  );
}

/** A resource range contains its name; a price range needs it beside it. */
function rangeWords(facet: string, range: Range, wording: FacetLabels) {
  const name = rangeText(facet, range, wording);
  return { name, spelling: name, about: facet === 'price' ? facetName(facet, wording) : '' };
}

/** A yes/no attribute has its own name, since "yes" alone is meaningless. */
function valueWords(facet: string, value: string, wording: FacetLabels) {
  const group = facetName(facet, wording);
  const isBool = wording.spec.attributes.some(({ id, type }) => id === facet && type === 'bool');
  return isBool ? { name: group, about: '' } : { name: valueName(facet, value, wording), about: group };
}
