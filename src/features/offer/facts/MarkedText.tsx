import styles from './MarkedText.module.css';

export type MarkedTextProps = { readonly text: string; readonly words: readonly string[] };

/** A listing text with the search terms highlighted. */
export function MarkedText({ text, words }: MarkedTextProps) {
  let offset = 0;
  return markWords(text, words).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isMatch ? (
      <mark key={key} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}

/** A part of a listing text. */
export type TextPart = { readonly text: string; readonly isMatch: boolean };

/** Splits a text at every occurrence of a word, ignoring case; of overlapping words the longest matches.
 *  @param words  words of one character are ignored
 *  @returns      parts that make up the text when concatenated */
export function markWords(text: string, words: readonly string[]): readonly TextPart[] {
  const pattern = wordPattern(words);
  if (pattern === null || text === '') return text === '' ? [] : [{ text, isMatch: false }];
  // With a capturing group, `split` keeps the separators at odd indexes.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function wordPattern(words: readonly string[]): RegExp | null {
  const long = words.filter((word) => [...word].length >= 2).sort((a, b) => b.length - a.length);
  if (long.length === 0) return null;
  return new RegExp(`(${long.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
}
