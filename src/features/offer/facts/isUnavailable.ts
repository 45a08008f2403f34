import type { Hit } from '@/domain/searchResponse';

/** Returns whether an offer cannot be bought now. */
export function isUnavailable({ live }: Hit): boolean {
  return live === 'sold' || live === 'paused';
}
