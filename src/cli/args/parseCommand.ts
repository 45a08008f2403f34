import { ok, type Result } from '@/base/result';
import { type CallProblem, problem } from './commandProblem';
import { OPTIONS_OF, parseWords, type Values } from './parseArguments';
import { type Call, type Command, isCommand } from './parsedCommand';
import { readFolderCall } from './parseFolderCommand';
import { readOverlayCall } from './parseOverlayCommand';
import { readReadingCall } from './parseReadCommand';
import { readServeCall } from './parseServeCommand';
import { readSheetsCall } from './parseSheetsCommand';

/** Reads the words behind the program's name. */
export function readCall(words: readonly string[]): Result<Call, CallProblem> {
  const parsed = parseWords(words);
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

function readOwnCall(command: Command, values: Values, others: readonly string[]): Result<Call, CallProblem> {
  switch (command) {
    case 'build':
    case 'diff':
      return readSheetsCall(command, values, others);
    case 'verify':
    case 'history':
    case 'rollback':
    case 'export':
      return readFolderCall(command, values, others);
    case 'overlay':
      return readOverlayCall(values, others);
    case 'read':
      return readReadingCall(values, others);
    case 'serve':
      return readServeCall(values, others);
  }
}

function findCommand(word: string | undefined): Command | null {
  return word !== undefined && isCommand(word) ? word : null;
}
