import { toShopError } from '@/base/shopError';
import type { Desk } from './importSession';
import type { Answer, FromDesk, QuestionKind, ToDesk } from './protocol';

/** The desk's end of the way to the screen. */
export type DeskHost = {
  listen(handler: (message: ToDesk) => void): void;
  answer(message: FromDesk): void;
};

/** Answers every question with the desk, errors as data. */
export function serveDesk(host: DeskHost, desk: Desk): void {
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
