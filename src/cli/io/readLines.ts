/** Splits a stream of UTF-8 bytes into lines. Removes a byte order mark at the beginning and carriage returns at the end of lines;
 *  yields empty lines, and a last line without a line break. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    rest += first;
    for (const next of more) {
      yield trimReturn(rest);
      rest = next;
    }
  }
  rest += decoder.decode();
  if (rest !== '') yield trimReturn(rest);
}

function trimReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
