import { useEffect, useState, useSyncExternalStore } from 'react';
import { createOperator, type Operator } from '@/features/operator/session/createOperator';
import type { OperatorState } from '@/features/operator/session/operatorState';
import type { SessionPort } from '@/operator-worker/protocol';

/** The operator's desk as the page shows it. Its worker ends with the page. */
export function useOperator(spawn: () => SessionPort): { readonly operator: Operator; readonly state: OperatorState } {
  const [operator] = useState(() => createOperator(spawn));
  useEffect(() => operator.close, [operator]);
  return { operator, state: useSyncExternalStore(operator.state.subscribe, operator.state.get) };
}
