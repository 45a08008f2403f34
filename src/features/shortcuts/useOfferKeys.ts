import { useEffect } from 'react';
import { isShortcut } from './isShortcut';

/** Key → selector of the button that it clicks. */
const BUTTONS: Readonly<Record<string, string>> = { c: '[data-copy-code]', f: '[data-favourite] button' };

/** Lets `c` copy the code of the focused offer and `f` toggle it as a favourite. Clicks the button of the offer itself, so that
 *  the feedback appears beside it. Offers are marked with `data-offer`, their buttons with `data-copy-code` and
 *  `data-favourite`. */
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
