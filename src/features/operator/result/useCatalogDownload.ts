import { useState } from 'react';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { CatalogAnswer, GuardFinding } from '@/operator-worker/protocol';
import { type GuardAnswers, isAnswered, NO_ANSWERS } from '@/publishing/guard/guardAnswers';

/** The questions of one state of the sheet. */
type AskedQuestions = {
  readonly questions: readonly GuardFinding[];
  readonly fingerprint: string;
  readonly state: string;
  readonly isChanged: boolean;
};

/** The questions that are on screen. */
export type OpenQuestions = {
  readonly questions: readonly GuardFinding[];
  readonly fingerprint: string;
  readonly isChanged: boolean;
  readonly answers: GuardAnswers;
  readonly setAnswers: (answers: GuardAnswers) => void;
  readonly unanswered: number;
};

/** Asks the desk for the catalog and holds the answers to the publishing guard. Questions of an earlier state of the sheet are no longer
 *  shown; their answers count again only if the desk finds the same questions.
 *  @param state  changes with the sheet and with what is left out of it */
export function useCatalogDownload(ask: SessionClient['ask'], state: string) {
  const [asked, setAsked] = useState<AskedQuestions | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);

  const request = async (skipRefused: boolean): Promise<CatalogAnswer> => {
    const answer = await ask('catalog', { skipRefused, answers, asked: asked?.fingerprint ?? null });
    if (answer.kind === 'file') return answer;
    const { questions, fingerprint } = answer;
    const isSame = asked?.fingerprint === fingerprint;
    if (!isSame) setAnswers(NO_ANSWERS);
    setAsked({ questions, fingerprint, state, isChanged: asked !== null && !isSame });
    return answer;
  };
  const open: OpenQuestions | null =
    asked === null || asked.state !== state
      ? null
      : {
          ...asked,
          answers,
          setAnswers,
          unanswered: asked.questions.filter(({ question }) => !isAnswered(question, answers)).length,
        };
  return { request, open };
}
