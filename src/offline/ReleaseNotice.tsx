import { useState, useSyncExternalStore } from 'react';
import { TextButton } from '@/ui/components/controls/TextButton';
import { CornerNote } from '@/ui/components/feedback/CornerNote';
import { Notice } from '@/ui/components/feedback/Notice';
import { useMessages } from '@/ui/hooks/useMessages';
import { applyUpdate } from './applyUpdate';
import { updateWaiting } from './offlineState';

/** Says that there is a new release and offers to reload for it; nobody's page is reloaded behind their back. */
export function ReleaseNotice() {
  const { common } = useMessages();
  const waiting = useSyncExternalStore(updateWaiting.subscribe, updateWaiting.get);
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
