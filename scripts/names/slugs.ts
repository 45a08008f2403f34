import { createItemLinks } from '../../src/names/itemLinks';
import type { Roster } from '../../src/names/roster';

/** Slug in links → item id. */
export type Slugs = Readonly<Record<string, string>>;

/** Every slug that a link may contain, per family. Slugs are added but never removed or changed, so that links keep their meaning. */
export const SLUGS_FILE = 'tests/fixtures/links/itemSlugs.json';

/** Adds the slugs of items that have none yet. */
export function addSlugs(recorded: Slugs, roster: Roster): Slugs {
  const links = createItemLinks(roster);
  const added = roster.items.map(({ id }) => [links.write(id), id] as const);
  return { ...Object.fromEntries(added), ...recorded };
}
