/** Characters of two terminal columns: Chinese, Japanese and Korean script, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
/** Characters of zero columns: combining marks, joiners, control characters. */
const NONE = /[\p{M}\p{Cf}\p{Cc}]/u;

/** Returns the width of a text in terminal columns. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += NONE.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}

/** Truncates a text to a number of terminal columns. */
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

/** Formats a table with aligned columns for a terminal.
 *  @param right  indices of right-aligned columns */
export function alignColumns(
  rows: readonly (readonly string[])[],
  right: ReadonlySet<number> = new Set(),
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, textWidth(cell));
  }
  const pad = (cell: string, index: number) => {
    const gap = ' '.repeat((widths[index] ?? 0) - textWidth(cell));
    return right.has(index) ? gap + cell : cell + gap;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
