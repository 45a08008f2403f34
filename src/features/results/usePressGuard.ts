import { useEffect } from 'react';

/** Cancels a click that began on one offer and ends on another element. A result that arrives between touch and release moves the
 *  offers under the finger, and touch screens dispatch the click to the element then at that position. Cards and rows are keyed by
 *  offer, so the same element means the same offer. Clicks without a pointer (keyboard, screen reader) are not affected. */
export function usePressGuard(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    const press = ({ target }: Event) => {
      pressed = offerElement(target);
    };
    const reset = () => {
      pressed = null;
    };
    const release = (event: Event) => {
      if (pressed !== null && pressed !== offerElement(event.target)) {
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

function offerElement(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('article, [role="row"]') : null;
}
