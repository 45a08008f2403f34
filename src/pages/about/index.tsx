import { Link, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import styles from './about.module.css';
import { useAboutMessages } from './messages/useAboutMessages';

const COMMAND = 'npm run catalog -- build stock/';

/** Explains Vitrine to buyers and shop operators. `#operators` links to the operators' section. */
export default function About() {
  const about = useAboutMessages();
  usePageTitle(about.title);
  useScrollToHash();
  return (
    <article className={styles.about}>
      <h1>{about.title}</h1>
      <p className={styles.summary}>{about.summary}</p>
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

/** Scrolls to the element of the URL hash, because the browser looked for it before the lazily loaded page existed. */
function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
