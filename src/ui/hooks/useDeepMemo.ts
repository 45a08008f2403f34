import { useState } from 'react';
import { sameValue } from '@/base/sameValue';

/** Returns the previous reference while the value is deeply equal. */
export function useDeepMemo<T>(value: T): T {
  const [previous, setPrevious] = useState({ value });
  if (sameValue(previous.value, value)) return previous.value;
  setPrevious({ value });
  return value;
}
