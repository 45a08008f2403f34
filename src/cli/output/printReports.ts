import type { CliEffects } from '@/cli/io/effects';
import type { ImportedSheet } from '@/cli/publish/importSheets';
import type { GuardReport } from '@/cli/publish/publishImports';
import { jsonOffer } from './jsonOffer';
import { jsonReport } from './jsonReport';

/** How many offers are put at once. */
const BATCH = 1000;

/** Prints the reports of sheets as JSON, piece by piece, for a million offers make no single text.
 *  @param guard        what the publishing guard found; null if it was not reached
 *  @param single       one object instead of an array
 *  @param printOffers  also the offers that were accepted, one a line */
export async function printReports(
  sheets: readonly ImportedSheet[],
  guard: GuardReport | null,
  single: boolean,
  printOffers: boolean,
  effects: Pick<CliEffects, 'put' | 'locale'>,
): Promise<void> {
  if (!single) await effects.put('[\n');
  for (const [at, sheet] of sheets.entries()) {
    const report = JSON.stringify(jsonReport(sheet, guard?.get(sheet.game.id) ?? null, effects.locale), null, 2);
    const end = at === sheets.length - 1 ? '\n' : ',\n';
    if (!printOffers) {
      await effects.put(report + end);
      continue;
    }
    await effects.put(`${report.slice(0, report.lastIndexOf('\n}'))},\n  "offers": [`);
    await putOffers(sheet, effects);
    await effects.put(`]\n}${end}`);
  }
  if (!single) await effects.put(']\n');
}

async function putOffers({ result }: ImportedSheet, effects: Pick<CliEffects, 'put'>): Promise<void> {
  const offers = result.ok ? result.value.offers : [];
  for (let from = 0; from < offers.length; from += BATCH) {
    const lines = offers.slice(from, from + BATCH).map((offer) => `\n    ${JSON.stringify(jsonOffer(offer))}`);
    await effects.put(`${from === 0 ? '' : ','}${lines.join(',')}`);
  }
  if (offers.length > 0) await effects.put('\n  ');
}
