import { toShopError } from '@/base/shopError';
import type { ImportSession } from './importSession';
import type { Answer, FromSession, QuestionKind, ToSession } from './protocol';

/** The desk's end of the way to the screen. */
export type SessionHost = {
  listen(handler: (message: ToSession) => void): void;
  answer(message: FromSession): void;
};

/** Answers every question with the desk, errors as data. */
export function serveSession(host: SessionHost, desk: ImportSession): void {
  host.listen(({ call, kind, ask }) => {
    // The table has a way of answering each kind; TypeScript loses the tie between the two once both are unions.
    const reply = desk[kind] as (one: unknown) => Answer<QuestionKind> | Promise<Answer<QuestionKind>>;
    new Promise<Answer<QuestionKind>>((resolve) => resolve(reply(ask))).then(
      (answer) => host.answer({ call, answer }),
      (error: unknown) => {
        const { code, message } = toShopError(error, 'operator-broken');
        host.answer({ call, error: { code, message } });
      },
    );
  });
}
