import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import { PAGE_SIZE } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { CompareButton } from '@/features/compare/CompareButton';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { OfferCard, type OfferCardProps } from '@/features/offer/card/OfferCard';
import { GuardedPart } from '@/features/placeholders/GuardedPart';
import type { HitList } from '@/features/results/list/hitList';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { conditionsKey } from '@/features/search-state/isSameQuery';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';
import { type Layout, useLayout } from '@/ui/hooks/useLayout';
import { useVirtualRows } from '@/ui/hooks/useVirtualRows';
import styles from './CardGrid.module.css';
import { cardKeys, type FocusedCard } from './cardKeys';
import { useBlockHeights } from './useBlockHeights';

/** Cards rendered together: more than a phone shows above its keyboard, otherwise complete rows with two, three or four columns. */
const BLOCK_SIZES: Readonly<Record<Layout, number>> = { phone: 4, tablet: 12, desktop: 12 };

/** On a phone longer than between two keys of fast typing, and shorter than it takes to put the keyboard away and scroll. On larger
 *  screens more than the first block is in view, and cards of two results must not be beside each other. */
const TYPING_PAUSE_MS: Readonly<Record<Layout, number>> = { phone: 300, tablet: 0, desktop: 0 };

/** Offers as cards. Of a long list only the blocks near the viewport are rendered and loaded. */
export const CardGrid = memo(function CardGrid(props: ResultsViewProps) {
  const { result, hits, kind, isTyping, gameItems, hrefOf, onOpen } = props;
  const view = useMemo<CardsView>(
    () => ({ hits, card: { result, gameItems, hrefOf, onOpen, isClosest: kind === 'closest' } }),
    [hits, result, gameItems, hrefOf, onOpen, kind],
  );
  const layout = useLayout();
  const earlierView = useAfterPaint<CardsView | null>(view, TYPING_PAUSE_MS[layout], isTyping ? null : view);
  const gap = layout === 'phone' ? 8 : 12;
  const size = BLOCK_SIZES[layout];
  const { total, loadRange } = hits;
  const blocks = Math.ceil(total / size);
  // The first page is rendered as a whole.
  const isVirtual = total > PAGE_SIZE;
  const listRef = useRef<HTMLDivElement>(null);
  const listKey = `${gameItems.spec.game.id} ${conditionsKey(result.query)}`;
  const offsets = useBlockHeights(listRef, listKey, blocks, gap, isVirtual);
  const virtualRows = useVirtualRows({ listRef, count: isVirtual ? blocks : 0, offsets, overscan: { screens: 1 } });
  const { from, to } = isVirtual ? virtualRows : { from: 0, to: blocks };
  useEffect(() => loadRange(from * size, to * size), [loadRange, from, to, size]);

  // While a query is being typed, the cards of the previous result stay below the fold: a key press waits for the first block only. In a
  // long list, the blocks that the previous result lacks wait empty. A short list is rendered as a whole then, because the heights of its
  // blocks are unknown.
  const hasWaitingBlocks = isVirtual || (earlierView !== null && earlierView.hits.total >= total);
  const laterView = isTyping && hasWaitingBlocks ? earlierView : view;
  const heightOf = (first: number, end: number) => Math.max(0, offsets.offsetOf(end) - offsets.offsetOf(first) - gap);
  return (
    <div ref={listRef} className={`${styles.blocks} ${isVirtual ? styles.virtual : ''}`} style={{ gap }}>
      {from > 0 && <div style={{ height: heightOf(0, from) }} />}
      {Array.from({ length: to - from }, (_, row) => {
        const block = from + row;
        return (
          <CardBlock
            key={block}
            block={block}
            size={size}
            length={Math.min(size, total - block * size)}
            view={block === 0 ? view : laterView}
            waitingHeight={heightOf(block, block + 1)}
          />
        );
      })}
      {to < blocks && <div style={{ height: heightOf(to, blocks) }} />}
    </div>
  );
});

/** A list and what its cards have in common. */
type CardsView = {
  readonly hits: HitList;
  readonly card: Omit<OfferCardProps, 'hit' | 'actions'>;
};

type CardBlockProps = {
  /** From 0. */
  readonly block: number;
  /** Cards in a complete block. */
  readonly size: number;
  /** Cards in this block. */
  readonly length: number;
  /** Null while the block waits for a pause in typing. */
  readonly view: CardsView | null;
  /** Height in px until its offers are loaded. */
  readonly waitingHeight: number;
};

const CardBlock = memo(function CardBlock({ block, size, length, view, waitingHeight }: CardBlockProps) {
  const cards = view === null ? null : cardsOf(view.hits, block * size, length);
  const [focused, setFocused] = useState<FocusedCard | null>(null);
  if (view === null || cards === null)
    return <div className={styles.waiting} style={{ height: waitingHeight }} aria-busy="true" />;
  const { card, hits } = view;
  const { total } = hits;
  const codes = cards.map(({ offer }) => offer.code);
  const keys = cardKeys(codes, focused);
  return (
    <ul className={styles.grid} data-block={block}>
      {cards.map((hit, index) => (
        <li
          key={keys[index]}
          // Each block is a list of its own, so cards state their position in the whole list.
          {...(total > size && { 'aria-posinset': block * size + index + 1, 'aria-setsize': total })}
          onFocus={() => setFocused({ code: hit.offer.code, key: keys[index] ?? index })}
        >
          <HitCard {...card} hit={hit} />
        </li>
      ))}
    </ul>
  );
});

/** Returns `length` offers from index `first` on; null while any of them is missing. */
function cardsOf({ hitAt }: HitList, first: number, length: number): readonly Hit[] | null {
  const cards = Array.from({ length }, (_, index) => hitAt(first + index)).filter((hit) => hit !== undefined);
  return cards.length === length ? cards : null;
}

/** A card of the results with the favourite and compare buttons, or its code if the card cannot be rendered. */
const HitCard = memo(function HitCard(props: Omit<OfferCardProps, 'actions'>) {
  const { hit, gameItems } = props;
  const { code } = hit.offer;
  return (
    <GuardedPart label={code} resetKey={hit}>
      <OfferCard
        {...props}
        actions={
          // The key ties state that a press has changed, such as a notice, to the offer.
          <Fragment key={code}>
            <FavouriteButton hit={hit} gameItems={gameItems} />
            <CompareButton game={gameItems.spec.game.id} code={code} />
          </Fragment>
        }
      />
    </GuardedPart>
  );
});
