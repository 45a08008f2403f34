import { ok, type Result } from '@/base/result';
import { CONFIRMABLE, type Confirmable, type GuardDecisions } from '@/publishing/guard/guardDecisions';
import { splitList } from './codeList';
import { type CommandProblem, problem } from './commandProblem';
import { DEFAULT_CATALOG_FOLDER, overlayFileOf } from './defaultPaths';
import type { Values } from './parseArguments';
import type { BuildCommand, DiffCommand } from './parsedCommand';
import { parsePath } from './parsePath';

/** Names of files to which sheets can be written. */
export const SHEET_FILE_NAME = /\.(csv|xlsx)$/i;

/** Parses a command that imports sheets. */
export function parseSheetsCommand(
  command: 'build' | 'diff',
  values: Values,
  others: readonly string[],
): Result<BuildCommand | DiffCommand, CommandProblem> {
  const path = parsePath(command, others);
  if (!path.ok) return path;
  const { game = null, out: catalogFolder = DEFAULT_CATALOG_FOLDER, json = false, map = [] } = values;
  const overlayFile = values['overlay-file'] ?? overlayFileOf(catalogFolder);
  const sheets = { path: path.value, game, catalogFolder, json, map, overlayFile };
  if (command === 'diff') return ok({ command, ...sheets });
  const { annotate = null, 'print-offers': printOffers = false } = values;
  if (annotate !== null && !SHEET_FILE_NAME.test(annotate)) return problem('unknown-sheet-kind', annotate);
  const decisions = parseDecisions(values);
  if (!decisions.ok) return decisions;
  return ok({
    command,
    ...sheets,
    json: json || printOffers,
    // `--keep-published` implies `--skip-refused`: published offers are kept in place of refused rows.
    skipRefused: values['skip-refused'] === true || decisions.value.keepPublished,
    dryRun: values['dry-run'] ?? false,
    decisions: decisions.value,
    printOffers,
    annotate,
  });
}

/** Parses the decisions about the questions of the publishing guard; `--allow-shrink` is the former name of `--allow removed`. */
function parseDecisions(values: Values): Result<GuardDecisions, CommandProblem> {
  const names = [...(values['allow-shrink'] === true ? ['removed'] : []), ...(values.allow ?? []).flatMap(splitList)];
  const unknown = names.find((name) => !isConfirmable(name));
  if (unknown !== undefined) return problem('unknown-allow-value', unknown);
  const { overlay = null } = values;
  if (overlay !== null && overlay !== 'clear' && overlay !== 'keep') return problem('unknown-overlay-value', overlay);
  const allowed = CONFIRMABLE.filter((kind) => names.includes(kind));
  return ok({ allowed, keepPublished: values['keep-published'] ?? false, overlay });
}

function isConfirmable(name: string): name is Confirmable {
  return CONFIRMABLE.some((kind) => kind === name);
}
