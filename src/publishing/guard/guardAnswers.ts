import type { OfferCode } from '@/domain/offer';
import type { OverlayContradiction } from './findContradictions';
import type { GuardQuestion } from './publishingGuard';

/** Questions that are answered with yes: the change is meant. */
export const CONFIRMABLE = ['removed', 'relisted', 'currency', 'prices', 'delisted', 'sample', 'damaged'] as const;
export type Confirmable = (typeof CONFIRMABLE)[number];

/** What an operator has decided about the questions of the publishing guard. */
export type GuardAnswers = {
  readonly allowed: readonly Confirmable[];
  /** Offers of `delisted` stay as published, where that is possible; this comes before `allowed`. */
  readonly keepPublished: boolean;
  /** `clear`: contradicted entries are removed; `keep`: they stay valid; null: not decided. */
  readonly overlay: 'clear' | 'keep' | null;
};

/** The answers of an operator who has not been asked yet. */
export const NO_ANSWERS: GuardAnswers = { allowed: [], keepPublished: false, overlay: null };

/** True if a question needs no further decision. */
export function isAnswered(question: GuardQuestion, answers: GuardAnswers): boolean {
  if (question.kind === 'overlay') return answers.overlay !== null;
  if (question.kind === 'delisted' && question.canKeep && answers.keepPublished) return true;
  return answers.allowed.includes(question.kind);
}

/** Returns the codes whose published offers are added to the new version. */
export function findKeptCodes(questions: readonly GuardQuestion[], answers: GuardAnswers): readonly OfferCode[] {
  if (!answers.keepPublished) return [];
  return questions.flatMap((question) => (question.kind === 'delisted' && question.canKeep ? question.codes : []));
}

/** Returns the entries of the overlay that the new version contradicts. */
export function contradictionsIn(questions: readonly GuardQuestion[]): readonly OverlayContradiction[] {
  return questions.flatMap((question) => (question.kind === 'overlay' ? question.contradictions : []));
}
