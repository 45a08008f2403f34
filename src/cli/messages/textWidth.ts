/** Characters that take two columns of a terminal: Chinese, Japanese and Korean script, full-width forms, pictures. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
/** Characters that take none: marks on the letter before, joiners, control characters. */
const NONE = /[\p{M}\p{Cf}\p{Cc}]/u;

/** How many columns of a terminal a text takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += NONE.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}

/** The beginning of a text that fits into so many columns. */
export function fitWidth(text: string, columns: number): string {
  let width = 0;
  let fitting = '';
  for (const char of text) {
    width += textWidth(char);
    if (width > columns) break;
    fitting += char;
  }
  return fitting;
}

/** Lines of a table whose columns stand under one another on a terminal.
 *  @param rows   cells of each line
 *  @param right  columns whose cells stand at their right edge: numbers */
export function alignColumns(
  rows: readonly (readonly string[])[],
  right: ReadonlySet<number> = new Set(),
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, textWidth(cell));
  }
  const pad = (cell: string, at: number) => {
    const gap = ' '.repeat((widths[at] ?? 0) - textWidth(cell));
    return right.has(at) ? gap + cell : cell + gap;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
