import type { EpochMs, Offer, OfferCode } from '@/domain/offer';
import { filledFields } from '@/publishing/guard/emptiedFields';
import { findQuestions, type PublishingPlan } from '@/publishing/guard/publishingGuard';
import { type OfferParts, offer } from '../../builders';

export const NOW = 1_763_800_000_000 as EpochMs;
export const PUBLISHED_AT = 1_763_700_000_000 as EpochMs;

/** Offers of some codes, in one shop and at one price. */
export const offersOf = (codes: readonly string[], parts: OfferParts = {}) =>
  codes.map((code) => offer({ ...parts, code }));
export const codesUpTo = (count: number, prefix = 'S') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 10}`);
export const refusedRow = (code: string | null, row = 2) => ({ sheet: null, row, code: code as OfferCode | null });

type Parts = Partial<Omit<PublishingPlan, 'published' | 'next'>> & {
  readonly before?: Partial<NonNullable<PublishingPlan['published']>>;
  readonly after?: Partial<PublishingPlan['next']>;
};

/** Returns the questions of the guard about two versions; by default in CNY and not sample stock. */
export function runGuard(before: readonly Offer[], after: readonly Offer[], parts: Parts = {}) {
  const properties = { currency: 'CNY', sample: false } as const;
  const published = before.map((one) => ({ ...one, fields: filledFields(one) }));
  return findQuestions({
    refused: [],
    overlay: null,
    now: NOW,
    others: [],
    ...parts,
    published: { ...properties, publishedAt: PUBLISHED_AT, total: before.length, offers: published, ...parts.before },
    next: { ...properties, offers: after, ...parts.after },
  });
}

export const yen = (amount: number) => ({ amount, currency: 'JPY' }) as const;
export const yuan = (amount: number) => ({ amount, currency: 'CNY' }) as const;
