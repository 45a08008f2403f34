import styles from './MarkedText.module.css';
import { markWords } from './markWords';

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
