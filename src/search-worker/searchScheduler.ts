import { isAbort } from '@/base/shopError';

type Run<Request, Response> = (request: Request, signal: AbortSignal) => Promise<Response>;

/** Two priorities for requests, each of which supersedes the one before it. */
export type SearchScheduler<Request, Response> = {
  /** Runs at once and supersedes a pending request. */
  readonly highPriority: Run<Request, Response>;
  /** Runs when no other request is pending, and runs again if it was superseded. */
  readonly lowPriority: Run<Request, Response>;
};

/** Schedules requests.
 *  @param run  supersedes its previous call, which then rejects with AbortError */
export function createSearchScheduler<Request, Response>(
  run: Run<Request, Response>,
): SearchScheduler<Request, Response> {
  let latest: Promise<unknown> | null = null;
  const highPriority: Run<Request, Response> = (request, signal) => {
    const response = run(request, signal);
    latest = response;
    return response;
  };
  const lowPriority: Run<Request, Response> = async (request, signal) => {
    for (;;) {
      for (let awaited: typeof latest = null; awaited !== latest; ) {
        awaited = latest;
        // The outcome of the awaited request is handled by its own caller.
        await awaited?.catch(() => undefined);
      }
      const own = highPriority(request, signal);
      try {
        return await own;
      } catch (error) {
        // Without a later request, AbortError means that the client is closed, and repeating would never end.
        if (!isAbort(error) || signal.aborted || latest === own) throw error;
      }
    }
  };
  return { highPriority, lowPriority };
}
