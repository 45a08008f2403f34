import { isAbort } from '@/base/shopError';

type Ask<Asked, Answer> = (asked: Asked, signal: AbortSignal) => Promise<Answer>;

/** The two ways to ask where a newer question overtakes the one before it. */
export type Turns<Asked, Answer> = {
  /** Asks at once, whatever is waited for. */
  readonly now: Ask<Asked, Answer>;
  /** Asks when nothing else is waited for, and again if it was overtaken: it never stands in the way of the others. */
  readonly aside: Ask<Asked, Answer>;
};

/** Lets questions that only add something wait for those that matter.
 *  @param ask  overtakes what it was asked before, which then rejects with AbortError */
export function createSearchScheduler<Asked, Answer>(ask: Ask<Asked, Answer>): Turns<Asked, Answer> {
  let running: Promise<unknown> | null = null;
  const now: Ask<Asked, Answer> = (asked, signal) => {
    const answer = ask(asked, signal);
    running = answer;
    return answer;
  };
  const aside: Ask<Asked, Answer> = async (asked, signal) => {
    for (;;) {
      for (let seen: typeof running = null; seen !== running; ) {
        seen = running;
        // How it ends is told to whoever asked.
        await seen?.catch(() => undefined);
      }
      const mine = now(asked, signal);
      try {
        return await mine;
      } catch (error) {
        // Overtaken is only what another question followed; whoever is gone for good must not be asked for ever.
        if (!isAbort(error) || signal.aborted || running === mine) throw error;
      }
    }
  };
  return { now, aside };
}
