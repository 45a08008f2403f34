import { useMemo, useState } from 'react';
import type { Want } from '@/domain/query';
import type { Lexicon } from '@/shop/lexicon';
import type { TextReader } from '@/shop/search/textReader';
import { findWritten } from './findWritten';
import { countByKind, orderForPicking, type Pickable } from './pickable';

const PAGE = 48;

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

/** What there is to pick from. */
export type PickingSource = {
  readonly lexicon: Lexicon;
  readonly wants: readonly Want[];
  /** Item → offers if it were chosen; null while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** What finds items by any spelling; null until it has come. */
  readonly reader: TextReader | null;
};

/** Keeps what is looked for in the picker. A text is looked for in all kinds and groups; if the chosen kind has nothing
 *  of that name, the kind of the likeliest item is shown.
 *  @param first  how many items are shown before anything is unfolded */
export function usePicking({ lexicon, wants, counts, reader }: PickingSource, first: number): Picking {
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
  const found = useMemo(() => {
    if (text.trim() === '') return roster.items;
    return reader === null
      ? findWritten(roster, text)
      : reader.findItems(text).flatMap((id) => roster.byId.get(id) ?? []);
  }, [roster, reader, text]);
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
