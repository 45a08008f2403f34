import * as v from 'valibot';
import { objectOf } from '@/base/decodeJson';
import type { Result } from '@/base/result';
import { createStored, type Stored } from './createStored';
import { decodeStored } from './decodeStored';
import { LAST_VISIT_KEY } from './lastVisitKey';

const GAME_PAGE = /^\/(?:game|sale)\/\w+\/?(?:\?|$)/;
const FIELDS = 'game and address as texts';

/** The address must be that of a game page of this site, because it becomes a link. */
const LAST_VISIT = objectOf(
  {
    game: v.string(FIELDS),
    address: v.pipe(v.string(FIELDS), v.regex(GAME_PAGE, 'the address of a game page')),
  },
  'game and address',
);

/** The last shop page: the id of its game, and its address within the site, including the query. */
export type LastVisit = Readonly<v.InferOutput<typeof LAST_VISIT>>;

/** The last shop page, for "pick up where you left"; null before the first one. */
export const lastVisit: Stored<LastVisit | null> = createStored<LastVisit | null>(
  LAST_VISIT_KEY,
  1,
  decodeLastVisit,
  null,
);

/** Decodes a stored visit. */
export function decodeLastVisit(value: unknown): Result<LastVisit | null, string> {
  return decodeStored(v.nullable(LAST_VISIT), value);
}
