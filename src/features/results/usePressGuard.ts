import { useEffect } from 'react';
import type { OfferCode } from '@/domain/offer';

/** Cancels a click that began on one offer and ends on another. A result that arrives between touch and release moves the offers
 *  under the finger, and touch screens dispatch the click to the element then at that position. Clicks without a pointer (keyboard,
 *  screen reader) are not affected. */
export function usePressGuard(): void {
  useEffect(() => {
    let pressed: OfferCode | Element | null = null;
    const press = ({ target }: Event) => {
      pressed = offerOf(target);
    };
    const reset = () => {
      pressed = null;
    };
    const release = (event: Event) => {
      if (pressed !== null && pressed !== offerOf(event.target)) {
        event.preventDefault();
        event.stopPropagation();
      }
      reset();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointercancel', reset, options);
    document.addEventListener('keydown', reset, options);
    document.addEventListener('click', release, options);
    document.addEventListener('auxclick', release, options);
    return () => listeners.abort();
  }, []);
}

/** Returns what identifies an offer: for a card its code, because the element of a card may show another offer by then; for a row of the
 *  table its element. */
function offerOf(target: EventTarget | null): OfferCode | Element | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('article, [role="row"]') : null;
  const code = element?.dataset.offer as OfferCode | undefined;
  return code ?? element;
}
