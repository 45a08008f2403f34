/** Folded Chinese character → pinyin without tones, most likely first; ü is v. */
export type Syllables = ReadonlyMap<string, readonly string[]>;

/** Packs syllables as `ba八巴 bai白…`: each syllable followed by its characters, first readings first. */
export function packSyllables(syllables: Syllables): string {
  const maxReadings = Math.max(0, ...[...syllables.values()].map((readings) => readings.length));
  return Array.from({ length: maxReadings }, (_, readingIndex) => packRound(syllables, readingIndex)).join(' ');
}

function packRound(syllables: Syllables, readingIndex: number): string {
  const characters = new Map<string, string>();
  for (const [char, readings] of syllables) {
    const syllable = readings[readingIndex];
    if (syllable !== undefined) characters.set(syllable, (characters.get(syllable) ?? '') + char);
  }
  return [...characters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, chars]) => syllable + chars)
    .join(' ');
}

/** Unpacks the result of `packSyllables`. */
export function unpackSyllables(packed: string): Syllables {
  const syllables = new Map<string, readonly string[]>();
  for (const entry of packed.split(' ')) {
    const [syllable = ''] = /^[a-z]*/.exec(entry) ?? [];
    const chars = entry.slice(syllable.length);
    for (const char of chars) syllables.set(char, [...(syllables.get(char) ?? []), syllable]);
  }
  return syllables;
}
