import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import { SortSwitch } from './sort/SortSwitch';
import { ViewSwitch } from './views/ViewSwitch';

export type SortAndViewProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly onChoose: (next: Query) => void;
};

/** The switches beside the total on a tablet and a desktop. They appear together, because one would move the other. */
export function SortAndView({ spec, query, onChoose }: SortAndViewProps) {
  return (
    <>
      <SortSwitch spec={spec} query={query} onChoose={onChoose} />
      <ViewSwitch query={query} onChoose={onChoose} />
    </>
  );
}
