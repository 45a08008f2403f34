import { NavLink, Outlet, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { Footer } from '@/ui/components/page/Footer';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { TopBar } from '@/ui/components/page/TopBar';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './layout.module.css';

/** The shared layout, which Umi puts around every page without `layout: false`. */
export default function SharedLayout() {
  const { layout } = useMessages();
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of each page may be outside a phone's screen
  useEffect(() => {
    const { current } = links;
    const open = current?.querySelector<HTMLElement>('[aria-current]');
    if (current && open)
      current.scrollLeft = open.offsetLeft + open.offsetWidth - current.offsetLeft - current.clientWidth;
  }, [pathname]);

  return (
    <>
      <TopBar>
        <nav ref={links} className={styles.links} aria-label={layout.navigation}>
          <NavLink to="/welcome">{layout.games}</NavLink>
          <NavLink to="/favourites">{layout.favourites}</NavLink>
          <NavLink to="/compare">{layout.compare}</NavLink>
          <NavLink to="/operator">{layout.operator}</NavLink>
          <NavLink to="/about">{layout.about}</NavLink>
        </nav>
      </TopBar>
      <main id={CONTENT_ID} className={styles.main}>
        <Outlet />
        <Footer />
      </main>
    </>
  );
}
