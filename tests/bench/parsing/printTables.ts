import type { Comparison } from './compare';
import { type CorpusLine, type Half, scriptOf } from './corpus';
import { type Metrics, measure, percent } from './measure';

const COLUMNS: readonly (readonly [title: string, show: (one: Metrics) => string])[] = [
  ['lines', ({ lines }) => String(lines)],
  ['exact', ({ exact }) => percent(exact)],
  ['but unread', ({ exactButUnread }) => percent(exactButUnread)],
  ['precision', ({ precision }) => precision.toFixed(3)],
  ['recall', ({ recall }) => recall.toFixed(3)],
  ['F1', ({ f1 }) => f1.toFixed(3)],
  ['wrong', ({ wrong }) => percent(wrong)],
  ['ambiguous', ({ ambiguous }) => (ambiguous === null ? '–' : percent(ambiguous))],
  ['wanted though refused', ({ wantedThoughRefused }) => String(wantedThoughRefused)],
  ['dropped', ({ dropped }) => String(dropped)],
  ['wrongly skipped', ({ wronglySkipped }) => String(wronglySkipped)],
];

const GROUPINGS: readonly (readonly [by: string, keysOf: (line: CorpusLine) => readonly string[]])[] = [
  ['mode', ({ mode }) => [mode]],
  ['difficulty', ({ difficulty }) => [difficulty]],
  ['language', ({ language, text }) => [language ?? scriptOf(text)]],
  ['family', ({ game }) => [game.family]],
  ['rule', ({ rules }) => rules],
];

/** Prints the metrics of a half, in total and grouped in five ways; a text may exercise several rules. */
export function printTables(half: Half, comparisons: readonly Comparison[]): void {
  const rows = GROUPINGS.flatMap(([by, keysOf]) => {
    const keys = [...new Set(comparisons.flatMap(({ line }) => keysOf(line)))].sort();
    return keys.map((key) => [
      `${by} ${key}`,
      ...cellsOf(comparisons.filter(({ line }) => keysOf(line).includes(key))),
    ]);
  });
  printColumns([[half, ...COLUMNS.map(([title]) => title)], ['all', ...cellsOf(comparisons)], ...rows]);
}

/** Prints rows as columns, the first left-aligned and the others right-aligned. */
export function printColumns(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => widthOf(row[index] ?? ''))));
  for (const row of rows) {
    const cells = row.map((cell, index) => {
      const space = ' '.repeat((widths[index] ?? 0) - widthOf(cell));
      return index === 0 ? cell + space : space + cell;
    });
    console.log(cells.join('  '));
  }
  console.log('');
}

/** Returns the width of a text in a terminal; Chinese and Japanese characters take two columns. */
function widthOf(text: string): number {
  return text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、]/gu, '  ').length;
}

function cellsOf(group: readonly Comparison[]): readonly string[] {
  const metrics = measure(group);
  return COLUMNS.map(([, show]) => show(metrics));
}
