import { ok, type Result } from '@/base/result';
import { readPath } from '@/cli/io/readPath';
import { CONFIRMABLE, type Confirmable, type GuardAnswers } from '@/publishing/guard/guardAnswers';
import { type CommandProblem, problem } from './commandProblem';
import { DEFAULT_CATALOG_FOLDER, overlayFileOf } from './defaultPaths';
import type { Values } from './parseArguments';
import type { BuildCall, DiffCall } from './parsedCommand';
import { splitList } from './parseOverlayCommand';

/** Files that a copy with remarks can be written as. */
export const ANNOTATED_KINDS = /\.(csv|xlsx)$/i;

/** Reads the words of a command that reads sheets. */
export function parseSheetsCommand(
  command: 'build' | 'diff',
  values: Values,
  others: readonly string[],
): Result<BuildCall | DiffCall, CommandProblem> {
  const path = readPath(command, others);
  if (!path.ok) return path;
  const { game = null, out = DEFAULT_CATALOG_FOLDER, json = false, map = [] } = values;
  const overlayFile = values['overlay-file'] ?? overlayFileOf(out);
  const sheets = { path: path.value, game, out, json, map, overlayFile };
  if (command === 'diff') return ok({ command, ...sheets });
  const { annotate = null, 'print-offers': printOffers = false } = values;
  if (annotate !== null && !ANNOTATED_KINDS.test(annotate)) return problem('unknown-sheet-kind', annotate);
  const answers = readAnswers(values);
  if (!answers.ok) return answers;
  return ok({
    command,
    ...sheets,
    json: json || printOffers,
    // What is kept is what rows are refused of.
    skipRefused: values['skip-refused'] === true || answers.value.keepPublished,
    dryRun: values['dry-run'] ?? false,
    answers: answers.value,
    printOffers,
    annotate,
  });
}

/** Reads what the call answers to the publishing guard; `--allow-shrink` is the former name of `--allow removed`. */
function readAnswers(values: Values): Result<GuardAnswers, CommandProblem> {
  const words = [...(values['allow-shrink'] === true ? ['removed'] : []), ...(values.allow ?? []).flatMap(splitList)];
  const unknown = words.find((word) => !isConfirmable(word));
  if (unknown !== undefined) return problem('unknown-allow-word', unknown);
  const { overlay = null } = values;
  if (overlay !== null && overlay !== 'clear' && overlay !== 'keep') return problem('unknown-overlay-answer', overlay);
  const allowed = CONFIRMABLE.filter((kind) => words.includes(kind));
  return ok({ allowed, keepPublished: values['keep-published'] ?? false, overlay });
}

function isConfirmable(word: string): word is Confirmable {
  return CONFIRMABLE.some((kind) => kind === word);
}
