import type { ItemLinks } from '@/domain/itemLinks';
import type { Locale } from '@/domain/localized';
import type { ItemId } from '@/domain/offer';
import type { GameSpec, ItemKind } from '@/games/types';
import { createItemLinks } from '@/names/itemLinks';
import { nicknamesOf } from '@/names/nickname';
import type { Item, Roster } from '@/names/roster';
import { tileTexts } from '@/names/shortName';
import { tileLetters } from '@/names/tileLetters';
import { TILE_HUES, type TileHue, type TileLook } from '@/ui/theme/tileLook';

/** The items of a game with their names and looks. */
export type GameItems = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly kinds: ReadonlyMap<string, ItemKind>;
  readonly looks: ReadonlyMap<ItemId, TileLook>;
  readonly links: ItemLinks;
  /** Short names, built at the first use in a language. */
  readonly nicknames: (locale: Locale) => ReadonlyMap<ItemId, string>;
  /** Letters of tiles, built at the first use in a language. */
  readonly letters: (locale: 'ja' | 'en') => ReadonlyMap<ItemId, string>;
};

/** Builds the items of a game from its spec and the roster of its family. */
export function buildGameItems(spec: GameSpec, roster: Roster): GameItems {
  const kinds = new Map(spec.kinds.map((kind) => [kind.id, kind]));
  const hues = new Map(spec.groups.map((group, index) => [group.id, hueAt(index)]));
  const texts = tileTexts(roster);
  const looks = new Map(
    roster.items.map((item) => {
      const { two, one } = texts.get(item.id) ?? { two: '?', one: '?' };
      const hue = item.group === null ? 'slate' : (hues.get(item.group) ?? 'slate');
      const kind = kinds.get(item.kind);
      return [
        item.id,
        {
          shape: kind?.shape ?? 'niche',
          hue,
          lines: linesOf(kind, item),
          text: two,
          shortText: one,
        } satisfies TileLook,
      ];
    }),
  );
  const tiles = new Map(roster.items.map(({ id }) => [id, texts.get(id)?.two ?? '']));
  const nicknames = onceEach((locale: Locale) => nicknamesOf(roster.items, locale, tiles));
  const letters = onceEach((locale: 'ja' | 'en') => tileLetters(roster.items, nicknames(locale), locale));
  return { spec, roster, kinds, looks, links: createItemLinks(roster), nicknames, letters };
}

/** Builds what belongs to a language when it is first needed. */
function onceEach<L extends Locale, Built>(build: (locale: L) => Built): (locale: L) => Built {
  const byLocale = new Map<L, Built>();
  return (locale) => {
    const built = byLocale.get(locale) ?? build(locale);
    byLocale.set(locale, built);
    return built;
  };
}

/** Returns the full name of an item; its id if the roster does not contain it, as in a link from elsewhere. */
export function itemName({ roster }: GameItems, id: ItemId, locale: Locale): string {
  return roster.byId.get(id)?.names[locale] ?? id;
}

/** Returns the short name of an item, which fits into a chip or the tile of a card; its id if the roster does not contain it. */
export function itemNickname({ nicknames }: GameItems, id: ItemId, locale: Locale): string {
  return nicknames(locale).get(id) ?? id;
}

/** Returns the look of an item with a text in the script of the language: 梅林, マリ, Mer; for an unknown item, a grey card with the
 *  beginning of its id. */
export function itemLook(gameItems: GameItems, id: ItemId, locale: Locale): TileLook {
  const look = gameItems.looks.get(id);
  if (look === undefined)
    return { shape: 'plate', hue: 'slate', lines: 'none', text: id.slice(0, 2), shortText: id.slice(0, 1) };
  if (locale === 'zh') return look;
  const text = gameItems.letters(locale).get(id) ?? look.text;
  return { ...look, text, shortText: [...text][0] ?? look.shortText };
}

/** Returns the kind of an item, or null if the roster does not contain it. */
export function itemKind({ roster, kinds }: GameItems, id: ItemId): ItemKind | null {
  const item = roster.byId.get(id);
  return item === undefined ? null : (kinds.get(item.kind) ?? null);
}

/** Returns the rarity of an item among its kind: 0 is the top tier; unknown rarities are the greatest number. */
export function rarityTier({ roster, kinds }: GameItems, id: ItemId): number {
  const item = roster.byId.get(id);
  return item === undefined ? Number.MAX_SAFE_INTEGER : tierOf(kinds.get(item.kind), item);
}

function tierOf(kind: ItemKind | undefined, item: Item): number {
  const tier = item.rarity === null ? -1 : (kind?.rarities.indexOf(item.rarity) ?? -1);
  return tier < 0 ? Number.MAX_SAFE_INTEGER : tier;
}

function linesOf(kind: ItemKind | undefined, item: Item): TileLook['lines'] {
  return (['two', 'one', 'short'] as const)[tierOf(kind, item)] ?? 'none';
}

function hueAt(index: number): TileHue {
  return TILE_HUES[index % TILE_HUES.length] ?? 'slate';
}
