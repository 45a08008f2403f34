import type { spawn as spawnWorker } from '@/search-worker/spawn';

type Spawn = typeof spawnWorker;

/** A worker that was started before anybody could use it. */
export type AheadWorker = {
  /** Hands over the worker that runs already, with all it has said so far; further calls start others. */
  readonly spawn: Spawn;
  /** Ends the worker if it was never handed over. */
  readonly drop: () => void;
};

/** Starts a worker at once, so that its script travels beside the roster that it will be told, and not after it. */
export function prestartWorker(spawn: Spawn): AheadWorker {
  let ahead = startOrNull(spawn);
  const missed: (() => void)[] = [];
  if (ahead !== null) {
    const port = ahead;
    port.onmessage = (message) => missed.push(() => port.onmessage?.(message));
    port.onerror = (error) => missed.push(() => port.onerror?.(error));
  }
  return {
    spawn: () => {
      if (ahead === null) return spawn();
      const port = ahead;
      ahead = null;
      // Whoever takes the worker sets its listeners once this call has returned.
      queueMicrotask(() => {
        for (const tell of missed) tell();
      });
      return port;
    },
    drop: () => {
      ahead?.terminate();
      ahead = null;
    },
  };
}

function startOrNull(spawn: Spawn): ReturnType<Spawn> | null {
  try {
    return spawn();
  } catch {
    // Where workers are missing or forbidden the next call throws again, to the one who knows what to do instead.
    return null;
  }
}
