import { useEffect } from 'react';

/** Cancels a click that began on an offer and ends elsewhere. A result that arrives between touch and release moves the offers
 *  under the finger, and touch screens dispatch the click to what is there then. Cards and rows are keyed by their offer, so
 *  the same element means the same offer. Clicks without a pointer (keyboard, screen reader) pass. */
export function usePressGuard(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    const press = ({ target }: Event) => {
      pressed = offerElement(target);
    };
    const forget = () => {
      pressed = null;
    };
    const release = (event: Event) => {
      if (pressed !== null && pressed !== offerElement(event.target)) {
        event.preventDefault();
        event.stopPropagation();
      }
      forget();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointercancel', forget, options);
    document.addEventListener('keydown', forget, options);
    document.addEventListener('click', release, options);
    document.addEventListener('auxclick', release, options);
    return () => listeners.abort();
  }, []);
}

function offerElement(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('article, [role="row"]') : null;
}
