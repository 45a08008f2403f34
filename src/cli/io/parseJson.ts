/** Parses JSON written by hand. Invalid JSON is returned as text, so that decoding reports it as the actual value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
