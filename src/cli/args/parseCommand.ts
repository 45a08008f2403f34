import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';
import { OPTIONS_OF, parseArguments, type Values } from './parseArguments';
import { type Command, isCommand, type ParsedCommand } from './parsedCommand';
import { parseFolderCommand } from './parseFolderCommand';
import { parseOverlayCommand } from './parseOverlayCommand';
import { parseReadCommand } from './parseReadCommand';
import { parseServeCommand } from './parseServeCommand';
import { parseSheetsCommand } from './parseSheetsCommand';

/** Reads the words behind the program's name. */
export function parseCommand(words: readonly string[]): Result<ParsedCommand, CommandProblem> {
  const parsed = parseArguments(words);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [command, ...others] = positionals;
  if (values.help === true) return ok({ command: 'help', about: findCommand(command) });
  if (command === 'help') return ok({ command, about: findCommand(others[0]) });
  if (command === undefined) return problem('no-command', '');
  if (!isCommand(command)) return problem('unknown-command', command);
  const own: readonly string[] = OPTIONS_OF[command];
  const foreign = Object.keys(values).find((name) => !own.includes(name));
  if (foreign !== undefined) return problem('foreign-option', `${command} --${foreign}`);
  return readOwnCall(command, values, others);
}

function readOwnCall(
  command: Command,
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
  }
}

function findCommand(word: string | undefined): Command | null {
  return word !== undefined && isCommand(word) ? word : null;
}
