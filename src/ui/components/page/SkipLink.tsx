import { useMessages } from '@/ui/hooks/useMessages';
import styles from './SkipLink.module.css';

/** The id of the element the skip link jumps to; each page gives it to its `<main>`. */
export const CONTENT_ID = 'content';

/** The first thing a keyboard meets: the way past the bar, seen only while it has the focus. */
export function SkipLink() {
  const { layout: shell } = useMessages();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {shell.skipToContent}
    </a>
  );
}
