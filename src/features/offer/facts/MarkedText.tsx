import styles from './MarkedText.module.css';
import { markWords } from './markWords';

export type MarkedTextProps = { readonly text: string; readonly words: readonly string[] };

/** A listing text with the words the buyer asked for marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  let at = 0;
  return markWords(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.marked ? (
      <mark key={key} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}
