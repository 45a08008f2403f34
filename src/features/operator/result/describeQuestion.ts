import type { Locale } from '@/domain/localized';
import type { GuardMessages } from '@/features/operator/messages/guardMessages';
import type { GuardFinding } from '@/operator-worker/protocol';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import type { PriceJump } from '@/publishing/guard/publishingGuard';
import { formatNumber } from '@/ui/format/format';
import { formatMoney } from '@/ui/format/formatMoney';

/** Texts of a question of the publishing guard. */
export type DescribedQuestion = {
  readonly title: string;
  /** Consequences beyond the title. */
  readonly notes: readonly string[];
  /** Codes, with prices or states where relevant. If there are many, only the first of all `count` codes are listed. */
  readonly entries: readonly string[];
  readonly count: number;
};

/** Formats a question of the publishing guard. */
export function describeQuestion(
  { question, count, fields }: GuardFinding,
  messages: GuardMessages,
  locale: Locale,
): DescribedQuestion {
  const number = (value: number) => formatNumber(value, locale);
  const jump = ({ code, from, to }: PriceJump) => `${code} ${formatMoney(from, locale)} → ${formatMoney(to, locale)}`;
  switch (question.kind) {
    case 'damaged': {
      const { readable, total } = question;
      const title = messages.damaged(number(readable), total === null ? '?' : number(total));
      return { title, notes: [messages.damagedNote], entries: [], count: 0 };
    }
    case 'sample': {
      if ('beside' in question) {
        const title = question.to === 'real' ? messages.realBesideSample : messages.sampleBesideReal;
        return { title, notes: [], entries: question.beside, count };
      }
      const title = question.to === 'real' ? messages.toReal : messages.toSample;
      return { title: title(number(question.offers)), notes: [], entries: [], count: 0 };
    }
    case 'removed': {
      const { codes, published, emptiedShops } = question;
      const notes = emptiedShops.map(({ shop, offers }) => messages.emptiedShop(shop, number(offers)));
      return { title: messages.removed(number(count), number(published)), notes, entries: codes, count };
    }
    case 'relisted': {
      const title = messages.relisted(number(count), number(question.published));
      return { title, notes: [messages.relistedNote], entries: question.codes, count };
    }
    case 'emptied': {
      const entries = fields.map(({ names, lost, published, examples }) =>
        messages.emptiedField(names[locale], number(lost), number(published), examples.join(' · ')),
      );
      return { title: messages.emptied, notes: [messages.emptiedNote], entries, count };
    }
    case 'currency': {
      const { from, to, examples } = question;
      return { title: messages.currency(from, to), notes: [], entries: examples.map(jump), count: examples.length };
    }
    case 'prices':
      return { title: messages.prices(number(count)), notes: [], entries: question.jumps.map(jump), count };
    case 'delisted': {
      const { codes, refusedRows, rowsWithoutCode, canKeep } = question;
      const notes = canKeep ? [] : [messages.cannotKeep];
      const title =
        rowsWithoutCode === 0
          ? messages.delisted(number(refusedRows), number(count))
          : messages.delistedOrMissing(number(refusedRows), number(rowsWithoutCode), number(count));
      return { title, notes, entries: codes, count };
    }
    case 'overlay': {
      const entries = question.contradictions.map((one) => describeContradiction(one, messages, locale));
      return { title: messages.overlay(number(count)), notes: [], entries, count };
    }
  }
}

function describeContradiction(one: OverlayContradiction, messages: GuardMessages, locale: Locale): string {
  switch (one.entry) {
    case 'price':
      return messages.overlayPrice(one.code, formatMoney(one.overlay, locale), formatMoney(one.catalog, locale));
    case 'sold':
      return messages.overlaySold(one.code);
    case 'reserved':
      return messages.overlayReserved(one.code);
  }
}
