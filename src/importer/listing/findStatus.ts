import type { OfferStatus } from '@/domain/offer';
import { foldText } from '@/names/foldText';
import type { Span } from '@/query-parser/result/parsedText';

/** Words that by themselves mark an offer as unavailable. There are fewer than for a status column, since many of the
 *  words there (hold, open, 留) have other meanings in free text. */
export const STATUS_WORDS: Readonly<Record<Exclude<OfferStatus, 'onSale'>, readonly string[]>> = {
  sold: [
    '已售',
    '已售出',
    '已出',
    '已出售',
    '已卖',
    '已賣',
    '已卖出',
    '售罄',
    '售出',
    '已成交',
    '売り切れ',
    '売切れ',
    '売却済み',
    '完売',
    'sold',
  ],
  reserved: [
    '已预留',
    '已预订',
    '已预定',
    '已锁定',
    '已預留',
    '交易中',
    '予約済み',
    '予約済',
    '取引中',
    '商談中',
    'reserved',
  ],
};

const STATUSES: ReadonlyMap<string, OfferStatus> = new Map([
  ...STATUS_WORDS.reserved.map((word) => [foldText(word), 'reserved'] as const),
  ...STATUS_WORDS.sold.map((word) => [foldText(word), 'sold'] as const),
]);

/** The status found in a text, with its span. */
export type FoundStatus = { readonly status: OfferStatus; readonly span: Span };

/** Finds the first word that states that an offer is unavailable: `已售 梅林宝2`, `【SOLD】`. The query parser does not parse status,
 *  and a sold offer must never appear available.
 *  @returns  null if there is none */
export function findStatus(text: string): FoundStatus | null {
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const status = STATUSES.get(foldText(match[0]));
    if (status !== undefined) return { status, span: { start: match.index, end: match.index + match[0].length } };
  }
  return null;
}
