import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark';
import { LocaleSwitch } from './LocaleSwitch';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './TopBar.module.css';
import { useMessages } from './useMessages';

/** The id of the element the skip link jumps to; each page gives it to its `<main>`. */
export const CONTENT_ID = 'content';

/** The bar on top of the pages that are not a shop: the name, links of the page, language and appearance. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const { common, shell } = useMessages();
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {shell.skipToContent}
      </a>
      <Link className={styles.brand} to="/welcome">
        <BrandMark />
        {common.brand}
        <span className={children === undefined ? styles.other : `${styles.other} ${styles.yields}`}>
          {common.brandOther}
        </span>
      </Link>
      {children}
      <div className={styles.switches}>
        <LocaleSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
