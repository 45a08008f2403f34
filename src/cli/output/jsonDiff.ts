import type { CliEffects } from '@/cli/io/effects';
import type { ImportedSheet } from '@/cli/io/importedSheet';
import { toWholeUnits } from '@/domain/money';
import { type ChangedOffer, findPriceMove, type OfferDiff } from '@/publishing/catalog/diffOffers';
import type { GuardEntry } from './jsonGuard';
import { jsonOffer } from './jsonOffer';
import { jsonReport } from './jsonReport';

/** Returns the JSON report of a sheet and of all changes that publishing it would make.
 *  @param diff   null for an unreadable sheet
 *  @param guard  questions that publishing the sheet would raise */
export function jsonDiff(
  sheet: ImportedSheet,
  diff: OfferDiff | null,
  guard: readonly GuardEntry[],
  { locale }: Pick<CliEffects, 'locale'>,
): unknown {
  const report = jsonReport(sheet, guard, locale);
  if (diff === null) return { ...report, diff };
  const { added, changed, removed, same } = diff;
  return {
    ...report,
    diff: { same, added: added.map(jsonOffer), changed: changed.map(jsonChange), removed: removed.map(jsonOffer) },
  };
}

function jsonChange(one: ChangedOffer): unknown {
  const move = findPriceMove(one);
  const { before, after, fields } = one;
  const price =
    move === null
      ? null
      : {
          from: toWholeUnits(move.from.amount, move.from.currency),
          to: toWholeUnits(move.to.amount, move.to.currency),
          currency: move.to.currency,
          percent: move.percent,
        };
  return { code: after.code, fields, price, before: jsonOffer(before), after: jsonOffer(after) };
}
