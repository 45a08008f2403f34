/** Cuts UTF-8 bytes into lines as they come. A byte order mark at the beginning and a carriage return before a line's end
 *  are dropped; the last line counts without its end too, and an empty line is a line. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of chunks) {
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    begun += first;
    for (const next of more) {
      yield withoutReturn(begun);
      begun = next;
    }
  }
  begun += decoder.decode();
  if (begun !== '') yield withoutReturn(begun);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
