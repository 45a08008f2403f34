import { useEffect, useState } from 'react';
import type { EpochMs } from '@/domain/offer';

const MINUTE_MS = 60_000;

/** Returns the current time, updated every minute by default, for texts such as "2 minutes ago". */
export function useNow(intervalMs = MINUTE_MS): EpochMs {
  const [now, setNow] = useState(readClock);

  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);

  return now;
}

function readClock(): EpochMs {
  return Date.now() as EpochMs;
}
