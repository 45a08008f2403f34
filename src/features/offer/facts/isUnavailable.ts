import type { Hit } from '@/domain/searchResponse';

/** Whether an offer cannot be bought now: its detail then leads on to others that can. */
export function isUnavailable({ live }: Hit): boolean {
  return live === 'sold' || live === 'paused';
}
