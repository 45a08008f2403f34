import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { memo, useEffect, useState } from 'react';
import { loadable } from '@/resilience/loadable';
import { IconButton } from '@/ui/components/controls/IconButton';
import { Nothing } from '@/ui/components/feedback/Nothing';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import { isShortcut } from './isShortcut';
import type { ShortcutDrawerProps } from './ShortcutDrawer';

const LazyShortcutSheet = loadable<ShortcutDrawerProps>(
  () => import('./ShortcutDrawer').then((module) => module.ShortcutDrawer),
  Nothing,
);

/** Opens the list of keyboard shortcuts with `?` or a button, which a phone does not have. */
export const ShortcutHelp = memo(function ShortcutHelp() {
  const { shop } = useMessages();
  const onPhone = useLayout() === 'phone';
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
      {!onPhone && (
        <IconButton
          label={shop.shortcuts}
          icon={<QuestionCircleOutlined aria-hidden />}
          onClick={() => setState('open')}
        />
      )}
      {state !== 'unused' && <LazyShortcutSheet open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
});

/** Key → selector of the button that it presses. */
const BUTTONS: Readonly<Record<string, string>> = { c: '[data-copies]', f: '[data-keeps] button' };

/** Lets `c` copy the code of the focused offer and `f` add it to the favourites, by pressing its own button, whose feedback
 *  appears beside the offer. Offers are marked with `data-offer`, their buttons with `data-copies` and `data-keeps`. */
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
