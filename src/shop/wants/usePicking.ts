import { useMemo, useState } from 'react';
import type { Want } from '@/domain/query';
import { indexNames } from '@/names/indexNames';
import type { Item, Roster } from '@/names/roster';
import { searchNames } from '@/names/searchNames';
import type { Lexicon } from '@/shop/lexicon';
import { countByKind, orderForPicking, type Pickable } from './pickable';

const PAGE = 48;
const MOST_FOUND = 200;

/** What the picker shows and what narrows it. */
export type Picking = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly kind: string;
  readonly setKind: (kind: string) => void;
  /** Id of the chosen group, an empty string for all. */
  readonly group: string;
  readonly setGroup: (group: string) => void;
  /** Kind → number of items found. */
  readonly kindCounts: ReadonlyMap<string, number>;
  readonly shown: readonly Pickable[];
  /** How many more there are. */
  readonly folded: number;
  readonly unfolded: boolean;
  readonly unfold: () => void;
  readonly fold: () => void;
};

/** Keeps what is looked for in the picker. A text is looked for in all kinds and groups; if the chosen kind has nothing
 *  of that name, the kind of the likeliest item is shown.
 *  @param counts  item → offers if it were chosen; null while that is not known
 *  @param first   how many items are shown before anything is unfolded */
export function usePicking(
  lexicon: Lexicon,
  wants: readonly Want[],
  counts: Readonly<Record<string, number>> | null,
  first: number,
): Picking {
  const [text, setText] = useState('');
  const [chosenKind, setChosenKind] = useState(lexicon.spec.kinds[0]?.id ?? '');
  const [group, setGroup] = useState('');
  const [pages, setPages] = useState(0);
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPages(0);
    };

  const { roster } = lexicon;
  const found = useMemo(() => (text.trim() === '' ? roster.items : findCalled(roster, text)), [roster, text]);
  const kindCounts = countByKind(found);
  const kind = kindCounts.has(chosenKind) ? chosenKind : (found[0]?.kind ?? chosenKind);
  const inKind = found.filter((item) => item.kind === kind);
  const picked = group === '' || text !== '' ? inKind : inKind.filter((item) => item.group === group);
  const wanted = wants.map((want) => want.item);
  const ordered = orderForPicking(picked, wanted, counts ?? {});
  const shown = ordered.slice(0, first + pages * PAGE);

  return {
    text,
    setText: anew(setText),
    kind,
    setKind: anew((next: string) => {
      setChosenKind(next);
      setGroup('');
    }),
    group,
    setGroup: anew(setGroup),
    kindCounts,
    shown,
    folded: ordered.length - shown.length,
    unfolded: pages > 0,
    unfold: () => setPages(pages + 1),
    fold: () => setPages(0),
  };
}

/** The items so called; those that a slip tells apart only where there are no others. */
function findCalled(roster: Roster, text: string): readonly Item[] {
  const matches = searchNames(indexNames(roster), text, MOST_FOUND);
  const sure = matches.filter(({ rank }) => rank !== 'typo');
  return (sure.length > 0 ? sure : matches).map(({ item }) => item);
}
