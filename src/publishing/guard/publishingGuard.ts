import { compareTexts } from '@/catalog/format/orderOffers';
import type { Currency, Money } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { RefusedRow } from '@/importer/rows/refusedRows';
import { priceFactor } from '@/publishing/catalog/diffOffers';
import type { FieldsOfOffer, OfferSummary } from '@/publishing/catalog/publishedOffers';
import { compareVersions } from './compareVersions';
import type { ContentOfOffer, EmptiedField } from './emptiedFields';
import { findContradictions, type OverlayContradiction } from './findContradictions';

type CatalogVersion = { readonly currency: Currency; readonly sample: boolean };

/** The published version of a game's catalog; its offers are read once, one by one. */
export type PublishedVersion = CatalogVersion & {
  readonly offers: Iterable<FieldsOfOffer>;
  readonly publishedAt: EpochMs;
  /** Number of offers in the manifest; `offers` lacks those of missing or damaged segments. */
  readonly total: number;
};

/** The new version of a game's catalog, and what it would replace. */
export type PublishingPlan = {
  /** null: none. */
  readonly published: PublishedVersion | null;
  readonly next: CatalogVersion & { readonly offers: readonly ContentOfOffer[] };
  /** Rows of the sheet that are skipped. */
  readonly refused: readonly RefusedRow[];
  /** null: missing or unreadable. */
  readonly overlay: Overlay | null;
  readonly now: EpochMs;
  /** The other published games. */
  readonly others: readonly { readonly game: string; readonly sample: boolean }[];
};

/** A price that would change by more than a factor of three. */
export type PriceJump = { readonly code: OfferCode; readonly from: Money; readonly to: Money };

/** A shop that would lose every offer it has published. */
export type EmptiedShop = { readonly shop: string; readonly offers: number };

/** A question that the operator has to resolve before publishing. Codes are in ascending order, price jumps in descending order. */
export type GuardQuestion =
  /** Only `readable` offers of the published version can be compared. `total` is null if its manifest is unreadable. */
  | { readonly kind: 'damaged'; readonly readable: number; readonly total: number | null }
  /** `to` is the kind of stock that would be published; `offers` is the number of offers that it would replace. */
  | { readonly kind: 'sample'; readonly to: 'sample' | 'real'; readonly offers: number }
  /** The first version of a game, while all other games have the other kind of stock. */
  | { readonly kind: 'sample'; readonly to: 'sample' | 'real'; readonly beside: readonly string[] }
  | {
      readonly kind: 'removed';
      readonly codes: readonly OfferCode[];
      readonly published: number;
      readonly emptiedShops: readonly EmptiedShop[];
    }
  /** `published` counts the codes that are published as sold. */
  | { readonly kind: 'relisted'; readonly codes: readonly OfferCode[]; readonly published: number }
  | {
      readonly kind: 'currency';
      readonly from: Currency;
      readonly to: Currency;
      /** Prices of at most two offers that stay. */
      readonly examples: readonly PriceJump[];
    }
  /** Fields that would lose values, the largest losses first. */
  | { readonly kind: 'emptied'; readonly fields: readonly EmptiedField[] }
  | { readonly kind: 'prices'; readonly jumps: readonly PriceJump[] }
  /** `canKeep`: the published offers can be kept, because the currency is the same. If a refused row has no code, the codes include all
   *  published ones that are missing from the sheet. */
  | {
      readonly kind: 'delisted';
      readonly codes: readonly OfferCode[];
      readonly refusedRows: number;
      readonly rowsWithoutCode: number;
      readonly canKeep: boolean;
    }
  | { readonly kind: 'overlay'; readonly contradictions: readonly OverlayContradiction[] };

const MAX_CODES_PERCENT = 10;

/** Compares a new version with the published one, and returns the questions for the operator.
 *
 *  - `damaged`: some offers of the published version cannot be read; the other questions are about the readable ones. Only `sample` and
 *    `currency` do not depend on single offers.
 *  - `sample`: sample stock would replace real stock, or the reverse. The two have different offers, so `removed`, `relisted`, `emptied`,
 *    `currency`, `prices` and `delisted` are not asked then.
 *  - `removed`: more than 10 % of the published codes, sold ones included, are missing from the new version, or a shop that has at
 *    least two unsold offers loses all of its codes. Excludes codes of `delisted`.
 *  - `relisted`: more than 10 % of the codes that are published as sold would be on sale or reserved, as happens if a sheet has lost its
 *    status column.
 *  - `emptied`: offers that stay would lose the values of a field, see `listEmptiedFields`.
 *  - `currency`: the catalog's currency changes.
 *  - `prices`: the price of a code that both versions have rises or falls by more than a factor of three; a change from or to 0 always
 *    counts. Not asked if the currency changes.
 *  - `delisted`: a refused row has a code that is published as on sale or reserved, is not sold in the overlay and is missing from the
 *    new version. A refused row without a code may belong to any missing code, so the question is then about all of these.
 *  - `overlay`: see `findContradictions`; offers of `delisted` count as published, because they may be kept.
 *
 *  For the first version of a catalog, only `sample` is asked, and only if all other games have the other kind of stock. Cost: one pass
 *  over both versions and a map of the new codes. */
export function findQuestions(plan: PublishingPlan): readonly GuardQuestion[] {
  const { published, next, refused, overlay, now } = plan;
  if (published === null) return compareWithOtherGames(plan);
  const { publishedAt, total } = published;
  const { currency } = next;
  const compared = compareVersions(published, plan);
  const { readable, removed, relisted, sold, examples, jumps, delisted, unchanged, emptiedFields } = compared;
  const emptied = compared.emptiedShops;
  const questions: GuardQuestion[] = readable < total ? [{ kind: 'damaged', readable, total }] : [];
  const hasSameCurrency = published.currency === next.currency;
  if (published.sample !== next.sample) {
    if (total > 0) questions.push({ kind: 'sample', to: next.sample ? 'sample' : 'real', offers: total });
    return [...questions, ...checkOverlay(next.offers)];
  }
  if (exceedsShare(removed, readable) || emptied.some(({ hadSeveral }) => hadSeveral)) {
    const emptiedShops = emptied.map(({ shop, offers }) => ({ shop, offers }));
    questions.push({ kind: 'removed', codes: removed.sort(compareTexts), published: readable, emptiedShops });
  }
  if (exceedsShare(relisted, sold))
    questions.push({ kind: 'relisted', codes: relisted.sort(compareTexts), published: sold });
  if (emptiedFields.length > 0) questions.push({ kind: 'emptied', fields: emptiedFields });
  if (!hasSameCurrency && total > 0) {
    questions.push({ kind: 'currency', from: published.currency, to: next.currency, examples });
  }
  if (jumps.length > 0) questions.push({ kind: 'prices', jumps: jumps.sort(byFactor) });
  if (delisted.length > 0) {
    const codes = delisted.map(({ code }) => code).sort(compareTexts);
    const rowsWithoutCode = refused.filter(({ code }) => code === null).length;
    questions.push({ kind: 'delisted', codes, refusedRows: refused.length, rowsWithoutCode, canKeep: hasSameCurrency });
  }
  return [...questions, ...checkOverlay(hasSameCurrency ? [...next.offers, ...delisted] : next.offers)];

  function checkOverlay(offers: readonly OfferSummary[]): readonly GuardQuestion[] {
    const contradictions =
      overlay === null ? [] : findContradictions(offers, { currency, publishedAt }, overlay, unchanged, now);
    return contradictions.length === 0 ? [] : [{ kind: 'overlay', contradictions }];
  }
}

function compareWithOtherGames({ next, others }: PublishingPlan): readonly GuardQuestion[] {
  if (others.length === 0 || others.some(({ sample }) => sample === next.sample)) return [];
  return [{ kind: 'sample', to: next.sample ? 'sample' : 'real', beside: others.map(({ game }) => game) }];
}

function exceedsShare(codes: readonly OfferCode[], published: number): boolean {
  return codes.length * 100 > published * MAX_CODES_PERCENT;
}

function byFactor(a: PriceJump, b: PriceJump): number {
  const [one, other] = [priceFactor(a.from, a.to), priceFactor(b.from, b.to)];
  return one === other ? compareTexts(a.code, b.code) : other - one;
}
