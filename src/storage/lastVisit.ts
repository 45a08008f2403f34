import { fail, ok, type Result } from '@/base/result';
import { createStored, type Stored } from './createStored';

/** The shop page seen last: the game's id, and the address within the site, with its query. */
export type LastVisit = { readonly game: string; readonly address: string };

/** Where the buyer was last, for "pick up where you left"; null before the first shop page. */
export const lastVisit: Stored<LastVisit | null> = createStored<LastVisit | null>(
  'vitrine.last-visit',
  1,
  decodeLastVisit,
  null,
);

/** Reads a kept visit; the address must be one of a game page of this site, for it becomes a link. */
export function decodeLastVisit(value: unknown): Result<LastVisit | null, string> {
  if (value === null) return ok(null);
  if (typeof value !== 'object' || !('game' in value) || !('address' in value))
    return fail('expected game and address');
  const { game, address } = value;
  if (typeof game !== 'string' || typeof address !== 'string') return fail('expected game and address as texts');
  if (!/^\/(?:game|sale)\/\w+(?:\?|$)/.test(address)) return fail('expected the address of a game page');
  return ok({ game, address });
}
