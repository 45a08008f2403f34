import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';

/** Parses the only path of a command.
 *  @param command  name of the command, for the problem */
export function parsePath(command: string, [path, ...more]: readonly string[]): Result<string, CommandProblem> {
  if (path === undefined) return problem('missing-path', command);
  return more.length > 0 ? problem('too-many-paths', more.join(' ')) : ok(path);
}
