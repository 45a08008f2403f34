import { ok, type Result } from '@/base/result';
import { type CallProblem, problem } from './commandProblem';
import type { Values } from './parseArguments';
import type { ReadingCall } from './parsedCommand';

/** Reads the words of `read`. */
export function readReadingCall(values: Values, paths: readonly string[]): Result<ReadingCall, CallProblem> {
  const { game, mode = 'query', lang = null, json = false } = values;
  if (paths.length > 0) return problem('needless-path', paths.join(' '));
  if (game === undefined) return problem('no-game', 'read');
  if (mode !== 'query' && mode !== 'offer') return problem('unknown-mode', mode);
  if (lang !== null && lang !== 'zh' && lang !== 'en') return problem('unknown-language', lang);
  return ok({ command: 'read', game, mode, json, locale: lang });
}
