import { useEffect, useState } from 'react';
import type { EpochMs } from '@/domain/offer';

/** The time, told anew every `everyMs` milliseconds: for words like "2 minutes ago". */
export function useNow(everyMs: number): EpochMs {
  const [now, setNow] = useState(readClock);

  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);

  return now;
}

function readClock(): EpochMs {
  return Date.now() as EpochMs;
}
