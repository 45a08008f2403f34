const DELIMITERS = [',', '\t', ';'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Finds what separates the cells: the candidate that stands most often in the first row that holds something, quoted text aside.
 *  @returns  a comma where there is nothing to separate */
export function findDelimiter(text: string): Delimiter {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  let filled = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r')) {
      if (filled) break;
      for (const delimiter of DELIMITERS) counts.set(delimiter, 0);
    } else {
      const count = counts.get(char);
      if (count !== undefined && !quoted) counts.set(char, count + 1);
      else if (char.trim() !== '') filled = true;
    }
  }
  return DELIMITERS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}
