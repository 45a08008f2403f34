import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './PageIntro.module.css';
import { PAGE_INTROS } from './pageIntros';

/** Heading and purpose of one of our own pages, until its code has loaded. */
export function PageIntro({ page }: { readonly page: 'favourites' | 'compare' | 'operator' }) {
  const { layout } = useMessages();
  return (
    <div className={styles.intro}>
      <h1>{layout[page]}</h1>
      <p>{PAGE_INTROS[useLocale()][page]}</p>
    </div>
  );
}
