import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@/games/games';
import type { Game } from '@/games/types';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { ExpectedResult } from './canonicalResult';
import { type Rule, rulesOf } from './rules';

/** Halves of the two corpora: tidy texts, and texts as people write them in trading groups. */
export const HALVES = ['tuning', 'held', 'groups-tuning', 'groups-held'] as const;
export type Half = (typeof HALVES)[number];

/** A text with its expected meaning. */
export type CorpusLine = {
  /** `fgo.jsonl:12`. */
  readonly location: string;
  readonly game: Game;
  readonly mode: ParseMode;
  readonly difficulty: 'plain' | 'usual' | 'hard';
  /** `mixed` for several; null in the tidy corpus, whose lines do not name it. */
  readonly language: 'zh' | 'ja' | 'en' | 'mixed' | null;
  /** Rules of the grammar that the text exercises; empty in the tidy corpus. */
  readonly rules: readonly Rule[];
  readonly text: string;
  readonly expected: ExpectedResult;
};

const FOLDER = 'tests/bench/parsing/corpus';

/** Reads a half of the corpus; empty if there is none.
 *  @throws  Error naming an invalid line */
export function readCorpus(half: Half): readonly CorpusLine[] {
  const folder = join(FOLDER, half);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  return files.sort().flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    return lines.flatMap((line, index) => (line.trim() === '' ? [] : [decodeLine(`${name}:${index + 1}`, line)]));
  });
}

/** Returns the predominant script of a text, for lines that do not name their language. */
export function scriptOf(text: string): 'kana' | 'han' | 'latin' {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'kana';
  return /\p{Script=Han}/u.test(text) ? 'han' : 'latin';
}

function decodeLine(location: string, line: string): CorpusLine {
  const { game: id, mode, difficulty, language = null, traits = [], text, want } = parse(location, line);
  const game = findGame(id);
  if (game === null) throw new Error(`${location}: there is no game ${id}`);
  return { location, game, mode, difficulty, language, rules: rulesOf(traits), text, expected: want };
}

/** A line as in the file, whose keys the recorded corpus keeps. */
type CorpusJson = Pick<CorpusLine, 'mode' | 'difficulty' | 'text'> & {
  readonly language?: CorpusLine['language'];
  readonly traits?: readonly string[];
  readonly game: string;
  readonly want: ExpectedResult;
};

function parse(location: string, line: string): CorpusJson {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${location}: no JSON`, { cause });
  }
}
