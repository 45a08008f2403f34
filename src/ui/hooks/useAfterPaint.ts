import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** A value as it was when the frame before was painted: what follows it is drawn once the change itself is on screen.
 *  A deferred value comes earlier, and may keep the frame of the change waiting. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
