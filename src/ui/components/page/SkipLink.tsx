import type { MouseEvent } from 'react';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './SkipLink.module.css';

/** The id of the skip link's target; each page gives it to its `<main>`. */
export const CONTENT_ID = 'content';

export type SkipLinkProps = {
  /** Id of the element to skip to; the content of the page by default. */
  readonly target?: string;
  readonly label?: string;
};

/** A link that skips to a part of the page; visible only while focused. On most pages the first focusable element, to skip the top bar. */
export function SkipLink({ target = CONTENT_ID, label }: SkipLinkProps) {
  const { layout } = useMessages();
  return (
    <a className={styles.skip} href={`#${target}`} onClick={(event) => skipTo(target, event)}>
      {label ?? layout.skipToContent}
    </a>
  );
}

/** Moves the focus without adding the hash to the URL, which buyers share, and an entry to the history. */
function skipTo(target: string, event: MouseEvent): void {
  const element = document.getElementById(target);
  if (element === null) return;
  event.preventDefault();
  element.tabIndex = -1;
  element.focus();
}
