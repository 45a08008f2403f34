import { Link, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { useMessages } from '@/ui/hooks/useMessages';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import styles from './about.module.css';

const COMMAND = 'npm run catalog -- build stock/';

/** What Vitrine is, for those who buy and those who sell. `#operators` opens at the shop operator's part. */
export default function About() {
  const { about } = useMessages();
  usePageTitle(about.title);
  useShowHash();
  return (
    <article className={styles.about}>
      <h1>{about.title}</h1>
      <p className={styles.what}>{about.what}</p>
      <section>
        <h2>{about.buyersTitle}</h2>
        <Points texts={about.buyers} />
        <Link to="/welcome">{about.toGames}</Link>
      </section>
      <section id="operators">
        <h2>{about.operatorsTitle}</h2>
        <Points texts={about.operators} />
        <p>
          <Link to="/operator">{about.toOperator}</Link>
        </p>
        <figure className={styles.command}>
          <figcaption>{about.commandLabel}</figcaption>
          <code>{COMMAND}</code>
        </figure>
      </section>
      <section>
        <h2>{about.sampleTitle}</h2>
        <p>{about.sample}</p>
      </section>
      <section>
        <h2>{about.ownershipTitle}</h2>
        <p>{about.ownership}</p>
      </section>
    </article>
  );
}

function Points({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The browser looks for the hash before the page's chunk has come; once the page is there, it has to be done again. */
function useShowHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
