import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef } from 'react';
import { toggleFavourite } from '@/features/favourites/button/changeFavourites';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { mergeStaleResults } from '@/features/results/list/mergeStaleResults';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { usePressGuard } from '@/features/results/list/usePressGuard';
import { useStableKeys } from '@/features/results/list/useStableKeys';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useCopy } from '@/ui/hooks/useCopy';
import { useDeepMemo } from '@/ui/hooks/useDeepMemo';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import { useSeenRows } from '@/ui/hooks/useSeenRows';
import { type Column, columnsOf } from './columns';
import { moveRow } from './moveRow';
import styles from './OfferTable.module.css';
import { RowToCome } from './RowToCome';
import { rowHeight } from './rowHeights';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useActiveRow } from './useActiveRow';
import { useSideways } from './useSideways';

/** Rows that are drawn together with the total; the others follow. */
const FIRST = 8;

/** Offers as rows to compare, of which only those near the view are drawn. A head that can be pressed sorts, a row opens
 *  the offer; the arrow keys go from row to row, `c` copies the code, `f` keeps the offer. */
export const OfferTable = memo(function OfferTable(props: ResultsViewProps) {
  const { answer, later, further, of, lexicon, addressOf, onOpen, onSort } = props;
  const { shop } = useMessages();
  const layout = useLayout();
  const near = of === 'closest';
  const wording = useFacetLabels(lexicon.spec, answer.page.catalog.currency);
  const placed = useMemo(
    () => mergeStaleResults(answer, later, of, FIRST).filter(({ double }) => !double),
    [answer, later, of],
  );
  const columns = useDeepMemo(columnsOf(answer.query, near, layout, wording));
  const codes = useMemo(
    () => [...placed.map(({ hit }) => hit.offer.code), ...(later === null ? [] : further.codes)],
    [placed, later, further.codes],
  );
  const count = placed.length + (later === null ? 0 : further.count);
  const height = rowHeight(layout);
  const body = useRef<HTMLDivElement>(null);
  const seen = useSeenRows(body, count, height);
  const active = useActiveRow(body, codes);
  const sideways = useSideways();
  const [copied, copy] = useCopy(active.code ?? '');
  // The closest are few, and each as high as what it lacks.
  const shown = near ? range(0, codes.length) : withPlace(range(seen.from, seen.to), active.place);
  const keyOf = useStableKeys(placed, () => active.code);
  usePressGuard(body, (target) => codes[placeOf(target) ?? -1] ?? null);
  const { need } = further;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is needed anew when the list is another
  useEffect(() => need(seen.from - placed.length, seen.to - placed.length), [need, codes, placed, seen.from, seen.to]);
  const tabbable = active.place ?? Math.max(0, Math.min(seen.from, codes.length - 1));

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeOf(event.target);
    const hit = place === null ? undefined : placed[place]?.hit;
    if (place === null || hit === undefined) return;
    const to = moveRow(place, event.key, codes.length, Math.max(1, Math.floor(window.innerHeight / height) - 4));
    if (to !== null) active.goTo(to);
    else if (event.key === 'c') copy(hit.offer.code);
    else if (event.key === 'f') toggleFavourite(hit, lexicon);
    else if (!sideways.press(event.key)) return;
    event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const place = placeOf(event.target);
    const code = place === null ? undefined : codes[place];
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (code === undefined || !plain) return;
    // The heart has a function of its own.
    if (event.target instanceof Element && event.target.closest('[data-keeps]') !== null) return;
    // Somebody who marks a text to copy it does not want the offer.
    if (window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    active.take(event.target);
    onOpen(code);
  };

  if (codes.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are drawn apart from each other are no table. */}
      <div
        role="grid"
        className={`${styles.grid} ${near ? styles.near : ''}`}
        style={sizesOf(columns, height)}
        aria-label={shop.tableOf[of]}
        aria-rowcount={count + 1}
        onKeyDown={press}
        onClick={click}
        onFocus={({ target }) => active.set(placeOf(target))}
      >
        <TableHead columns={columns} sort={answer.query.sort} onSort={onSort} box={sideways.head} />
        <div ref={sideways.body} className={styles.scroller} onScroll={sideways.follow}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
          <div ref={body} role="rowgroup" className={styles.body} style={near ? undefined : { height: count * height }}>
            {shown.map((place) => {
              const code = codes[place];
              if (code === undefined) return null;
              const at = placed[place] ?? further.at(place - placed.length);
              const row = { place, top: near ? null : place * height, address: addressOf(code) };
              return at === null ? (
                <RowToCome key={keyOf(place, code)} {...row} code={code} tabbable={place === tabbable} />
              ) : (
                <TableRow
                  key={keyOf(place, code)}
                  {...at}
                  {...row}
                  columns={columns}
                  lexicon={lexicon}
                  near={near}
                  tabbable={place === tabbable}
                  copied={copied === 'copied' && place === active.place}
                />
              );
            })}
          </div>
        </div>
      </div>
      <div role="status">
        <VisuallyHidden>{copied === 'idle' ? '' : copied === 'copied' ? shop.copied : shop.copyRefused}</VisuallyHidden>
      </div>
    </>
  );
});

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

/** The row that has the focus stays, however far one scrolls. */
function withPlace(places: readonly number[], place: number | null): readonly number[] {
  if (place === null || places.includes(place)) return places;
  return place < (places[0] ?? 0) ? [place, ...places] : [...places, place];
}

function placeOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return row === null ? null : Number(row.dataset.place);
}

function sizesOf(columns: readonly Column[], height: number): CSSProperties {
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const sizes: Readonly<Record<string, string>> = {
    '--columns': columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' '),
    '--width': `${sum}px`,
    '--row': `${height}px`,
  };
  return sizes;
}
