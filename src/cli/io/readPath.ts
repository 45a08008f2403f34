import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from '@/cli/args/commandProblem';

/** Reads the one path that a command needs.
 *  @param command  for the problem */
export function readPath(command: string, [path, ...more]: readonly string[]): Result<string, CommandProblem> {
  if (path === undefined) return problem('no-path', command);
  return more.length > 0 ? problem('many-paths', more.join(' ')) : ok(path);
}
