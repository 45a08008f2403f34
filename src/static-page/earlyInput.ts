import type { BootWindow } from './bootData';

/** A button that was pressed, or a choice that was made, before the page could handle it. */
export type EarlyInput =
  | { readonly target: HTMLButtonElement }
  | { readonly target: HTMLSelectElement; readonly value: string };

/** Keeps presses and choices on the page from now on, the last one of each element, for `repeatEarlyInput`. */
export function keepEarlyInput(): void {
  const inputs = new Map<Element, EarlyInput>();
  const keep = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest('button, select') : null;
    if (type === 'change' && control instanceof HTMLSelectElement)
      inputs.set(control, { target: control, value: control.value });
    if (type === 'click' && control instanceof HTMLButtonElement) inputs.set(control, { target: control });
  };
  for (const type of ['click', 'change']) document.addEventListener(type, keep, true);
  (window as BootWindow).takeEarlyInput = () => {
    for (const type of ['click', 'change']) document.removeEventListener(type, keep, true);
    return [...inputs.values()];
  };
}
