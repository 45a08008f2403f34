import { parseArgs } from 'node:util';
import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';
import type { CommandName } from './parsedCommand';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  game: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  jsonl: { type: 'boolean' },
  explain: { type: 'boolean' },
  map: { type: 'string', multiple: true },
  'skip-refused': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'allow-shrink': { type: 'boolean' },
  allow: { type: 'string', multiple: true },
  'keep-published': { type: 'boolean' },
  overlay: { type: 'string' },
  'overlay-file': { type: 'string' },
  'print-offers': { type: 'boolean' },
  annotate: { type: 'string' },
  mode: { type: 'string' },
  lang: { type: 'string' },
  to: { type: 'string' },
  zone: { type: 'string' },
  sold: { type: 'string', multiple: true },
  reserved: { type: 'string', multiple: true },
  price: { type: 'string', multiple: true },
  pause: { type: 'string', multiple: true },
  notice: { type: 'string' },
  confirm: { type: 'boolean' },
  all: { type: 'boolean' },
  file: { type: 'string' },
  port: { type: 'string' },
  timeout: { type: 'string' },
} as const;

type OptionName = keyof typeof OPTIONS;

const SHEETS_OPTIONS = ['game', 'out', 'json', 'map', 'overlay-file'] as const;
const GUARD_OPTIONS = ['allow', 'allow-shrink', 'keep-published', 'overlay'] as const;

/** The options of each command. */
export const OPTIONS_OF: Readonly<Record<CommandName, readonly OptionName[]>> = {
  build: [...SHEETS_OPTIONS, 'skip-refused', 'dry-run', ...GUARD_OPTIONS, 'print-offers', 'annotate'],
  diff: SHEETS_OPTIONS,
  verify: ['json'],
  history: ['game', 'json'],
  rollback: ['game', 'to', 'overlay-file'],
  export: ['game', 'to', 'lang', 'zone'],
  overlay: ['game', 'out', 'file', 'sold', 'reserved', 'price', 'pause', 'notice', 'confirm', 'all'],
  read: ['game', 'mode', 'json', 'jsonl', 'explain', 'lang'],
  serve: ['port'],
  'deploy-check': ['json', 'all', 'timeout'],
};

type ParsedArguments = ReturnType<typeof parseStrictly>;

/** Values of the options by name. */
export type Values = ParsedArguments['values'];

/** Parses arguments into options and positional arguments. An invalid option is reported as a problem. */
export function parseArguments(args: readonly string[]): Result<ParsedArguments, CommandProblem> {
  return findInvalidOption(args) ?? ok(parseStrictly(args));
}

/** Finds the first invalid option. Node's own message is English only. */
function findInvalidOption(args: readonly string[]): Result<never, CommandProblem> | null {
  const { tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(OPTIONS, name)) return problem('unknown-option', rawName);
    const { type } = OPTIONS[name as OptionName];
    if (type === 'boolean' && value !== undefined) return problem('unexpected-value', rawName);
    const isForgotten = value === undefined || (inlineValue === false && value.startsWith('-'));
    if (type === 'string' && isForgotten) return problem('missing-value', rawName);
  }
  return null;
}

function parseStrictly(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
}
