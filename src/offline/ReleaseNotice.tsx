import { useState, useSyncExternalStore } from 'react';
import { CornerNote } from '@/ui/CornerNote';
import { Notice } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';
import { useMessages } from '@/ui/useMessages';
import { newRelease } from './offlineState';
import { takeNewRelease } from './takeNewRelease';

/** Says that there is a new release and offers to reload for it; nobody's page is reloaded behind their back. */
export function ReleaseNotice() {
  const { common } = useMessages();
  const waiting = useSyncExternalStore(newRelease.subscribe, newRelease.get);
  const [closed, setClosed] = useState(false);
  if (!waiting || closed) return null;
  const actions = (
    <>
      <TextButton onClick={() => void takeNewRelease(() => window.location.reload())}>
        {common.releaseReload}
      </TextButton>
      <TextButton onClick={() => setClosed(true)}>{common.close}</TextButton>
    </>
  );
  return (
    <CornerNote>
      <Notice action={actions}>{common.release}</Notice>
    </CornerNote>
  );
}
