import { isHydrated } from '@/platform/react/isHydrated';
import type { BootWindow } from './bootData';
import type { EarlyInput } from './earlyInput';

/** A part of the page whose code has not arrived by then is not waited for. */
const LONGEST_WAIT_MS = 20_000;

/** Repeats what the visitor has pressed and chosen before the page could handle it, each as soon as its part of the page is hydrated. */
export function repeatEarlyInput(): void {
  const end = performance.now() + LONGEST_WAIT_MS;
  for (const input of (window as BootWindow).takeEarlyInput?.() ?? []) repeatWhenHydrated(input, end);
}

function repeatWhenHydrated(input: EarlyInput, end: number): void {
  const { target } = input;
  requestAnimationFrame(() => {
    if (!target.isConnected || performance.now() > end) return;
    // In a task of its own: React marks an element shortly before it listens to it.
    if (isHydrated(target)) setTimeout(() => requestAnimationFrame(() => repeat(input)));
    else repeatWhenHydrated(input, end);
  });
}

function repeat(input: EarlyInput): void {
  if ('value' in input) {
    input.target.value = input.value;
    input.target.dispatchEvent(new Event('change', { bubbles: true }));
  } else input.target.click();
}
