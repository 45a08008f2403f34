import { ok, type Result } from '@/base/result';
import type { BuildCall, DiffCall } from './call';
import { type CallProblem, problem } from './callProblem';
import { DEFAULT_CATALOG_FOLDER } from './defaultPaths';
import type { Values } from './parseWords';
import { readPath } from './readPath';

/** Files that a copy with remarks can be written as. */
export const ANNOTATED_KINDS = /\.(csv|xlsx)$/i;

/** Reads the words of a command that reads sheets. */
export function readSheetsCall(
  command: 'build' | 'diff',
  values: Values,
  others: readonly string[],
): Result<BuildCall | DiffCall, CallProblem> {
  const path = readPath(command, others);
  if (!path.ok) return path;
  const { game = null, out = DEFAULT_CATALOG_FOLDER, json = false, map = [] } = values;
  const sheets = { path: path.value, game, out, json, map };
  if (command === 'diff') return ok({ command, ...sheets });
  const { annotate = null, 'print-offers': printOffers = false } = values;
  if (annotate !== null && !ANNOTATED_KINDS.test(annotate)) return problem('unknown-sheet-kind', annotate);
  return ok({
    command,
    ...sheets,
    json: json || printOffers,
    skipRefused: values['skip-refused'] ?? false,
    dryRun: values['dry-run'] ?? false,
    allowShrink: values['allow-shrink'] ?? false,
    printOffers,
    annotate,
  });
}
