import type { EpochMs, ItemId, Offer } from '@/domain/offer';
import type { Want } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { levelText, shortfallText } from '@/features/labels/wantText';
import { attributeText } from '@/features/offer/facts/detailFacts';
import { itemsByKind } from '@/features/offer/facts/itemsByKind';
import { type GameItems, itemKind, itemName } from '@/features/search-state/gameItems';
import { formatDateTime, formatNumber } from '@/ui/format/format';
import { bestIndex } from './bestIndex';
import type { CompareMessages } from './messages/zh';

/** What an offer says in a row. `best`: better than all others, where better has a meaning; `none`: it has it not, or does
 *  not say; `missing`: a must that it does not meet. */
export type CompareCell = { readonly text: string; readonly tone: 'plain' | 'best' | 'none' | 'missing' };

export type CompareRow = {
  readonly id: string;
  readonly name: string;
  readonly item: ItemId | null;
  readonly want: Want | null;
  /** One for each offer. */
  readonly cells: readonly CompareCell[];
};

/** Rows under one heading: `wants`, `resources`, `account`, or the items of a kind. */
export type CompareSection = {
  readonly id: string;
  readonly title: string;
  readonly isKind: boolean;
  readonly rows: readonly CompareRow[];
};

export type CompareLabels = FacetLabels & { readonly compare: CompareMessages; readonly now: EpochMs };

/** Puts offers beside each other, row by row: wants, resources, attributes, then all other items by kind and rarity.
 *  What no offer has or states has no row, but a want has one in any case.
 *  @param hits  with outcomes in the order of the query's wants */
export function buildCompareSections(
  hits: readonly Hit[],
  lexicon: GameItems,
  wording: CompareLabels,
): readonly CompareSection[] {
  const { compare } = wording;
  const sections = [
    { id: 'wants', title: compare.wants, isKind: false, rows: wantRows(hits, lexicon, wording) },
    { id: 'resources', title: compare.resources, isKind: false, rows: resourceRows(hits, wording) },
    { id: 'account', title: compare.account, isKind: false, rows: accountRows(hits, wording) },
    ...kindSections(hits, lexicon, wording),
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** Whether all offers say the same in a row. */
export function isUniform({ cells }: CompareRow): boolean {
  return cells.every(({ text }) => text === cells[0]?.text);
}

function wantRows(hits: readonly Hit[], lexicon: GameItems, wording: CompareLabels): readonly CompareRow[] {
  const wants = hits[0]?.outcomes.map((outcome) => outcome.want) ?? [];
  return wants.map((want, place) => {
    const kind = itemKind(lexicon, want.item);
    const outcomes = hits.flatMap((hit) => hit.outcomes[place] ?? []);
    const best = want.mode === 'never' ? -1 : bestIndex(outcomes.map(({ level }) => level));
    const cells = outcomes.map(({ level, met }, at): CompareCell => {
      const missing = want.mode === 'must' && !met;
      if (level === 0) return { text: wording.compare.none, tone: missing ? 'missing' : 'none' };
      if (missing) return { text: shortfallText(kind, level, want.level, wording.locale), tone: 'missing' };
      return { text: hasText(level, want.item, lexicon, wording), tone: at === best ? 'best' : 'plain' };
    });
    return { id: want.item, name: itemName(lexicon, want.item, wording.locale), item: want.item, want, cells };
  });
}

function resourceRows(hits: readonly Hit[], { spec, locale, compare }: CompareLabels): readonly CompareRow[] {
  return spec.resources.flatMap(({ id, names }) => {
    const amounts = hits.map(({ offer }) => offer.resources[id]);
    if (amounts.every((amount) => amount === undefined)) return [];
    const best = bestIndex(amounts.map((amount) => amount ?? null));
    const cells = amounts.map((amount, at): CompareCell => {
      if (amount === undefined) return { text: compare.unsaid, tone: 'none' };
      return { text: formatNumber(amount, locale), tone: at === best ? 'best' : 'plain' };
    });
    return [plainRow(id, names[locale], cells)];
  });
}

function accountRows(hits: readonly Hit[], wording: CompareLabels): readonly CompareRow[] {
  const { spec, locale, compare, now } = wording;
  const attributes = spec.attributes.flatMap((attribute) => {
    const values = hits.map(({ offer }) => offer.attributes[attribute.id]);
    if (values.every((value) => value === undefined)) return [];
    const cells = values.map((value): CompareCell => {
      if (value === undefined) return { text: compare.unsaid, tone: 'none' };
      return { text: attributeText(attribute, value, wording), tone: value === false ? 'none' : 'plain' };
    });
    return [plainRow(attribute.id, attribute.names[locale], cells)];
  });
  const dates = hits.map(
    ({ offer }): CompareCell => ({ text: formatDateTime(offer.listedAt, now, locale), tone: 'plain' }),
  );
  return [...attributes, plainRow('listed-at', compare.listedAt, dates)];
}

function kindSections(hits: readonly Hit[], lexicon: GameItems, wording: CompareLabels): readonly CompareSection[] {
  const wanted = new Set(hits[0]?.outcomes.map((outcome) => outcome.want.item));
  const held = hits.map(({ offer }) => levelsOf(offer));
  const highest = new Map<ItemId, number>();
  for (const levels of held) {
    for (const [item, level] of levels) {
      if (!wanted.has(item)) highest.set(item, Math.max(level, highest.get(item) ?? 0));
    }
  }
  const items = [...highest].map(([item, level]) => ({ item, level }));
  return itemsByKind(items, lexicon).map(({ kind, items: ofKind }) => ({
    id: `kind-${kind?.id ?? ''}`,
    title: kind?.names[wording.locale] ?? wording.words.unknownKind,
    isKind: true,
    rows: ofKind.map(({ item }) => {
      const levels = held.map((one) => one.get(item) ?? 0);
      const best = bestIndex(levels);
      const cells = levels.map((level, at): CompareCell => {
        if (level === 0) return { text: wording.compare.none, tone: 'none' };
        return { text: hasText(level, item, lexicon, wording), tone: at === best ? 'best' : 'plain' };
      });
      return { id: item, name: itemName(lexicon, item, wording.locale), item, want: null, cells };
    }),
  }));
}

function levelsOf(offer: Offer): ReadonlyMap<ItemId, number> {
  return new Map(offer.items.map(({ item, level }) => [item, level]));
}

function hasText(level: number, item: ItemId, lexicon: GameItems, wording: CompareLabels): string {
  return levelText(itemKind(lexicon, item), level, wording.locale) || wording.compare.has;
}

function plainRow(id: string, name: string, cells: readonly CompareCell[]): CompareRow {
  return { id, name, item: null, want: null, cells };
}
