import type { ReactNode } from 'react';
import type { MarkKind } from './markKind';
import styles from './marks.module.css';

type MarkedTextProps = {
  readonly text: string;
  /** In the order of the text, without overlaps. */
  readonly marks: readonly { readonly start: number; readonly end: number; readonly kind: MarkKind }[];
};

/** A text whose understood parts are marked by colour and line. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const mark of marks) {
    parts.push(
      text.slice(end, mark.start),
      <mark key={mark.start} className={styles[mark.kind]}>
        {text.slice(mark.start, mark.end)}
      </mark>,
    );
    end = mark.end;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
