import { useState } from 'react';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { CatalogAnswer, GuardFinding } from '@/operator-worker/protocol';
import { type GuardAnswers, isAnswered, NO_ANSWERS } from '@/publishing/guard/guardAnswers';

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
  readonly answers: GuardAnswers;
  readonly setAnswers: (answers: GuardAnswers) => void;
  readonly unanswered: number;
};

/** Requests the catalog and holds the answers to the publishing guard. Questions for an earlier state of the sheet are hidden;
 *  their answers count again only for identical questions.
 *  @param state  changes with the sheet and the option to skip refused rows */
export function useCatalogDownload(ask: SessionClient['ask'], state: string) {
  const [shownQuestions, setShownQuestions] = useState<ShownQuestions | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);

  const request = async (skipRefused: boolean): Promise<CatalogAnswer> => {
    const answer = await ask('catalog', { skipRefused, answers, asked: shownQuestions?.fingerprint ?? null });
    if (answer.kind === 'file') return answer;
    const { questions, fingerprint } = answer;
    const isSame = shownQuestions?.fingerprint === fingerprint;
    if (!isSame) setAnswers(NO_ANSWERS);
    setShownQuestions({ questions, fingerprint, state, isChanged: shownQuestions !== null && !isSame });
    return answer;
  };
  const open: OpenQuestions | null =
    shownQuestions === null || shownQuestions.state !== state
      ? null
      : {
          ...shownQuestions,
          answers,
          setAnswers,
          unanswered: shownQuestions.questions.filter(({ question }) => !isAnswered(question, answers)).length,
        };
  return { request, open };
}
