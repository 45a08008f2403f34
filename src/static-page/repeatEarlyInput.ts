import { isHydrated } from '@/platform/react/isHydrated';

/** What is repeated, by event: a pressed button, a choice in a select. */
const CONTROLS = { click: 'button', change: 'select' } as const;
const POLL_MS = 50;

/** From now on, repeats presses and choices in `#root` that come before React can handle them, as soon as their part of the page is
 *  hydrated. What an impatient visitor presses several times counts once. */
export function repeatEarlyInput(): void {
  /** What is still to be repeated, with the value of a select, which React resets. */
  const waiting = new Map<Element, string>();
  const keep = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS[type as keyof typeof CONTROLS]) : null;
    const root = control?.closest('#root') ?? null;
    if (control === null || root === null) return;
    if (isHydrated(control)) {
      waiting.delete(control);
      return;
    }
    const waitUnlessHandled = async () => {
      const isHandled = isHydrated(control) && control instanceof HTMLButtonElement;
      const isKnown = waiting.has(control);
      if (isHandled) waiting.delete(control);
      else waiting.set(control, control.value);
      if (isHandled || isKnown) return;
      await hydrationOf(control);
      const value = waiting.get(control);
      if (value !== undefined && control.isConnected) repeat(control, value);
      waiting.delete(control);
    };
    // After React's own listener there, if there is one by now. Because of this event, React may hydrate the part, and then handles a press.
    // A select it handles with the old value; repeating the choice changes nothing more. If code is missing, React drops the event, even
    // if that code arrives a millisecond later.
    root.addEventListener(type, waitUnlessHandled, { capture: true, once: true });
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
