/** Parses a file that a person wrote. What is not JSON is given as the text it is, to be shown as what was there. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
