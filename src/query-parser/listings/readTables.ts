import type { GameSpec } from '@/games/types';
import { asSkipped, type Meaning, meaningOf, means, type Token } from '@/query-parser/text/token';
import { LEVEL_NOUNS, type LevelNoun, levelsOf } from '@/query-parser/words/levelNouns';
import { highestLevels } from './readMaxedNames';

/** What separates the columns of a table, in folded text: | 机体 | 破 |, 名前 / 宝具, IDOL ..... LB, name -> LB. */
const DOTS = / ?\.{2,} ?/;
const SEPARATORS: readonly RegExp[] = [/ ?\| ?/, / \/ /, DOTS, / ?(?:-{1,2}>|→) ?/];
const MAXED = /^(?:完|满|max|mlb|完凸|满破|maxed)$/;
const DITTO = /^(?:〃|同上|同ジ|same|ditto|"|”)$/;
const RULE = /^[\s|:=–—-]+$/;

type Cell = { readonly text: string; readonly start: number; readonly end: number };
type Table = {
  readonly separator: RegExp;
  readonly columns: number;
  readonly noun: LevelNoun | null;
  readonly column: number;
};

/** Reads the cells of a table in a listing whose heading calls a column levels, and cells such as 〃 as the level above them.
 *  @param chars  the folded text */
export function readTables(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  const changed = new Map<Token, readonly Token[]>();
  let table: Table | null = null;
  let above: readonly Meaning[] = [];
  let start = 0;
  for (const line of chars.split('\n')) {
    const end = start + line.length;
    const own = tokens.filter((token) => token.start >= start && token.end <= end);
    const heading: Table | null = RULE.test(line) ? null : headingOf(line, start);
    const names = own.filter((token) => means(token, 'item'));
    // A word of a heading may look like a name, and the others say nothing about the account.
    if (heading !== null && (heading.noun !== null || names.length === 0)) {
      table = heading;
      const words = heading.noun === null ? [] : own;
      for (const word of words) changed.set(word, [asSkipped(word)]);
    } else if (table !== null && !RULE.test(line)) {
      const cells: readonly Cell[] = cellsOf(line, start, table.separator);
      if (cells.length === table.columns) above = readRow(cells, own, table, above, spec, changed);
      // A line without names or numbers, such as a remark, ends no table.
      else if (names.length > 0 || /\d/.test(line)) table = null;
    }
    start = end + 1;
  }
  return changed.size === 0 ? tokens : tokens.flatMap((token) => changed.get(token) ?? [token]);
}

/** Returns the table that a line of short words begins: its columns, or what the numbers after the names of the next lines are. */
function headingOf(line: string, start: number): Table | null {
  const separator = SEPARATORS.find((one) => one.test(line));
  const cells = separator === undefined ? [] : cellsOf(line, start, separator);
  if (line.length > MAX_HEADING * 3 || /\d/.test(line)) return null;
  if (separator === undefined || cells.length < 2) {
    const noun = line.length > MAX_HEADING ? null : lastNoun(line.trim());
    return noun === null ? null : { separator: DOTS, columns: 2, column: 1, noun };
  }
  const nouns = cells.map(({ text }) => nounOf(text));
  const column = nouns.findIndex((noun) => noun !== null);
  return { separator, columns: cells.length, noun: nouns[column] ?? null, column: Math.max(1, column) };
}

const MAX_HEADING = 12;

function nounOf(text: string): LevelNoun | null {
  if (text === '破' || text === '突') return 'break';
  return LEVEL_NOUNS.find(([, pattern]) => pattern.exec(text)?.[1] === text)?.[0] ?? null;
}

/** Returns the noun that a heading without columns ends with: 守護者と凸数. */
function lastNoun(text: string): LevelNoun | null {
  const [noun, pattern] = LEVEL_NOUNS.find(([, one]) => one.test(text)) ?? [];
  return noun !== undefined && /(?:数|级|レベル|levels?)$/.test(pattern?.exec(text)?.[1] ?? '') ? noun : null;
}

function cellsOf(line: string, start: number, separator: RegExp): readonly Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const part of line.split(separator)) {
    const position = line.indexOf(part, from);
    from = position + part.length;
    const text = part.trim();
    if (text !== '') cells.push({ text, start: start + position, end: start + from });
  }
  return cells;
}

/** Reads the level of a row, and skips the numbers of its other columns. Returns the meanings of its level. */
function readRow(
  cells: readonly Cell[],
  tokens: readonly Token[],
  { noun, column }: Table,
  above: readonly Meaning[],
  spec: GameSpec,
  changed: Map<Token, readonly Token[]>,
): readonly Meaning[] {
  const cell = cells[column];
  const inCell = (one: Cell | undefined) =>
    tokens.filter((token) => one !== undefined && token.start >= one.start && token.end <= one.end);
  const names = inCell(cells[0]);
  const [token, ...others] = inCell(cell);
  if (cell === undefined || !names.some((one) => means(one, 'item'))) return above;
  if (token === undefined) {
    const name = names.at(-1);
    const ditto: Token = { ...(name as Token), start: cell.start, end: cell.end, gap: 'soft', meanings: above };
    if (name !== undefined && DITTO.test(cell.text) && above.length > 0) changed.set(name, [name, ditto]);
    return above;
  }
  const meanings = others.length > 0 && !DITTO.test(cell.text) ? null : levelIn(cell, token, noun, above, spec);
  if (meanings === null) return token.meanings.filter(({ kind }) => kind === 'level');
  changed.set(token, [{ ...token, gap: 'soft', meanings }]);
  for (const other of others) changed.set(other, [asSkipped(other)]);
  for (const one of noun === null ? [] : cells.slice(1)) {
    const [number, ...rest] = inCell(one);
    if (one !== cell && number !== undefined && rest.length === 0 && means(number, 'number'))
      changed.set(number, [asSkipped(number)]);
  }
  return meanings;
}

function levelIn(
  { text }: Cell,
  token: Token,
  noun: LevelNoun | null,
  above: readonly Meaning[],
  spec: GameSpec,
): readonly Meaning[] | null {
  if (DITTO.test(text)) return above.length > 0 ? above : null;
  if (noun === null) return null;
  if (MAXED.test(text)) return [{ kind: 'level', levels: highestLevels(spec) }];
  const value = meaningOf(token, 'number')?.value;
  const levels = value === undefined ? null : levelsOf(noun, value, spec);
  return levels === null || levels.size === 0 ? null : [{ kind: 'level', levels }];
}
