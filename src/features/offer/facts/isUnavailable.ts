import type { Hit } from '@/domain/searchResponse';

/** Returns whether an offer is sold or its shop is paused. A reserved offer counts as available. */
export function isUnavailable({ live }: Hit): boolean {
  return live === 'sold' || live === 'paused';
}
