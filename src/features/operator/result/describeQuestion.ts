import type { Locale } from '@/domain/localized';
import type { GuardMessages } from '@/features/operator/messages/guardMessages';
import type { GuardFinding } from '@/operator-worker/protocol';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import type { PriceJump } from '@/publishing/guard/publishingGuard';
import { formatMoney, formatNumber } from '@/ui/format/format';

/** A question of the publishing guard in words. */
export type DescribedQuestion = {
  readonly title: string;
  /** Consequences beyond the title. */
  readonly notes: readonly string[];
  /** What it is about: codes, with prices or states where those matter. The first of `count`. */
  readonly entries: readonly string[];
  readonly count: number;
};

/** Puts a question of the publishing guard into words. */
export function describeQuestion(
  { question, count }: GuardFinding,
  words: GuardMessages,
  locale: Locale,
): DescribedQuestion {
  const number = (value: number) => formatNumber(value, locale);
  const jump = ({ code, from, to }: PriceJump) => `${code} ${formatMoney(from, locale)} → ${formatMoney(to, locale)}`;
  switch (question.kind) {
    case 'damaged': {
      const { readable, total } = question;
      const title = words.damaged(number(readable), total === null ? '?' : number(total));
      return { title, notes: [words.damagedNote], entries: [], count: 0 };
    }
    case 'sample': {
      if ('beside' in question) {
        const title = question.to === 'real' ? words.realBesideSample : words.sampleBesideReal;
        return { title, notes: [], entries: question.beside, count };
      }
      const title = question.to === 'real' ? words.toReal : words.toSample;
      return { title: title(number(question.offers)), notes: [], entries: [], count: 0 };
    }
    case 'removed': {
      const { codes, published, emptiedShops } = question;
      const notes = emptiedShops.map(({ shop, offers }) => words.emptiedShop(shop, number(offers)));
      return { title: words.removed(number(count), number(published)), notes, entries: codes, count };
    }
    case 'relisted': {
      const title = words.relisted(number(count), number(question.published));
      return { title, notes: [words.relistedNote], entries: question.codes, count };
    }
    case 'currency': {
      const { from, to, examples } = question;
      return { title: words.currency(from, to), notes: [], entries: examples.map(jump), count: examples.length };
    }
    case 'prices':
      return { title: words.prices(number(count)), notes: [], entries: question.jumps.map(jump), count };
    case 'delisted': {
      const { codes, refusedRows, rowsWithoutCode, canKeep } = question;
      const notes = canKeep ? [] : [words.cannotKeep];
      const title =
        rowsWithoutCode === 0
          ? words.delisted(number(refusedRows), number(count))
          : words.delistedOrMissing(number(refusedRows), number(rowsWithoutCode), number(count));
      return { title, notes, entries: codes, count };
    }
    case 'overlay': {
      const entries = question.contradictions.map((one) => describeContradiction(one, words, locale));
      return { title: words.overlay(number(count)), notes: [], entries, count };
    }
  }
}

function describeContradiction(one: OverlayContradiction, words: GuardMessages, locale: Locale): string {
  switch (one.entry) {
    case 'price':
      return words.overlayPrice(one.code, formatMoney(one.overlay, locale), formatMoney(one.catalog, locale));
    case 'sold':
      return words.overlaySold(one.code);
    case 'reserved':
      return words.overlayReserved(one.code);
  }
}
