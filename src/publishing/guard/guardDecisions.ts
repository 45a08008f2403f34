import type { OfferCode } from '@/domain/offer';
import type { OverlayContradiction } from './findContradictions';
import type { GuardQuestion } from './publishingGuard';

/** Questions that are resolved by confirming that the change is intended. */
export const CONFIRMABLE = [
  'removed',
  'relisted',
  'emptied',
  'currency',
  'prices',
  'delisted',
  'sample',
  'damaged',
] as const;
export type Confirmable = (typeof CONFIRMABLE)[number];

/** The operator's decisions about the questions of the publishing guard. */
export type GuardDecisions = {
  readonly allowed: readonly Confirmable[];
  /** Offers of `delisted` stay as published if possible; takes precedence over `allowed`. */
  readonly keepPublished: boolean;
  /** Contradicted entries: `clear` removes them, `keep` renews them; null: undecided. */
  readonly overlay: 'clear' | 'keep' | null;
};

/** No decisions yet. */
export const NO_DECISIONS: GuardDecisions = { allowed: [], keepPublished: false, overlay: null };

/** True if a question needs no further decision. */
export function isResolved(question: GuardQuestion, decisions: GuardDecisions): boolean {
  if (question.kind === 'overlay') return decisions.overlay !== null;
  if (question.kind === 'delisted' && question.canKeep && decisions.keepPublished) return true;
  return decisions.allowed.includes(question.kind);
}

/** Adds the decisions that resolve all questions: published offers are kept if possible, and the sheet overrides the overlay. */
export function confirmAll<Decisions extends GuardDecisions>(
  decisions: Decisions,
  questions: readonly GuardQuestion[],
): Decisions {
  let { keepPublished, overlay } = decisions;
  const allowed = new Set(decisions.allowed);
  for (const question of questions) {
    if (question.kind === 'overlay') overlay ??= 'clear';
    else if (question.kind === 'delisted' && question.canKeep) keepPublished = true;
    else allowed.add(question.kind);
  }
  return { ...decisions, allowed: [...allowed], keepPublished, overlay };
}

/** Returns the codes whose published offers are added to the new version. */
export function findRetainedCodes(
  questions: readonly GuardQuestion[],
  decisions: GuardDecisions,
): readonly OfferCode[] {
  if (!decisions.keepPublished) return [];
  return questions.flatMap((question) => (question.kind === 'delisted' && question.canKeep ? question.codes : []));
}

/** Returns the overlay entries that the new version contradicts. */
export function contradictionsIn(questions: readonly GuardQuestion[]): readonly OverlayContradiction[] {
  return questions.flatMap((question) => (question.kind === 'overlay' ? question.contradictions : []));
}
