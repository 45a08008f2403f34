import { useState } from 'react';
import type { SavedAnswers } from '@/features/operator/session/readJob';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { CatalogResult, GuardFinding } from '@/operator-worker/protocol';
import { type GuardDecisions, isResolved, NO_DECISIONS } from '@/publishing/guard/guardDecisions';

/** The questions for one state of the sheet. */
type ShownQuestions = {
  readonly questions: readonly GuardFinding[];
  readonly fingerprint: string;
  readonly state: string;
  readonly isChanged: boolean;
};

/** The questions on screen. */
export type OpenQuestions = {
  readonly questions: readonly GuardFinding[];
  readonly fingerprint: string;
  readonly isChanged: boolean;
  readonly answers: GuardDecisions;
  readonly setAnswers: (answers: GuardDecisions) => void;
  readonly unanswered: number;
};

/** Requests the catalog and holds the answers to the publishing guard. Questions for an earlier state of the sheet are hidden;
 *  their answers apply again only if the same questions return.
 *  @param state     changes with the sheet and the option to skip refused rows
 *  @param saved     the answers stored with the sheet, which apply if the same questions are asked
 *  @param onAnswer  stores answers */
export function useCatalogDownload(
  ask: SessionClient['ask'],
  state: string,
  saved: SavedAnswers | null,
  onAnswer: (answers: SavedAnswers) => void,
) {
  const [shownQuestions, setShownQuestions] = useState<ShownQuestions | null>(null);
  const [answers, setAnswers] = useState(NO_DECISIONS);

  const request = async (skipRefused: boolean): Promise<CatalogResult> => {
    const result = await ask('catalog', {
      skipRefused,
      decisions: answers,
      fingerprint: shownQuestions?.fingerprint ?? null,
    });
    if (result.kind === 'file') return result;
    const { questions, fingerprint } = result;
    const isSame = shownQuestions?.fingerprint === fingerprint;
    if (!isSame) setAnswers(saved?.fingerprint === fingerprint ? saved.decisions : NO_DECISIONS);
    setShownQuestions({ questions, fingerprint, state, isChanged: shownQuestions !== null && !isSame });
    return result;
  };
  const open: OpenQuestions | null =
    shownQuestions === null || shownQuestions.state !== state
      ? null
      : {
          ...shownQuestions,
          answers,
          setAnswers: (decisions) => {
            setAnswers(decisions);
            onAnswer({ fingerprint: shownQuestions.fingerprint, decisions });
          },
          unanswered: shownQuestions.questions.filter(({ question }) => !isResolved(question, answers)).length,
        };
  return { request, open };
}
