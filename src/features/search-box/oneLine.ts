/** The sign for a line break in the search box, which has only one line. */
const LINE_BREAK = '⏎';

/** Replaces line breaks by a sign, without changing the length of the text. */
export function toOneLine(text: string): string {
  return text.replaceAll('\n', LINE_BREAK);
}

/** Restores the line breaks of a text from `toOneLine`. */
export function fromOneLine(line: string): string {
  return line.replaceAll(LINE_BREAK, '\n');
}
