export type UnreadablePreview = {
  /** Number of single favourites that were unreadable; 0 if the whole text was. */
  readonly parts: number;
  readonly text: string;
};

const MAX_CHARACTERS = 160;

/** Returns a short preview of an unreadable text: codes and shops of its favourites, or its beginning. */
export function previewUnreadable(text: string): UnreadablePreview {
  const parts = readParts(text);
  const shown = parts.length > 0 ? parts.map(describe).join('\n') : text;
  const short = Array.from(shown.replace(/\p{Cc}/gu, (char) => (char === '\n' ? char : ' ')));
  return {
    parts: parts.length,
    text: short.length > MAX_CHARACTERS ? `${short.slice(0, MAX_CHARACTERS).join('')}…` : short.join(''),
  };
}

function readParts(text: string): readonly object[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed)
      ? parsed.filter((part) => typeof part === 'object' && part !== null && 'favourite' in part)
      : [];
  } catch {
    // Not JSON: the preview is the text itself.
    return [];
  }
}

function describe(part: object): string {
  const favourite: unknown = 'favourite' in part ? part.favourite : null;
  if (typeof favourite !== 'object' || favourite === null) return String(favourite);
  const { code, shop } = favourite as { readonly code?: unknown; readonly shop?: unknown };
  const names = [code, shop].filter((name) => typeof name === 'string').map((name) => name.slice(0, 60));
  return names.length > 0 ? names.join(' · ') : JSON.stringify(favourite).slice(0, 60);
}
