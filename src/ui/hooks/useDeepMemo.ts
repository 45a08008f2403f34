import { useState } from 'react';
import { sameValue } from '@/base/sameValue';

/** The object a value was first said with, for as long as it says the same: what is memoised by it stays. */
export function useDeepMemo<T>(value: T): T {
  const [kept, setKept] = useState({ value });
  if (sameValue(kept.value, value)) return kept.value;
  setKept({ value });
  return value;
}
