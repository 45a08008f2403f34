import { memo, useEffect, useState } from 'react';
import { loadable } from '@/shell/loadable';
import { IconButton } from '@/ui/IconButton';
import { LineIcon } from '@/ui/LineIcon';
import { Nothing } from '@/ui/Nothing';
import { useLayout } from '@/ui/useLayout';
import { useMessages } from '@/ui/useMessages';
import { isShortcut } from './isShortcut';
import type { ShortcutSheetProps } from './ShortcutSheet';
import { useOfferKeys } from './useOfferKeys';

const LazyShortcutSheet = loadable<ShortcutSheetProps>(
  () => import('./ShortcutSheet').then((module) => module.ShortcutSheet),
  Nothing,
);

/** The list of keys, which `?` and a button of the bar open; a phone has no keys and no button. */
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
        <IconButton label={shop.shortcuts} icon={<LineIcon name="keys" />} onClick={() => setState('open')} />
      )}
      {state !== 'unused' && <LazyShortcutSheet open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
});
