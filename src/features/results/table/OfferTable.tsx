import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef } from 'react';
import { toggleFavourite } from '@/features/favourites/button/toggleFavourite';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { PartBoundary } from '@/resilience/PartBoundary';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { GridPart } from '@/ui/components/grid/GridPart';
import { uniformOffsets } from '@/ui/hooks/rowOffsets';
import { useCopy } from '@/ui/hooks/useCopy';
import { useDeepMemo } from '@/ui/hooks/useDeepMemo';
import { useLayout } from '@/ui/hooks/useLayout';
import { useVirtualRows } from '@/ui/hooks/useVirtualRows';
import { type Column, columnsOf } from './columns';
import { LoadingRow } from './LoadingRow';
import { TABLE_MESSAGES } from './messages/tableMessages';
import styles from './OfferTable.module.css';
import { rowHeight } from './rowHeight';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { nextRow, useActiveRow } from './useActiveRow';
import { useHorizontalScroll } from './useHorizontalScroll';

const OVERSCAN = { px: 600 };
/** Rows of a page that stay visible after Page Down. */
const PAGE_OVERLAP = 4;

/** Offers as rows of a grid, of which only those near the viewport are rendered. A column head sorts, a row opens its offer;
 *  arrow keys move between rows, `c` copies the code, `f` toggles the favourite. */
export const OfferTable = memo(function OfferTable(props: ResultsViewProps) {
  const { result, hits, kind, gameItems, hrefOf, onOpen, onSort } = props;
  const { total, codes, hitAt, loadRange } = hits;
  const layout = useLayout();
  const isClosest = kind === 'closest';
  const labels = useFacetLabels(gameItems.spec, result.page.catalog.currency);
  const { locale, messages: shop } = labels;
  const columns = useDeepMemo(columnsOf(result.query, isClosest, layout, labels));
  const height = rowHeight(layout);
  const offsets = useMemo(() => uniformOffsets(height), [height]);
  const bodyRef = useRef<HTMLDivElement>(null);
  const { from, to } = useVirtualRows({ listRef: bodyRef, count: total, offsets, overscan: OVERSCAN });
  useEffect(() => loadRange(from, to), [loadRange, from, to]);
  const active = useActiveRow(bodyRef, codes);
  const [copyState, copy] = useCopy(active.code ?? '');
  const horizontal = useHorizontalScroll();
  // All closest offers are rendered: they are few, and the heights of their rows differ with the list of what is missing.
  const rendered = isClosest ? indexes(0, total) : withIndex(indexes(from, to), active.index);
  const tabStop = active.index ?? Math.min(from, codes.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = indexOfRow(event.target);
    const code = index === null ? undefined : codes[index];
    if (index === null || code === undefined) return;
    const hit = hitAt(index);
    const page = Math.max(1, Math.floor(window.innerHeight / height) - PAGE_OVERLAP);
    const next = nextRow(index, event.key, codes.length, page);
    if (next !== null) active.moveTo(next);
    else if (event.key === 'c') copy(code);
    else if (event.key === 'f' && hit !== undefined) toggleFavourite(hit, gameItems);
    else if (!horizontal.scrollByKey(event.key)) return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const index = indexOfRow(event.target);
    const code = index === null ? undefined : codes[index];
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (code === undefined || !isPlain) return;
    // The favourite button handles its own clicks.
    if (event.target instanceof Element && event.target.closest('[data-favourite]') !== null) return;
    // Selecting text to copy it must not open the offer.
    if (window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    active.focusRowOf(event.target);
    onOpen(code);
  };

  if (codes.length === 0) return null;
  return (
    <>
      <GridPart
        role="grid"
        className={`${styles.grid} ${isClosest ? styles.closest : ''}`}
        style={gridStyle(columns, height)}
        aria-label={TABLE_MESSAGES[locale].titles[kind]}
        aria-rowcount={total + 1}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={({ target }) => active.setIndex(indexOfRow(target))}
      >
        <TableHead columns={columns} sort={result.query.sort} onSort={onSort} headRef={horizontal.headRef} />
        <div ref={horizontal.bodyRef} className={styles.scroller} onScroll={horizontal.syncHead}>
          <GridPart
            ref={bodyRef}
            role="rowgroup"
            className={styles.body}
            style={isClosest ? undefined : { height: total * height }}
          >
            {rendered.map((index) => {
              const code = codes[index];
              if (code === undefined) return null;
              const hit = hitAt(index);
              const top = isClosest ? null : index * height;
              const row = { index, top, href: hrefOf(code), isTabStop: index === tabStop };
              if (hit === undefined) return <LoadingRow key={code} {...row} code={code} />;
              const isCopied = copyState === 'copied' && index === active.index;
              return (
                <PartBoundary key={code} resetKey={hit} fallback={() => <LoadingRow {...row} code={code} hasFailed />}>
                  <TableRow {...row} {...{ hit, result, columns, gameItems, isClosest, isCopied }} />
                </PartBoundary>
              );
            })}
          </GridPart>
        </div>
      </GridPart>
      <div role="status">
        <VisuallyHidden>
          {copyState === 'idle' ? '' : copyState === 'copied' ? shop.copied : shop.copyRefused}
        </VisuallyHidden>
      </div>
    </>
  );
});

function indexes(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}

/** Adds the active row, so that it keeps the focus however far the page scrolls. */
function withIndex(rendered: readonly number[], active: number | null): readonly number[] {
  if (active === null || rendered.includes(active)) return rendered;
  return active < (rendered[0] ?? 0) ? [active, ...rendered] : [...rendered, active];
}

function indexOfRow(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row === null ? null : Number(row.dataset.index);
}

function gridStyle(columns: readonly Column[], height: number): CSSProperties {
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const variables: Readonly<Record<string, string>> = {
    '--columns': columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' '),
    '--width': `${sum}px`,
    '--row': `${height}px`,
  };
  return variables;
}
