import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';
import type { Values } from './parseArguments';
import type { ReadCommand } from './parsedCommand';

/** Parses `read`. */
export function parseReadCommand(values: Values, paths: readonly string[]): Result<ReadCommand, CommandProblem> {
  const { game, mode = 'query', lang = null, json = false } = values;
  if (paths.length > 0) return problem('unexpected-path', paths.join(' '));
  if (game === undefined) return problem('missing-game', 'read');
  if (mode !== 'query' && mode !== 'offer') return problem('unknown-mode', mode);
  if (lang !== null && lang !== 'zh' && lang !== 'en') return problem('unknown-language', lang);
  return ok({ command: 'read', game, mode, json, locale: lang });
}
