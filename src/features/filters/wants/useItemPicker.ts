import { useMemo, useState } from 'react';
import { itemsOf, type Query, type Want } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { Item } from '@/names/roster';
import { countByKind, findBySpelling, orderPickerItems } from './pickerItems';

const PAGE_SIZE = 48;

/** An item with the number of offers left if it were selected. */
export type PickerItem = { readonly item: Item; readonly count: number };

export type ItemPickerState = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly kind: string;
  readonly setKind: (kind: string) => void;
  /** Group id; an empty string for all. */
  readonly group: string;
  readonly setGroup: (group: string) => void;
  /** A rarity of the kind; an empty string for all. */
  readonly rarity: string;
  readonly setRarity: (rarity: string) => void;
  /** Kind → number of matching items. */
  readonly kindCounts: ReadonlyMap<string, number>;
  readonly shown: readonly PickerItem[];
  readonly hiddenCount: number;
  readonly isUnfolded: boolean;
  readonly unfold: () => void;
  readonly fold: () => void;
};

export type ItemPickerSource = {
  readonly gameItems: GameItems;
  readonly wants: readonly Want[];
  /** Item → offers if it were selected; null while unknown. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** The tiles are sorted again when it changes, see `useTileOrder`. */
  readonly orderQuery: Query | null;
  /** Finds items by any spelling; null until loaded. */
  readonly parser: QueryParser | null;
};

/** Holds the state of the item picker. A text searches all kinds, groups and rarities; if the selected kind has no
 *  match, the kind of the best match is shown.
 *  @param initialCount  items shown before unfolding */
export function useItemPicker(source: ItemPickerSource, initialCount: number): ItemPickerState {
  const { gameItems, wants, counts, orderQuery, parser } = source;
  const [text, setText] = useState('');
  const [selectedKind, setSelectedKind] = useState(gameItems.spec.kinds[0]?.id ?? '');
  const [group, setGroup] = useState('');
  const [rarity, setRarity] = useState('');
  const [pages, setPages] = useState(0);
  const withFolding =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPages(0);
    };

  const { roster } = gameItems;
  const found = useMemo(() => {
    if (text.trim() === '') return roster.items;
    return parser === null
      ? findBySpelling(roster, text)
      : parser.findItems(text).flatMap((id) => roster.byId.get(id) ?? []);
  }, [roster, parser, text]);
  const kindCounts = countByKind(found);
  const kind = kindCounts.has(selectedKind) ? selectedKind : (found[0]?.kind ?? selectedKind);
  const groupFilter = text === '' ? group : '';
  const rarityFilter = text === '' ? rarity : '';

  // Neither counts, which change while the catalog loads, nor a tap on a tile may move tiles under the pointer, so the order depends on
  // neither.
  const orderKey = [found, kind, groupFilter, rarityFilter, orderQuery];
  const orderItems = () => {
    const matching = found.filter(
      (item) =>
        item.kind === kind &&
        (groupFilter === '' || item.group === groupFilter) &&
        (rarityFilter === '' || item.rarity === rarityFilter),
    );
    return orderPickerItems(matching, wants.flatMap(itemsOf), counts ?? {});
  };
  const [order, setOrder] = useState(() => ({ key: orderKey, items: orderItems() }));
  if (order.key.some((part, index) => part !== orderKey[index])) setOrder({ key: orderKey, items: orderItems() });
  const shown = order.items
    .slice(0, initialCount + pages * PAGE_SIZE)
    .map((item) => ({ item, count: counts?.[item.id] ?? 0 }));

  return {
    text,
    setText: withFolding(setText),
    kind,
    setKind: withFolding((next: string) => {
      setSelectedKind(next);
      setGroup('');
      setRarity('');
    }),
    group,
    setGroup: withFolding(setGroup),
    rarity,
    setRarity: withFolding(setRarity),
    kindCounts,
    shown,
    hiddenCount: order.items.length - shown.length,
    isUnfolded: pages > 0,
    unfold: () => setPages(pages + 1),
    fold: () => setPages(0),
  };
}
