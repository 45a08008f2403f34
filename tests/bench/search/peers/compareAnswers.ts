import { ANSWER_PARTS, type AnswerPart, type Counts, type PeerAnswer } from './peer';

/** How many answers of a class differ from the oracle's in a part, and how many have no such part. */
export type Verdict = Readonly<Record<AnswerPart, { readonly wrong: number; readonly absent: number }>>;

/** Compares a peer's answers with the oracle's, part by part. */
export function judgeAnswers(answers: readonly PeerAnswer[], truth: readonly PeerAnswer[]): Verdict {
  const judged = ANSWER_PARTS.map((part) => {
    const absent = answers.filter((answer) => answer[part] === null).length;
    const wrong = answers.filter(
      (answer, i) => answer[part] !== null && !isSame(answer[part], truth[i]?.[part]),
    ).length;
    return [part, { wrong, absent }];
  });
  return Object.fromEntries(judged) as Verdict;
}

/** True if a peer answered every part, as the oracle does. */
export function isRight(verdict: Verdict): boolean {
  return ANSWER_PARTS.every((part) => verdict[part].wrong + verdict[part].absent === 0);
}

function isSame(a: PeerAnswer[AnswerPart], b: PeerAnswer[AnswerPart] | undefined): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b ?? null));
}

/** Counts in one order and without zeros. */
function plain(part: PeerAnswer[AnswerPart]): unknown {
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
  const entries = Object.entries(part as Counts | Readonly<Record<string, Counts>>);
  return entries
    .filter(([, value]) => value !== 0)
    .map(([key, value]) => [key, typeof value === 'number' ? value : plain(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
