import { isHydrated } from '@/platform/react/isHydrated';

/** What is repeated, by event: a pressed button, a choice in a select. */
const CONTROLS = { click: 'button', change: 'select' } as const;
const POLL_MS = 50;

/** From now on, repeats presses and choices that come before React can handle them, as soon as their part of the page is hydrated. What an
 *  impatient visitor presses several times counts once. */
export function repeatEarlyInput(): void {
  /** With the value of a select, which React resets. */
  const waiting = new Map<Element, string>();
  const keep = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS[type as keyof typeof CONTROLS]) : null;
    if (control === null || isHydrated(control)) return;
    const isKnown = waiting.has(control);
    waiting.set(control, control.value);
    if (isKnown) return;
    // In a task of its own: React may hydrate the part because of this event, and has handled it then. A select it handles with the old
    // value, so its choice is repeated in any case; choosing the same twice changes nothing.
    setTimeout(async () => {
      if (!isHydrated(control) || control instanceof HTMLSelectElement) {
        await hydrationOf(control);
        if (control.isConnected) repeat(control, waiting.get(control) ?? '');
      }
      waiting.delete(control);
    });
  };
  for (const type of Object.keys(CONTROLS)) document.addEventListener(type, keep, true);
}

/** Resolves when an element is hydrated, or removed. */
function hydrationOf(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (element.isConnected && !isHydrated(element)) return;
      clearInterval(timer);
      resolve();
    }, POLL_MS);
  });
}

function repeat(control: HTMLButtonElement | HTMLSelectElement, value: string): void {
  if (control instanceof HTMLButtonElement) control.click();
  else {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
