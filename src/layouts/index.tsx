import { NavLink, Outlet } from '@umijs/max';
import { Footer } from '@/ui/Footer';
import { CONTENT_ID } from '@/ui/SkipLink';
import { TopBar } from '@/ui/TopBar';
import { useMessages } from '@/ui/useMessages';
import styles from './layout.module.css';

/** The shared layout: Umi puts it around every page that does not say `layout: false`. */
export default function SharedLayout() {
  const { shell } = useMessages();
  return (
    <>
      <TopBar>
        <nav className={styles.links} aria-label={shell.navigation}>
          <NavLink to="/welcome">{shell.games}</NavLink>
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
