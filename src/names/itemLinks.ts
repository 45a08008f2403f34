import type { ItemLinks } from '@/domain/itemLinks';
import type { ItemId } from '@/domain/offer';
import { foldText } from './foldText';
import { spellingsOf } from './itemNames';
import type { Item, Roster } from './roster';

/** Returns how the items of a family are written in links: as the slug of their English name, without the qualifier in brackets at its
 *  end if that is free (`altria-caster`). Ids and all names are read too. Items whose name has no Latin letters, or whose slug belongs to
 *  an item before them, are written as ids.
 *  @see  docs/decisions/0052-names-in-links.md */
export function createItemLinks(roster: Roster): ItemLinks {
  // Built when first needed: the first view of a page rarely has items in its link.
  let slugs: Slugs | null = null;
  let byName: ReadonlyMap<string, readonly [ItemId, ...ItemId[]]> | null = null;
  return {
    write: (item) => {
      slugs ??= claimSlugs(roster);
      return slugs.slugById.get(item) ?? item;
    },
    read: (text) => {
      const id = text as ItemId;
      if (roster.byId.has(id)) return [id];
      slugs ??= claimSlugs(roster);
      const item = slugs.itemBySlug.get(text.toLowerCase());
      if (item !== undefined) return [item];
      byName ??= indexByName(roster.items);
      return byName.get(foldText(text)) ?? [id];
    },
  };
}

type Slugs = {
  readonly itemBySlug: ReadonlyMap<string, ItemId>;
  readonly slugById: ReadonlyMap<ItemId, string>;
};

function claimSlugs(roster: Roster): Slugs {
  const itemBySlug = new Map<string, ItemId>();
  const slugById = new Map<ItemId, string>();
  const claim = ({ id }: Item, slug: string | null) => {
    if (slug === null || slugById.has(id) || itemBySlug.has(slug) || (roster.byId.has(slug as ItemId) && slug !== id))
      return;
    itemBySlug.set(slug, id);
    slugById.set(id, slug);
  };
  const hasQualifier = ({ names }: Item) => QUALIFIER.test(names.en);
  for (const item of roster.items) if (!hasQualifier(item)) claim(item, slugOf(item.names.en));
  for (const item of roster.items.filter(hasQualifier)) {
    claim(item, slugOf(item.names.en.replace(QUALIFIER, '')));
    claim(item, slugOf(item.names.en));
  }
  return { itemBySlug, slugById };
}

const QUALIFIER = /\([^()]*\)$/;

/** Returns a name in lower-case Latin letters and digits joined by dashes; null if it has other letters. */
function slugOf(name: string): string | null {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  if (/[^\p{Script=Latin}\P{L}]/u.test(plain)) return null;
  const words = plain
    .toLowerCase()
    .replace(/['’.]/g, '')
    .match(/[a-z0-9]+/g);
  return words === null ? null : words.join('-');
}

function indexByName(items: readonly Item[]): ReadonlyMap<string, readonly [ItemId, ...ItemId[]]> {
  const byName = new Map<string, [ItemId, ...ItemId[]]>();
  for (const item of items) {
    for (const name of new Set(spellingsOf(item).map(foldText))) {
      const same = byName.get(name);
      if (same === undefined) byName.set(name, [item.id]);
      else same.push(item.id);
    }
  }
  return byName;
}
