import { Notice } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';
import { useMessages } from '@/ui/useMessages';
import styles from './ShelfNotice.module.css';
import type { ShelfState } from './useShelf';

/** Says that the shelves stand without numbers, and offers to fetch them again. */
export function ShelfNotice({ shelf }: { readonly shelf: ShelfState }) {
  const { common, welcome } = useMessages();
  if (shelf.status !== 'failed') return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warn" action={<TextButton onClick={shelf.retry}>{common.retry}</TextButton>}>
        {welcome.shelfFailed}
      </Notice>
    </div>
  );
}
