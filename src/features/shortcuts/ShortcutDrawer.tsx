import { Fragment } from 'react';
import { Drawer } from '@/features/drawer/Drawer';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ShortcutDrawer.module.css';
import { SHORTCUTS } from './shortcuts';

export type ShortcutDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The list of keyboard shortcuts in a drawer. */
export function ShortcutDrawer({ open, onClose }: ShortcutDrawerProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <Drawer open={open} onClose={onClose} placement="right" size="min(400px, 100%)" title={shop.shortcuts}>
      <dl className={styles.keys}>
        {SHORTCUTS.map(({ id, keys, does }) => (
          <Fragment key={id}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does[locale]}</dd>
          </Fragment>
        ))}
      </dl>
    </Drawer>
  );
}
