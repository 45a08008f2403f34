import { useEffect } from 'react';
import { isShortcut } from './isShortcut';

/** Key → what finds the button it presses. */
const BUTTONS: Readonly<Record<string, string>> = { c: '[data-copies]', f: '[data-keeps] button' };

/** Has `c` copy the code of the offer that holds the focus, and `f` keep it, by pressing its own button for that: what the
 *  button says about it is seen where the eye is. An offer marks itself with `data-offer`, its buttons with `data-copies`
 *  and `data-keeps`. */
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
