import type { EpochMs, ItemId, Offer } from '@/domain/offer';
import { type Want, wantKey } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { levelText, shortfallText, wantName } from '@/features/labels/wantText';
import { attributeText } from '@/features/offer/facts/detailFacts';
import { itemsByKind } from '@/features/offer/facts/itemsByKind';
import { type GameItems, itemKind, itemName } from '@/features/search-state/gameItems';
import { formatDateTime, formatNumber } from '@/ui/format/format';
import { bestIndex } from './bestIndex';
import type { CompareMessages } from './messages/zh';

/** The value of an offer in a row. `best`: better than all others, where values can be ranked; `none`: absent or not
 *  stated; `missing`: a must want that is not met. */
export type CompareCell = { readonly text: string; readonly tone: 'plain' | 'best' | 'none' | 'missing' };

export type CompareRow = {
  readonly id: string;
  readonly name: string;
  readonly item: ItemId | null;
  readonly want: Want | null;
  /** In the order of the offers. */
  readonly cells: readonly CompareCell[];
};

/** Rows under one heading. The id is `wants`, `resources`, `account` or, for the items of a kind, `kind-…`. */
export type CompareSection = {
  readonly id: string;
  readonly title: string;
  readonly isKind: boolean;
  readonly rows: readonly CompareRow[];
};

export type CompareLabels = FacetLabels & { readonly compare: CompareMessages; readonly now: EpochMs };

/** Builds the rows of a comparison: wants, resources, attributes, then all other items by kind and rarity. Omits rows
 *  without a value for any offer, except those of wants.
 *  @param hits  with matches in the order of the query's wants */
export function buildCompareSections(
  hits: readonly Hit[],
  gameItems: GameItems,
  labels: CompareLabels,
): readonly CompareSection[] {
  const { compare } = labels;
  const sections = [
    { id: 'wants', title: compare.wants, isKind: false, rows: wantRows(hits, gameItems, labels) },
    { id: 'resources', title: compare.resources, isKind: false, rows: resourceRows(hits, labels) },
    { id: 'account', title: compare.account, isKind: false, rows: accountRows(hits, labels) },
    ...kindSections(hits, gameItems, labels),
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** Returns whether all offers have the same value in a row. */
export function isUniform({ cells }: CompareRow): boolean {
  return cells.every(({ text }) => text === cells[0]?.text);
}

function wantRows(hits: readonly Hit[], gameItems: GameItems, labels: CompareLabels): readonly CompareRow[] {
  const wants = hits[0]?.wantMatches.map((outcome) => outcome.want) ?? [];
  return wants.map((want, wantIndex) => {
    const kind = itemKind(gameItems, want.item);
    const wantMatches = hits.flatMap((hit) => hit.wantMatches[wantIndex] ?? []);
    const best = want.mode === 'never' ? -1 : bestIndex(wantMatches.map(({ level }) => level));
    const cells = wantMatches.map(({ level, met }, index): CompareCell => {
      const missing = want.mode === 'must' && !met;
      if (level === 0) return { text: labels.compare.none, tone: missing ? 'missing' : 'none' };
      if (missing) return { text: shortfallText(kind, level, want.level, labels.locale), tone: 'missing' };
      return { text: valueText(level, want.item, gameItems, labels), tone: index === best ? 'best' : 'plain' };
    });
    return { id: wantKey(want), name: wantName(gameItems, want, labels.locale), item: want.item, want, cells };
  });
}

function resourceRows(hits: readonly Hit[], { spec, locale, compare }: CompareLabels): readonly CompareRow[] {
  return spec.resources.flatMap(({ id, names }) => {
    const amounts = hits.map(({ offer }) => offer.resources[id]);
    if (amounts.every((amount) => amount === undefined)) return [];
    const best = bestIndex(amounts.map((amount) => amount ?? null));
    const cells = amounts.map((amount, index): CompareCell => {
      if (amount === undefined) return { text: compare.notStated, tone: 'none' };
      return { text: formatNumber(amount, locale), tone: index === best ? 'best' : 'plain' };
    });
    return [plainRow(id, names[locale], cells)];
  });
}

function accountRows(hits: readonly Hit[], labels: CompareLabels): readonly CompareRow[] {
  const { spec, locale, compare, now } = labels;
  const attributes = spec.attributes.flatMap((attribute) => {
    const values = hits.map(({ offer }) => offer.attributes[attribute.id]);
    if (values.every((value) => value === undefined)) return [];
    const cells = values.map((value): CompareCell => {
      if (value === undefined) return { text: compare.notStated, tone: 'none' };
      return { text: attributeText(attribute, value, labels), tone: value === false ? 'none' : 'plain' };
    });
    return [plainRow(attribute.id, attribute.names[locale], cells)];
  });
  const dates = hits.map(
    ({ offer }): CompareCell => ({ text: formatDateTime(offer.listedAt, now, locale), tone: 'plain' }),
  );
  return [...attributes, plainRow('listed-at', compare.listedAt, dates)];
}

function kindSections(hits: readonly Hit[], gameItems: GameItems, labels: CompareLabels): readonly CompareSection[] {
  // The rows of an ambiguous want's items show which of them an offer has.
  const wanted = new Set<string>(hits[0]?.wantMatches.map((outcome) => wantKey(outcome.want)));
  const levelsByOffer = hits.map(({ offer }) => levelsOf(offer));
  const highest = new Map<ItemId, number>();
  for (const levels of levelsByOffer) {
    for (const [item, level] of levels) {
      if (!wanted.has(item)) highest.set(item, Math.max(level, highest.get(item) ?? 0));
    }
  }
  const items = [...highest].map(([item, level]) => ({ item, level }));
  return itemsByKind(items, gameItems).map(({ kind, items: itemsOfKind }) => ({
    id: `kind-${kind?.id ?? ''}`,
    title: kind?.names[labels.locale] ?? labels.messages.unknownKind,
    isKind: true,
    rows: itemsOfKind.map(({ item }) => {
      const levels = levelsByOffer.map((levels) => levels.get(item) ?? 0);
      const best = bestIndex(levels);
      const cells = levels.map((level, index): CompareCell => {
        if (level === 0) return { text: labels.compare.none, tone: 'none' };
        return { text: valueText(level, item, gameItems, labels), tone: index === best ? 'best' : 'plain' };
      });
      return { id: item, name: itemName(gameItems, item, labels.locale), item, want: null, cells };
    }),
  }));
}

function levelsOf(offer: Offer): ReadonlyMap<ItemId, number> {
  return new Map(offer.items.map(({ item, level }) => [item, level]));
}

function valueText(level: number, item: ItemId, gameItems: GameItems, labels: CompareLabels): string {
  return levelText(itemKind(gameItems, item), level, labels.locale) || labels.compare.has;
}

function plainRow(id: string, name: string, cells: readonly CompareCell[]): CompareRow {
  return { id, name, item: null, want: null, cells };
}
