import { useMemo, useState } from 'react';
import type { Query, Want } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { Item } from '@/names/roster';
import { findBySpelling } from './findWritten';
import { countByKind, orderPickerItems } from './pickable';

const PAGE = 48;

/** An item with the number of offers choosing it would leave. */
export type PickerItem = { readonly item: Item; readonly count: number };

/** What the picker shows and what narrows it. */
export type ItemPickerState = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly kind: string;
  readonly setKind: (kind: string) => void;
  /** Id of the chosen group, an empty string for all. */
  readonly group: string;
  readonly setGroup: (group: string) => void;
  /** A rarity of the kind, an empty string for all. */
  readonly rarity: string;
  readonly setRarity: (rarity: string) => void;
  /** Kind → number of items found. */
  readonly kindCounts: ReadonlyMap<string, number>;
  readonly shown: readonly PickerItem[];
  /** How many more there are. */
  readonly folded: number;
  readonly unfolded: boolean;
  readonly unfold: () => void;
  readonly fold: () => void;
};

/** What there is to pick from. */
export type ItemPickerSource = {
  readonly lexicon: GameItems;
  readonly wants: readonly Want[];
  /** Item → offers if it were chosen; null while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** The query that the counts belong to. */
  readonly answered: Query | null;
  /** What finds items by any spelling; null until it has come. */
  readonly reader: QueryParser | null;
};

/** Keeps what is looked for in the picker. A text is looked for in all kinds, groups and rarities; if the chosen kind has
 *  nothing of that name, the kind of the likeliest item is shown.
 *  @param first  how many items are shown before anything is unfolded */
export function useItemPicker({ lexicon, wants, counts, answered, reader }: ItemPickerSource, first: number): ItemPickerState {
  const [text, setText] = useState('');
  const [chosenKind, setChosenKind] = useState(lexicon.spec.kinds[0]?.id ?? '');
  const [group, setGroup] = useState('');
  const [rarity, setRarity] = useState('');
  const [pages, setPages] = useState(0);
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPages(0);
    };

  const { roster } = lexicon;
  const found = useMemo(() => {
    if (text.trim() === '') return roster.items;
    return reader === null
      ? findBySpelling(roster, text)
      : reader.findItems(text).flatMap((id) => roster.byId.get(id) ?? []);
  }, [roster, reader, text]);
  const kindCounts = countByKind(found);
  const kind = kindCounts.has(chosenKind) ? chosenKind : (found[0]?.kind ?? chosenKind);
  const narrow = text === '' ? { group, rarity } : { group: '', rarity: '' };
  // biome-ignore lint/correctness/useExhaustiveDependencies: more of the catalog changes the counts, but not the places of the tiles under somebody's finger
  const ordered = useMemo(() => {
    const picked = found.filter((item) => item.kind === kind && isWithin(item, narrow));
    const wanted = wants.map((want) => want.item);
    return orderPickerItems(picked, wanted, counts ?? {});
  }, [found, kind, narrow.group, narrow.rarity, wants, answered]);
  const shown = ordered.slice(0, first + pages * PAGE).map((item) => ({ item, count: counts?.[item.id] ?? 0 }));

  return {
    text,
    setText: anew(setText),
    kind,
    setKind: anew((next: string) => {
      setChosenKind(next);
      setGroup('');
      setRarity('');
    }),
    group,
    setGroup: anew(setGroup),
    rarity,
    setRarity: anew(setRarity),
    kindCounts,
    shown,
    folded: ordered.length - shown.length,
    unfolded: pages > 0,
    unfold: () => setPages(pages + 1),
    fold: () => setPages(0),
  };
}

function isWithin(item: Item, { group, rarity }: { readonly group: string; readonly rarity: string }): boolean {
  return (group === '' || item.group === group) && (rarity === '' || item.rarity === rarity);
}
