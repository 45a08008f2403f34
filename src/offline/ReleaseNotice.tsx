import { useState, useSyncExternalStore } from 'react';
import { TextButton } from '@/ui/components/controls/TextButton';
import { CornerNote } from '@/ui/components/feedback/CornerNote';
import { Notice } from '@/ui/components/feedback/Notice';
import { useMessages } from '@/ui/hooks/useMessages';
import { applyUpdate } from './applyUpdate';
import { updateWaiting } from './offlineState';

/** Offers to reload for a new release; the page never reloads for it by itself. */
export function ReleaseNotice() {
  const { common } = useMessages();
  const waiting = useSyncExternalStore(updateWaiting.subscribe, updateWaiting.get, () => false);
  const [closed, setClosed] = useState(false);
  if (!waiting || closed) return null;
  const actions = (
    <>
      <TextButton onClick={() => void applyUpdate(() => window.location.reload())}>{common.releaseReload}</TextButton>
      <TextButton onClick={() => setClosed(true)}>{common.close}</TextButton>
    </>
  );
  return (
    <CornerNote>
      <Notice action={actions}>{common.release}</Notice>
    </CornerNote>
  );
}
