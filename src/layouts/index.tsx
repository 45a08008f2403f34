import { NavLink, Outlet, useMatch } from '@umijs/max';
import { type ReactNode, useEffect, useRef } from 'react';
import { Footer } from '@/ui/components/page/Footer';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { TopBar } from '@/ui/components/page/TopBar';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './layout.module.css';

/** The shared layout, which Umi puts around every page without `layout: false`. */
export default function SharedLayout() {
  const { layout } = useMessages();
  return (
    <>
      <TopBar>
        <nav className={styles.links} aria-label={layout.navigation}>
          <PageLink to="/welcome">{layout.games}</PageLink>
          <PageLink to="/favourites">{layout.favourites}</PageLink>
          <PageLink to="/compare">{layout.compare}</PageLink>
          <PageLink to="/operator">{layout.operator}</PageLink>
          <PageLink to="/about">{layout.about}</PageLink>
        </nav>
      </TopBar>
      <main id={CONTENT_ID} className={styles.main}>
        <Outlet />
        <Footer />
      </main>
    </>
  );
}

/** A link of the navigation. It is scrolled into view when its page opens, because it may be outside a phone's screen. */
function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const isOpen = useMatch({ path: to, end: false }) !== null;
  const linkRef = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = linkRef.current;
    const nav = link?.parentElement;
    if (isOpen && link && nav) nav.scrollLeft = link.offsetLeft + link.offsetWidth - nav.offsetLeft - nav.clientWidth;
  }, [isOpen]);
  return (
    <NavLink ref={linkRef} to={to}>
      {children}
    </NavLink>
  );
}
