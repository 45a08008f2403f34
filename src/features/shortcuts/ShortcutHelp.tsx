import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { memo, useEffect, useState } from 'react';
import { loadable } from '@/resilience/loadable';
import { IconButton } from '@/ui/components/controls/IconButton';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useMessages } from '@/ui/hooks/useMessages';
import { isShortcut } from './isShortcut';
import type { ShortcutDrawerProps } from './ShortcutDrawer';
import styles from './ShortcutHelp.module.css';

const LazyShortcutDrawer = loadable<ShortcutDrawerProps>(
  () => import('./ShortcutDrawer').then((module) => module.ShortcutDrawer),
  RenderNothing,
);

/** Opens the list of keyboard shortcuts with `?` or with a button. A phone has no button. */
export const ShortcutHelp = memo(function ShortcutHelp() {
  const { shop } = useMessages();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  useOfferKeys();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && isShortcut(event)) setState('open');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <span className={styles.notOnPhone}>
        <IconButton
          label={shop.shortcuts}
          icon={<QuestionCircleOutlined aria-hidden />}
          onClick={() => setState('open')}
        />
      </span>
      {state !== 'unused' && <LazyShortcutDrawer open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
});

/** Key → selector of the button that it clicks. */
const BUTTONS: Readonly<Record<string, string>> = { c: '[data-copy-code]', f: '[data-favourite] button' };

/** Lets `c` copy the code of the focused offer and `f` toggle it as a favourite. Clicks the button of the offer itself, so that
 *  the feedback appears beside it. Offers are marked with `data-offer`, their buttons with `data-copy-code` and
 *  `data-favourite`. */
function useOfferKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const button = BUTTONS[event.key];
      if (button === undefined || !isShortcut(event)) return;
      const offer = document.activeElement?.closest('[data-offer]');
      offer?.querySelector<HTMLElement>(button)?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
