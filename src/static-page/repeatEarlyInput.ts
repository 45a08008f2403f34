import { isHydrated } from '@/platform/react/isHydrated';
import type { BootWindow } from './bootData';
import type { EarlyInput } from './earlyInput';

/** Repeats what the visitor has pressed and chosen before the page could handle it, each as soon as its part of the page is hydrated. */
export function repeatEarlyInput(): void {
  (window as BootWindow).takeEarlyInput?.().forEach(repeatWhenHydrated);
  for (const type of ['click', 'change']) document.addEventListener(type, repeatLater, true);
}

/** Parts of the page are hydrated one after the other. */
function repeatLater({ target: element }: Event): void {
  const target = (element as Element).closest<HTMLButtonElement | HTMLSelectElement>('button, select');
  if (target === null || isHydrated(target)) return;
  repeatWhenHydrated(target instanceof HTMLSelectElement ? { target, value: target.value } : { target });
}

function repeatWhenHydrated(input: EarlyInput): void {
  const { target } = input;
  requestAnimationFrame(() => {
    if (!target.isConnected) return;
    // In a later task: React marks an element shortly before it listens to it.
    if (isHydrated(target)) setTimeout(() => requestAnimationFrame(() => repeat(input)));
    else repeatWhenHydrated(input);
  });
}

function repeat(input: EarlyInput): void {
  if ('value' in input) {
    input.target.value = input.value;
    input.target.dispatchEvent(new Event('change', { bubbles: true }));
  } else input.target.click();
}
