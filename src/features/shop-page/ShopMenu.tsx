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

/** What a phone's bar has no space for: home link, the query as text, language and theme. */
export function ShopMenu() {
  const { common, shop } = useMessages();
  const [open, setOpen] = useState(false);
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
          <QueryEntry onRewrite={() => setOpen(false)} />
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

function QueryEntry({ onRewrite }: { readonly onRewrite: () => void }) {
  const { query, parserState } = useSearchState();
  const rewrite = (line: string) => {
    onRewrite();
    parserState.rewrite(line);
  };
  if (chipsOf(query).length === 0) return null;
  return (
    <li className={styles.entry}>
      <QueryAsText query={query} parserState={{ ...parserState, rewrite }} />
    </li>
  );
}
