import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';
import type { Values } from './parseArguments';
import type { ServeCall } from './parsedCommand';

/** Reads the words of `serve`. */
export function parseServeCommand(
  { port = '8080' }: Values,
  [root = 'dist', ...more]: readonly string[],
): Result<ServeCall, CommandProblem> {
  if (more.length > 0) return problem('many-paths', more.join(' '));
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return problem('not-a-port', port);
  return ok({ command: 'serve', root, port });
}
