import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';
import { OPTIONS_OF, parseArguments, type Values } from './parseArguments';
import { parseDeployCheckCommand } from './parseDeployCheckCommand';
import {
  type CommandName,
  isCommandName,
  type ParsedCommand,
  type ReadCommand,
  type ServeCommand,
} from './parsedCommand';
import { parseFolderCommand } from './parseFolderCommand';
import { parseOverlayCommand } from './parseOverlayCommand';
import { parseSheetsCommand } from './parseSheetsCommand';

/** Parses the arguments after the name of the program. */
export function parseCommand(args: readonly string[]): Result<ParsedCommand, CommandProblem> {
  const parsed = parseArguments(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [command, ...others] = positionals;
  if (values.help === true) return ok({ command: 'help', about: findCommand(command) });
  if (command === 'help') return ok({ command, about: findCommand(others[0]) });
  if (command === undefined) return problem('missing-command', '');
  if (!isCommandName(command)) return problem('unknown-command', command);
  const supported: readonly string[] = OPTIONS_OF[command];
  const unsupported = Object.keys(values).find((name) => !supported.includes(name));
  if (unsupported !== undefined) return problem('unsupported-option', `${command} --${unsupported}`);
  return parseOptions(command, values, others);
}

function parseOptions(
  command: CommandName,
  values: Values,
  others: readonly string[],
): Result<ParsedCommand, CommandProblem> {
  switch (command) {
    case 'build':
    case 'diff':
      return parseSheetsCommand(command, values, others);
    case 'verify':
    case 'history':
    case 'rollback':
    case 'export':
      return parseFolderCommand(command, values, others);
    case 'overlay':
      return parseOverlayCommand(values, others);
    case 'read':
      return parseReadCommand(values, others);
    case 'serve':
      return parseServeCommand(values, others);
    case 'deploy-check':
      return parseDeployCheckCommand(values, others);
  }
}

function findCommand(name: string | undefined): CommandName | null {
  return name !== undefined && isCommandName(name) ? name : null;
}

/** Parses `read`. */
function parseReadCommand(values: Values, paths: readonly string[]): Result<ReadCommand, CommandProblem> {
  const { game, mode = 'query', lang = null, json = false, jsonl = false, explain = false } = values;
  if (paths.length > 0) return problem('unexpected-path', paths.join(' '));
  if (game === undefined) return problem('missing-game', 'read');
  if (mode !== 'query' && mode !== 'offer') return problem('unknown-mode', mode);
  if (lang !== null && lang !== 'zh' && lang !== 'en') return problem('unknown-language', lang);
  return ok({ command: 'read', game, mode, json: json || jsonl || explain, jsonl, explain, locale: lang });
}

/** Parses `serve`. */
function parseServeCommand(
  { port = '8080' }: Values,
  [root = 'dist', ...more]: readonly string[],
): Result<ServeCommand, CommandProblem> {
  if (more.length > 0) return problem('too-many-paths', more.join(' '));
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return problem('invalid-port', port);
  return ok({ command: 'serve', root, port });
}
