import type { Sort } from './query';

/** Formats an order as in the URL: `price`, `-price`. */
export function formatSort({ key, reversed }: Sort): string {
  return `${reversed ? '-' : ''}${key}`;
}

/** Parses an order as in the URL; the key may be empty. */
export function parseSort(text: string): Sort {
  const reversed = text.startsWith('-');
  return { key: reversed ? text.slice(1) : text, reversed };
}
