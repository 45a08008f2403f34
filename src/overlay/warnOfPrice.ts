import type { ShopError } from '@/base/shopError';

const warned = new Set<string>();

/** Logs a price of the overlay that was left out, once a visit: the same answer comes every minute. */
export function warnOfPrice({ message }: ShopError): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`overlay: ${message}; left out`);
}
