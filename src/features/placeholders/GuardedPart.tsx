import type { ReactNode } from 'react';
import { PartBoundary } from '@/resilience/PartBoundary';
import { FailedPart } from './FailedPart';

export type GuardedPartProps = {
  /** The name of the part, e.g. the code of an offer. */
  readonly label?: string;
  /** A failed part is rendered again when this value changes. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
};

/** A part of the page that is replaced by a note if it cannot be rendered. */
export function GuardedPart({ label, resetKey, children }: GuardedPartProps) {
  return (
    <PartBoundary resetKey={resetKey} fallback={(retry) => <FailedPart label={label} onRetry={retry} />}>
      {children}
    </PartBoundary>
  );
}
