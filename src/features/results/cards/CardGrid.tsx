import { memo, useEffect, useMemo, useRef } from 'react';
import type { OfferCode } from '@/domain/offer';
import { OfferCard } from '@/features/offer/card/OfferCard';
import { FIRST_CARDS } from '@/features/results/list/firstCards';
import { mergeStaleResults, type PlacedHit } from '@/features/results/list/mergeStaleResults';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { type OfferAt, usePressGuard } from '@/features/results/list/usePressGuard';
import { type KeyOf, useStableKeys } from '@/features/results/list/useStableKeys';
import { useVirtualBlocks, WHOLE } from '@/features/results/list/useVirtualBlocks';
import { useLayout } from '@/ui/hooks/useLayout';
import styles from './CardGrid.module.css';

/** Cards of a long list that come and go together: whole rows, be they two, three or four wide. */
const BLOCK = 12;

/** Offers as cards, as many beside each other as there is room for. They are most of the page: the first of them are
 *  drawn with the total, the others follow, and those that an answer leaves as they were are not drawn again. Of a long
 *  list only what is near the view is drawn and asked for. */
export const CardGrid = memo(function CardGrid({ answer, later, further, of, ...card }: ResultsViewProps) {
  const layout = useLayout();
  const first = FIRST_CARDS[layout];
  const placed = useMemo(() => mergeStaleResults(answer, later, of, first), [answer, later, of, first]);
  const gap = layout === 'phone' ? 12 : 16;
  const count = placed.length + (later === null ? 0 : further.count);
  const blocks = Math.ceil(count / BLOCK);
  const box = useRef<HTMLDivElement>(null);
  const { from, to, roomOf } = useVirtualBlocks(box, blocks, gap);
  const keyOf = useStableKeys(placed, () => offerAt(document.activeElement));
  usePressGuard(box, offerAt);
  const { need } = further;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is needed anew when the list is another
  useEffect(
    () => need(from * BLOCK - placed.length, to * BLOCK - placed.length),
    [need, further.codes, placed, from, to],
  );

  const cardsOf = (block: number): readonly (PlacedHit | null)[] =>
    Array.from({ length: Math.min(BLOCK, count - block * BLOCK) }, (_, at) => {
      const place = block * BLOCK + at;
      return placed[place] ?? further.at(place - placed.length);
    });
  return (
    <div ref={box} className={`${styles.blocks} ${blocks > WHOLE ? styles.long : ''}`} style={{ gap }}>
      {from > 0 && <div style={{ height: roomOf(0, from) }} />}
      {Array.from({ length: to - from }, (_, at) => {
        const block = from + at;
        const key = `block ${block}`;
        const cards = cardsOf(block);
        return isThere(cards) ? (
          <CardList key={key} cards={cards} block={block} of={count} keyOf={keyOf} near={of === 'closest'} {...card} />
        ) : (
          <div key={key} className={styles.waiting} style={{ height: roomOf(block, block + 1) }} aria-busy="true" />
        );
      })}
      {to < blocks && <div style={{ height: roomOf(to, blocks) }} />}
    </div>
  );
});

const offerAt: OfferAt = (target) => {
  const card = target instanceof Element ? target.closest('[data-offer]') : null;
  return (card?.getAttribute('data-offer') ?? null) as OfferCode | null;
};

function isThere(cards: readonly (PlacedHit | null)[]): cards is readonly PlacedHit[] {
  return cards.every((card) => card !== null);
}

type CardListProps = Pick<ResultsViewProps, 'lexicon' | 'addressOf' | 'onOpen'> & {
  readonly cards: readonly PlacedHit[];
  readonly block: number;
  /** How many there are in the whole list. */
  readonly of: number;
  readonly keyOf: KeyOf;
  readonly near: boolean;
};

function CardList({ cards, block, of, keyOf, near, lexicon, addressOf, onOpen }: CardListProps) {
  return (
    <ul className={styles.grid} data-block={block}>
      {cards.map(({ hit, answer, double = false }, at) => (
        // Lists of a part of the offers say which part.
        <li
          key={keyOf(block * BLOCK + at, hit.offer.code)}
          hidden={double}
          {...(of > BLOCK && { 'aria-posinset': block * BLOCK + at + 1, 'aria-setsize': of })}
        >
          <OfferCard hit={hit} answer={answer} lexicon={lexicon} addressOf={addressOf} onOpen={onOpen} near={near} />
        </li>
      ))}
    </ul>
  );
}
