import { fail, type Result } from '@/base/result';

/** What is wrong with a call; `detail` is the part that is. */
export type CommandProblem = {
  readonly kind:
    | 'no-command'
    | 'unknown-command'
    | 'option'
    | 'no-path'
    | 'many-paths'
    | 'foreign-option'
    | 'needless-path'
    | 'needless-word'
    | 'no-game'
    | 'unknown-mode'
    | 'unknown-language'
    | 'unknown-sheet-language'
    | 'unknown-sheet-kind'
    | 'not-a-zone'
    | 'not-a-port'
    | 'unknown-overlay-word'
    | 'not-a-new-price'
    | 'not-a-reservation'
    | 'not-a-sold-code'
    | 'contradiction'
    | 'all-and-some'
    | 'nothing-said'
    | 'unknown-allow-word'
    | 'unknown-overlay-answer';
  readonly detail: string;
};

/** The failure of reading a call. */
export function problem(kind: CommandProblem['kind'], detail: string): Result<never, CommandProblem> {
  return fail({ kind, detail });
}
