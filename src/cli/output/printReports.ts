import type { CliEffects } from '@/cli/io/effects';
import type { ImportedSheet } from '@/cli/io/importedSheet';
import type { GuardReport } from './jsonGuard';
import { jsonOffer } from './jsonOffer';
import { jsonReport } from './jsonReport';

/** Offers per chunk. */
const BATCH = 1000;

/** Prints the JSON reports of sheets in chunks: a million offers exceed the maximum length of a string.
 *  @param guard        null if the publishing guard has not run
 *  @param single       prints one object instead of an array
 *  @param printOffers  also prints the accepted offers, one per line */
export async function printReports(
  sheets: readonly ImportedSheet[],
  guard: GuardReport | null,
  single: boolean,
  printOffers: boolean,
  effects: Pick<CliEffects, 'printChunk' | 'locale'>,
): Promise<void> {
  if (!single) await effects.printChunk('[\n');
  for (const [index, sheet] of sheets.entries()) {
    const report = JSON.stringify(jsonReport(sheet, guard?.get(sheet.game.id) ?? null, effects.locale), null, 2);
    const end = index === sheets.length - 1 ? '\n' : ',\n';
    if (!printOffers) {
      await effects.printChunk(report + end);
      continue;
    }
    await effects.printChunk(`${report.slice(0, report.lastIndexOf('\n}'))},\n  "offers": [`);
    await printOffersOf(sheet, effects);
    await effects.printChunk(`]\n}${end}`);
  }
  if (!single) await effects.printChunk(']\n');
}

async function printOffersOf({ result }: ImportedSheet, effects: Pick<CliEffects, 'printChunk'>): Promise<void> {
  const offers = result.ok ? result.value.offers : [];
  for (let from = 0; from < offers.length; from += BATCH) {
    const lines = offers.slice(from, from + BATCH).map((offer) => `\n    ${JSON.stringify(jsonOffer(offer))}`);
    await effects.printChunk(`${from === 0 ? '' : ','}${lines.join(',')}`);
  }
  if (offers.length > 0) await effects.printChunk('\n  ');
}
