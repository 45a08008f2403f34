import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { OfferCode } from '@/domain/offer';

/** Which offer an element of the page belongs to. */
export type OfferAt = (target: EventTarget | null) => OfferCode | null;

/** Lets a press on an offer end on that offer or on none: an answer that comes between finger down and finger up shows
 *  another offer in the same place, which nobody has meant.
 *  @param box  holds the offers */
export function usePressGuard(box: RefObject<HTMLElement | null>, offerAt: OfferAt): void {
  const under = useEffectEvent(offerAt);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // Keys, and the programs that speak and act for people, press without a pointer: then nothing is known.
    let pressed: OfferCode | null = null;
    const begin = ({ target }: Event) => {
      pressed = under(target);
    };
    const forget = () => {
      pressed = null;
    };
    const end = (event: Event) => {
      const { target } = event;
      const began = pressed;
      forget();
      const isHere = target instanceof Node && box.current?.contains(target);
      if (!isHere || began === null || began === under(target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // The box itself may not be there yet.
    document.addEventListener('pointerdown', begin, options);
    document.addEventListener('pointercancel', forget, options);
    document.addEventListener('click', end, options);
    document.addEventListener('auxclick', end, options);
    return () => listening.abort();
  }, [box]);
}
