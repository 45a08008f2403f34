import { useEffect } from 'react';
import { isShortcut } from './isShortcut';

/** Key → selector of the button that it presses. */
const BUTTONS: Readonly<Record<string, string>> = { c: '[data-copies]', f: '[data-keeps] button' };

/** Lets `c` copy the code of the focused offer and `f` add it to the favourites, by pressing its own button, whose feedback
 *  appears beside the offer. Offers are marked with `data-offer`, their buttons with `data-copies` and `data-keeps`. */
export function useOfferKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const button = BUTTONS[event.key];
      if (button === undefined || !isShortcut(event)) return;
      const offer = document.activeElement?.closest('[data-offer]');
      offer?.querySelector<HTMLElement>(button)?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
