import type { ReactNode } from 'react';
import styles from './FacetSection.module.css';

export type FacetSectionProps = {
  readonly title: string;
  /** What stands right of the title: a switch, or a few quiet words. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One group of the filters with its heading. */
export function FacetSection({ title, aside, children }: FacetSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
