/** Separators that may also occur inside a name. */
export const SOFT_SEPARATOR = /[,，、､/／]/;
const SOFT_SEPARATOR_GROUP = /([,，、､/／])/;
const HARD_SEPARATOR = /[;；|｜\r\n]/;

/** Splits an items cell: always at semicolons, bars and line breaks; at commas and slashes unless the joined text is a name.
 *  @param isKnown  true for an entry that names an item
 *  @param maxParts  maximum number of separated parts of a name */
export function splitEntries(text: string, isKnown: (entry: string) => boolean, maxParts: number): readonly string[] {
  return text.split(HARD_SEPARATOR).flatMap((chunk) => splitSoftly(chunk, isKnown, maxParts));
}

function splitSoftly(chunk: string, isKnown: (entry: string) => boolean, maxParts: number): readonly string[] {
  const pieces = chunk.split(SOFT_SEPARATOR_GROUP);
  const entries: string[] = [];
  // Names have even indexes, the separators between them odd ones.
  for (let from = 0; from < pieces.length; ) {
    let to = Math.min(from + 2 * maxParts - 1, pieces.length);
    while (to > from + 1 && !isKnown(pieces.slice(from, to).join('').trim())) to -= 2;
    const entry = pieces.slice(from, to).join('').trim();
    if (entry !== '') entries.push(entry);
    from = to + 1;
  }
  return entries;
}
