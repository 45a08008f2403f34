import * as v from 'valibot';
import { decodeJson, objectOf } from '@/base/decodeJson';
import type { ReadCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { parseJson } from '@/cli/io/parseJson';
import { readLines } from '@/cli/io/readLines';
import { messagesFor } from '@/cli/messages/messagesFor';
import { formatParsedText } from '@/cli/output/formatParsedText';
import { specOf } from '@/games/specs/specOf';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { explainClauses } from '@/query-parser/explainClauses';
import { interpretText } from '@/query-parser/interpretText';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/prepareGame';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { resolveGame } from './resolveGame';

/** Runs `read`: parses each line of standard input as a text about a game, and prints the result before reading the next line. A line of
 *  `--jsonl` without a text is reported and prints nothing.
 *  @throws  ShopError `cli-read` */
export async function runRead(command: ReadCommand, effects: CliEffects): Promise<ExitCode> {
  const { mode, json, jsonl, explain } = command;
  const locale = command.locale ?? effects.locale;
  const found = resolveGame(command.game, { stderr: effects.stderr, locale });
  if (found === null) return 2;
  const spec = specOf(found);
  const roster = await loadBuiltRoster(found.family);
  const game = prepareGame(spec, roster);
  let lineNumber = 0;
  let isComplete = true;
  for await (const line of readLines(effects.input())) {
    lineNumber += 1;
    const text = jsonl ? decodeText(line) : line;
    if (text === null) {
      effects.stderr(messagesFor(locale).noTextLine(lineNumber));
      isComplete = false;
      continue;
    }
    const parsed = parseText(game, mode, text);
    const clauses = explain ? { clauses: explainClauses(interpretText(game, mode, text)) } : {};
    if (json) effects.print(JSON.stringify({ ...parsedTextJson(spec, mode, parsed), ...clauses }));
    else for (const part of formatParsedText({ spec, roster, mode, locale }, parsed)) effects.print(part);
  }
  return isComplete ? 0 : 1;
}

const TEXT_LINE = objectOf({ text: v.string('a text') }, 'an object');

/** Returns the text of a line of JSON, or null if it has none. */
function decodeText(line: string): string | null {
  const decoded = decodeJson(TEXT_LINE, parseJson(line));
  return decoded.ok ? decoded.value.text : null;
}
