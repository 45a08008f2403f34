import { NavLink, Outlet, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { Footer } from '@/ui/components/page/Footer';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { TopBar } from '@/ui/components/page/TopBar';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './layout.module.css';

/** The shared layout: Umi puts it around every page that does not say `layout: false`. */
export default function SharedLayout() {
  const { layout: shell } = useMessages();
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own link, which a phone may not have room for
  useEffect(() => {
    const { current } = links;
    const open = current?.querySelector<HTMLElement>('[aria-current]');
    if (current && open)
      current.scrollLeft = open.offsetLeft + open.offsetWidth - current.offsetLeft - current.clientWidth;
  }, [pathname]);

  return (
    <>
      <TopBar>
        <nav ref={links} className={styles.links} aria-label={shell.navigation}>
          <NavLink to="/welcome">{shell.games}</NavLink>
          <NavLink to="/favourites">{shell.favourites}</NavLink>
          <NavLink to="/compare">{shell.compare}</NavLink>
          <NavLink to="/operator">{shell.operator}</NavLink>
          <NavLink to="/about">{shell.about}</NavLink>
        </nav>
      </TopBar>
      <main id={CONTENT_ID} className={styles.main}>
        <Outlet />
        <Footer />
      </main>
    </>
  );
}
