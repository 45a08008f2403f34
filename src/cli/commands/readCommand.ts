import type { ReadCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { readLines } from '@/cli/io/readLines';
import { formatParsedText } from '@/cli/output/formatParsedText';
import { specOf } from '@/games/specs/specOf';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/prepareGame';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { resolveGame } from './resolveGame';

/** Runs `read`: parses each line of standard input as a text about a game, and prints the result before reading the next line.
 *  @throws  ShopError `cli-read` */
export async function runRead({ game: id, mode, json, locale }: ReadCommand, effects: CliEffects): Promise<ExitCode> {
  const language = locale ?? effects.locale;
  const found = resolveGame(id, { stderr: effects.stderr, locale: language });
  if (found === null) return 2;
  const spec = specOf(found);
  const roster = await loadBuiltRoster(found.family);
  const game = prepareGame(spec, roster);
  for await (const line of readLines(effects.input())) {
    const reading = parseText(game, mode, line);
    if (json) effects.print(JSON.stringify(parsedTextJson(spec, mode, reading)));
    else for (const part of formatParsedText({ spec, roster, mode, locale: language }, reading)) effects.print(part);
  }
  return 0;
}
