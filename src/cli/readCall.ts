import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base/result';

export type BuildCall = {
  readonly command: 'build';
  /** A sheet or a folder of sheets. */
  readonly path: string;
  /** Id of the game where the file's name does not say it. */
  readonly game: string | null;
  readonly out: string;
  readonly json: boolean;
  readonly skipRefused: boolean;
  readonly dryRun: boolean;
};

/** What the command line was asked to do. */
export type Call = { readonly command: 'help' } | BuildCall | { readonly command: 'verify'; readonly path: string };

/** What is wrong with a call; `detail` is the part that is. */
export type CallProblem = {
  readonly kind: 'no-command' | 'unknown-command' | 'option' | 'no-path' | 'many-paths' | 'foreign-option';
  readonly detail: string;
};

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  game: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  'skip-refused': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

const DEFAULT_OUT = 'public/catalog';

/** Reads the words behind the program's name. */
export function readCall(words: readonly string[]): Result<Call, CallProblem> {
  const parsed = parseWords(words);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [command, path, ...more] = positionals;
  if (values.help === true || command === 'help') return ok({ command: 'help' });
  if (command === undefined) return fail({ kind: 'no-command', detail: '' });
  if (command !== 'build' && command !== 'verify') return fail({ kind: 'unknown-command', detail: command });
  if (path === undefined) return fail({ kind: 'no-path', detail: command });
  if (more.length > 0) return fail({ kind: 'many-paths', detail: more.join(' ') });
  if (command === 'build') {
    return ok({
      command,
      path,
      game: values.game ?? null,
      out: values.out ?? DEFAULT_OUT,
      json: values.json ?? false,
      skipRefused: values['skip-refused'] ?? false,
      dryRun: values['dry-run'] ?? false,
    });
  }
  const [foreign] = Object.keys(values);
  return foreign === undefined ? ok({ command, path }) : fail({ kind: 'foreign-option', detail: `--${foreign}` });
}

type ParsedWords = ReturnType<typeof parseStrictly>;

function parseWords(words: readonly string[]): Result<ParsedWords, CallProblem> {
  try {
    return ok(parseStrictly(words));
  } catch (error) {
    if (!isWrongOption(error)) throw error;
    return fail({ kind: 'option', detail: error.message });
  }
}

/** True for what Node throws about a wrong option; its message says which and why. */
function isWrongOption(error: unknown): error is NodeJS.ErrnoException {
  return (
    typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  );
}

function parseStrictly(words: readonly string[]) {
  return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true, strict: true });
}
