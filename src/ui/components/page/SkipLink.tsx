import { useMessages } from '@/ui/hooks/useMessages';
import styles from './SkipLink.module.css';

/** The id of the skip link's target; each page gives it to its `<main>`. */
export const CONTENT_ID = 'content';

/** The first focusable element: skips the top bar; visible only while focused. */
export function SkipLink() {
  const { layout } = useMessages();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {layout.skipToContent}
    </a>
  );
}
