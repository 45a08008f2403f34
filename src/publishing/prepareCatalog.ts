import type { Manifest } from '@/catalog/format/manifest';
import type { Offer, OfferCode } from '@/domain/offer';
import {
  type BuildEffects,
  type BuiltCatalog,
  buildCatalog,
  type CatalogFacts,
  isSameCatalog,
} from '@/publishing/catalog/buildCatalog';
import { findKeptCodes, type GuardAnswers } from './guard/guardAnswers';
import type { GuardQuestion } from './guard/publishingGuard';

/** The offers of a sheet, and how the operator answered what the guard found about them. */
export type GuardedOffers = {
  readonly offers: readonly Offer[];
  readonly found: readonly GuardQuestion[];
  readonly answers: GuardAnswers;
};

/** A catalog ready to be published. */
export type PreparedCatalog = {
  readonly built: BuiltCatalog;
  /** The published version that it replaces is another one. */
  readonly replaces: boolean;
  /** What the operator has to confirm. */
  readonly questions: readonly GuardQuestion[];
  /** Published offers that were added to those of the sheet. */
  readonly kept: readonly OfferCode[];
};

/** Returns the questions that have to be asked. Publishing the same version again says nothing new about offers of the overlay and
 *  repairs damaged files, so neither is asked about then. */
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
  { offers, found, answers }: GuardedOffers,
  facts: CatalogFacts,
  previous: Manifest | null,
  readOffers: (codes: ReadonlySet<OfferCode>) => Promise<readonly Offer[]>,
  effects: BuildEffects,
): Promise<PreparedCatalog> {
  const kept = findKeptCodes(found, answers);
  const all = kept.length === 0 ? offers : [...offers, ...(await readOffers(new Set(kept)))];
  const built = await buildCatalog(all, facts, previous, effects);
  const isUnchanged = previous !== null && isSameCatalog(built.manifest, previous);
  const replaces = previous !== null && !isUnchanged;
  return { built, replaces, questions: dropIrrelevantQuestions(found, !isUnchanged), kept };
}
