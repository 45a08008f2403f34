import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';
import type { Values } from './parseArguments';
import type { ServeCommand } from './parsedCommand';

/** Parses `serve`. */
export function parseServeCommand(
  { port = '8080' }: Values,
  [root = 'dist', ...more]: readonly string[],
): Result<ServeCommand, CommandProblem> {
  if (more.length > 0) return problem('too-many-paths', more.join(' '));
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return problem('invalid-port', port);
  return ok({ command: 'serve', root, port });
}
