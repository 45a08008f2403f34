import { useEffect, useState } from 'react';
import type { EpochMs } from '@/domain/offer';

/** Returns the current time, updated every `intervalMs`, for texts such as "2 minutes ago". */
export function useNow(intervalMs: number): EpochMs {
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
