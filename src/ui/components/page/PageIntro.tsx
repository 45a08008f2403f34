import { useMessages } from '@/ui/hooks/useMessages';
import styles from './PageIntro.module.css';

/** Heading and purpose of one of our own pages, until its code has loaded. */
export function PageIntro({ page }: { readonly page: 'favourites' | 'compare' | 'operator' }) {
  const { layout } = useMessages();
  return (
    <div className={styles.intro}>
      <h1>{layout[page]}</h1>
      <p>{layout.intros[page]}</p>
    </div>
  );
}
