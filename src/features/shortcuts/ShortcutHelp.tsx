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

/** Key → selector of the offer's button: `c` copies its code, `f` toggles it as a favourite. */
const BUTTONS: Readonly<Record<string, string>> = { c: '[data-copy-code]', f: '[data-favourite] button' };

/** Opens the list of keyboard shortcuts with `?` or with a button, which phones do not have, and handles the keys of the focused offer. */
export const ShortcutHelp = memo(function ShortcutHelp() {
  const { shop } = useMessages();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      if (event.key === '?') setState('open');
      else pressOfferButton(BUTTONS[event.key]);
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

/** Presses a button of the focused offer, so that the feedback appears beside it. Offers are marked with `data-offer`. */
function pressOfferButton(selector: string | undefined): void {
  if (selector === undefined) return;
  document.activeElement?.closest('[data-offer]')?.querySelector<HTMLElement>(selector)?.click();
}
