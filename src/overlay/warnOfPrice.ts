import type { ShopError } from '@/base/shopError';

const warned = new Set<string>();

/** Logs an invalid price of the overlay once per visit, since the same response arrives every minute. */
export function warnOfPrice({ message }: ShopError): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`overlay: ${message}; left out`);
}
