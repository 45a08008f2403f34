import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** Returns a value one painted frame late, so that what depends on it renders after the change itself is on screen. Unlike a
 *  deferred value it never delays the frame of the change. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
