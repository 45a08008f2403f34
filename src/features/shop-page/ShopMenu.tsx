import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import { Link } from '@umijs/max';
import { useState } from 'react';
import { chipsOf } from '@/domain/chips';
import { Drawer } from '@/features/drawer/Drawer';
import { QueryAsText } from '@/features/results/empty/QueryAsText';
import { useSearchState } from '@/features/search-state/useSearchState';
import { IconButton } from '@/ui/components/controls/IconButton';
import { LocaleSwitch } from '@/ui/components/page/LocaleSwitch';
import { ThemeSwitch } from '@/ui/components/page/ThemeSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ShopMenu.module.css';

/** The menu of a phone's bar: home link, the query as text, language and theme. */
export function ShopMenu() {
  const { common, shop } = useMessages();
  const { query, parserState } = useSearchState();
  const [open, setOpen] = useState(false);
  const rewrite = (line: string) => {
    setOpen(false);
    parserState.rewrite(line);
  };
  return (
    <>
      <IconButton label={shop.menu} icon={<EllipsisOutlined aria-hidden />} hasPopup onClick={() => setOpen(true)} />
      <Drawer title={shop.menu} placement="bottom" open={open} onClose={() => setOpen(false)}>
        <ul className={styles.menu}>
          <li>
            <Link className={styles.link ?? ''} to="/welcome">
              <HomeOutlined aria-hidden />
              {shop.home}
            </Link>
          </li>
          {chipsOf(query).length > 0 && (
            <li className={styles.entry}>
              <QueryAsText query={query} parserState={{ ...parserState, rewrite }} />
            </li>
          )}
          <li className={styles.entry}>
            {common.language}
            <LocaleSwitch />
          </li>
          <li className={styles.entry}>
            {common.appearance}
            <ThemeSwitch />
          </li>
        </ul>
      </Drawer>
    </>
  );
}
