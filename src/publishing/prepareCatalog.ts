import type { Manifest } from '@/catalog/format/manifest';
import type { Offer, OfferCode } from '@/domain/offer';
import {
  type BuildEffects,
  type BuiltCatalog,
  buildCatalog,
  type CatalogProperties,
  isSameCatalog,
} from '@/publishing/catalog/buildCatalog';
import { findRetainedCodes, type GuardDecisions } from './guard/guardDecisions';
import type { GuardQuestion } from './guard/publishingGuard';

/** The offers of a sheet with the findings of the guard and the operator's decisions. */
export type GuardedOffers = {
  readonly offers: readonly Offer[];
  readonly found: readonly GuardQuestion[];
  readonly decisions: GuardDecisions;
};

/** A catalog ready to be published. */
export type PreparedCatalog = {
  readonly built: BuiltCatalog;
  /** True if it replaces another published version. */
  readonly replaces: boolean;
  /** Questions that the operator has to resolve. */
  readonly questions: readonly GuardQuestion[];
  /** Published offers that were kept besides those of the sheet. */
  readonly retained: readonly OfferCode[];
};

/** Drops questions that do not apply when the same version is published again: it does not contradict newer overlay entries, and it
 *  repairs damaged files. */
export function dropIrrelevantQuestions(
  found: readonly GuardQuestion[],
  hasChanges: boolean,
): readonly GuardQuestion[] {
  return hasChanges ? found : found.filter(({ kind }) => kind !== 'overlay' && kind !== 'damaged');
}

/** Builds a catalog from the offers of a sheet and the published offers that stay.
 *  @param readOffers  reads the published offers of some codes
 *  @throws            what `readOffers` and `buildCatalog` throw */
export async function prepareCatalog(
  { offers, found, decisions }: GuardedOffers,
  properties: CatalogProperties,
  previous: Manifest | null,
  readOffers: (codes: ReadonlySet<OfferCode>) => Promise<readonly Offer[]>,
  effects: BuildEffects,
): Promise<PreparedCatalog> {
  const retained = findRetainedCodes(found, decisions);
  const all = retained.length === 0 ? offers : [...offers, ...(await readOffers(new Set(retained)))];
  const built = await buildCatalog(all, properties, previous, effects);
  const isUnchanged = previous !== null && isSameCatalog(built.manifest, previous);
  const replaces = previous !== null && !isUnchanged;
  return { built, replaces, questions: dropIrrelevantQuestions(found, !isUnchanged), retained };
}
