/** What can be shown of a text that was set aside. */
export type SetAsidePreview = {
  /** How many favourites it holds that were dropped one by one; 0 for a text that could not be read as a whole. */
  readonly parts: number;
  readonly text: string;
};

const LONGEST = 160;

/** Makes a short preview of a text that was set aside: codes and shops of favourites where it has them, its beginning
 *  otherwise. */
export function previewSetAside(text: string): SetAsidePreview {
  const parts = readParts(text);
  const shown = parts.length > 0 ? parts.map(describe).join('\n') : text;
  const short = Array.from(shown.replace(/\p{Cc}/gu, (char) => (char === '\n' ? char : ' ')));
  return {
    parts: parts.length,
    text: short.length > LONGEST ? `${short.slice(0, LONGEST).join('')}…` : short.join(''),
  };
}

function readParts(text: string): readonly object[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed)
      ? parsed.filter((one) => typeof one === 'object' && one !== null && 'favourite' in one)
      : [];
  } catch {
    // Not JSON: the text itself is the preview.
    return [];
  }
}

function describe(part: object): string {
  const favourite: unknown = 'favourite' in part ? part.favourite : null;
  if (typeof favourite !== 'object' || favourite === null) return String(favourite);
  const { code, shop } = favourite as { readonly code?: unknown; readonly shop?: unknown };
  const words = [code, shop].filter((one) => typeof one === 'string').map((one) => (one as string).slice(0, 60));
  return words.length > 0 ? words.join(' · ') : JSON.stringify(favourite).slice(0, 60);
}
