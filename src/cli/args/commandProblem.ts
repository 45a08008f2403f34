import { fail, type Result } from '@/base/result';

/** Why a command line is invalid; `detail` is the invalid part. */
export type CommandProblem = {
  readonly kind:
    | 'missing-command'
    | 'unknown-command'
    | 'unknown-option'
    | 'missing-value'
    | 'unexpected-value'
    | 'missing-path'
    | 'too-many-paths'
    | 'unsupported-option'
    | 'unexpected-path'
    | 'unexpected-argument'
    | 'missing-game'
    | 'unknown-mode'
    | 'unknown-language'
    | 'unknown-sheet-language'
    | 'unknown-sheet-kind'
    | 'invalid-time-zone'
    | 'invalid-port'
    | 'missing-url'
    | 'invalid-url'
    | 'invalid-timeout'
    | 'unknown-overlay-action'
    | 'invalid-price'
    | 'invalid-reservation'
    | 'invalid-sold-code'
    | 'contradiction'
    | 'all-with-names'
    | 'no-changes'
    | 'unknown-allow-value'
    | 'unknown-overlay-value';
  readonly detail: string;
};

/** Creates the result of an invalid command line. */
export function problem(kind: CommandProblem['kind'], detail: string): Result<never, CommandProblem> {
  return fail({ kind, detail });
}
