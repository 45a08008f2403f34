import { useEffect, useState, useSyncExternalStore } from 'react';
import { createOperator, type Operator } from './createOperator';
import type { OperatorState } from './operatorState';
import type { DeskPort } from './protocol';

/** The operator's desk as the page shows it. Its worker ends with the page. */
export function useOperator(spawn: () => DeskPort): { readonly operator: Operator; readonly state: OperatorState } {
  const [operator] = useState(() => createOperator(spawn));
  useEffect(() => operator.close, [operator]);
  return { operator, state: useSyncExternalStore(operator.state.subscribe, operator.state.get) };
}
