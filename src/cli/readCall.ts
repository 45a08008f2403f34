import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base/result';
import type { IssueLocale } from '@/importer/formatIssue';
import type { ReadMode } from '@/reading/reading';

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

export type ReadingCall = {
  readonly command: 'read';
  /** Id of a game as it was written. */
  readonly game: string;
  readonly mode: ReadMode;
  readonly json: boolean;
  /** null: the language of the environment. */
  readonly locale: IssueLocale | null;
};

/** What the command line was asked to do. */
export type Call =
  | { readonly command: 'help' }
  | BuildCall
  | { readonly command: 'verify'; readonly path: string }
  | ReadingCall;

/** What is wrong with a call; `detail` is the part that is. */
export type CallProblem = {
  readonly kind:
    | 'no-command'
    | 'unknown-command'
    | 'option'
    | 'no-path'
    | 'many-paths'
    | 'foreign-option'
    | 'needless-path'
    | 'no-game'
    | 'unknown-mode'
    | 'unknown-language';
  readonly detail: string;
};

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  game: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  'skip-refused': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  mode: { type: 'string' },
  lang: { type: 'string' },
} as const;

const DEFAULT_OUT = 'public/catalog';

/** The commands that do something, with the options each has. */
const OPTIONS_OF = {
  build: ['game', 'out', 'json', 'skip-refused', 'dry-run'],
  verify: [],
  read: ['game', 'mode', 'json', 'lang'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof OPTIONS)[]>>;

type Command = keyof typeof OPTIONS_OF;
type ParsedWords = ReturnType<typeof parseStrictly>;
type Values = ParsedWords['values'];

/** Reads the words behind the program's name. */
export function readCall(words: readonly string[]): Result<Call, CallProblem> {
  const parsed = parseWords(words);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [command, ...paths] = positionals;
  if (values.help === true || command === 'help') return ok({ command: 'help' });
  if (command === undefined) return problem('no-command', '');
  if (!isCommand(command)) return problem('unknown-command', command);
  const own: readonly string[] = OPTIONS_OF[command];
  const foreign = Object.keys(values).find((name) => !own.includes(name));
  if (foreign !== undefined) return problem('foreign-option', `${command} --${foreign}`);
  return command === 'read' ? readReadingCall(values, paths) : readPathCall(command, values, paths);
}

function readPathCall(
  command: 'build' | 'verify',
  values: Values,
  [path, ...more]: readonly string[],
): Result<Call, CallProblem> {
  if (path === undefined) return problem('no-path', command);
  if (more.length > 0) return problem('many-paths', more.join(' '));
  if (command === 'verify') return ok({ command, path });
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

function readReadingCall(values: Values, paths: readonly string[]): Result<Call, CallProblem> {
  const { game, mode = 'query', lang = null, json = false } = values;
  if (paths.length > 0) return problem('needless-path', paths.join(' '));
  if (game === undefined) return problem('no-game', '');
  if (mode !== 'query' && mode !== 'offer') return problem('unknown-mode', mode);
  if (lang !== null && lang !== 'zh' && lang !== 'en') return problem('unknown-language', lang);
  return ok({ command: 'read', game, mode, json, locale: lang });
}

function isCommand(word: string): word is Command {
  return Object.hasOwn(OPTIONS_OF, word);
}

function problem(kind: CallProblem['kind'], detail: string): Result<never, CallProblem> {
  return fail({ kind, detail });
}

function parseWords(words: readonly string[]): Result<ParsedWords, CallProblem> {
  try {
    return ok(parseStrictly(words));
  } catch (error) {
    if (!isWrongOption(error)) throw error;
    return problem('option', error.message);
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
