import type { Manifest } from '@/catalog/format/manifest';
import { LOCALES, type Locale, type Localized } from '@/domain/localized';
import type { Offer } from '@/domain/offer';
import type { ImportTarget } from '@/importer/rows/sheetContext';
import type { Roster } from '@/names/roster';
import { findPriceMove, type OfferDiff } from '@/publishing/catalog/diffOffers';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';
import { dropIrrelevantQuestions } from '@/publishing/prepareCatalog';
import { truncateQuestion } from './guardFile';
import { nameField } from './nameField';
import type { DiffLine, DiffResult } from './protocol';

/** Offers per list that are sent to the page. */
const MAX_LISTED = 200;

/** Converts a comparison for display: counts, and the first offers of each list with their names.
 *  @param questions  of the publishing guard */
export function describeDiff(
  diff: OfferDiff,
  published: Manifest | null,
  questions: readonly GuardQuestion[],
  { spec, roster }: Pick<ImportTarget, 'spec' | 'roster'>,
): DiffResult {
  const line = (offer: Offer): DiffLine => ({
    code: offer.code,
    label: nameOffer(offer, roster),
    price: offer.price,
  });
  const { added, changed, removed, same } = diff;
  return {
    published:
      published === null
        ? null
        : { offers: published.offers, publishedAt: published.publishedAt, sample: published.sample },
    counts: { added: added.length, changed: changed.length, removed: removed.length, same },
    added: added.slice(0, MAX_LISTED).map(line),
    changed: changed.slice(0, MAX_LISTED).map((change) => ({
      ...line(change.after),
      fields: change.fields.map((field) => nameField(field, spec)),
      move: findPriceMove(change),
    })),
    removed: removed.slice(0, MAX_LISTED).map(line),
    questions: dropIrrelevantQuestions(questions, added.length + changed.length + removed.length > 0).map((question) =>
      truncateQuestion(question, spec),
    ),
  };
}

/** Returns the title of an offer, or its content. */
function nameOffer({ title, items }: Offer, { byId }: Roster): Localized {
  const localizeValue = (locale: Locale) =>
    title === '' ? items.map(({ item }) => byId.get(item)?.names[locale] ?? item).join(', ') : title;
  return localize(localizeValue);
}

function localize(describe: (locale: Locale) => string): Localized {
  const [zh, ja, en] = LOCALES.map(describe);
  return { zh: zh ?? '', ja: ja ?? '', en: en ?? '' };
}
