import { useState, useSyncExternalStore } from 'react';
import { browserStorage } from '@/storage/openStorage';
import { TextButton } from '@/ui/components/controls/TextButton';
import { CornerNote } from '@/ui/components/feedback/CornerNote';
import { Notice } from '@/ui/components/feedback/Notice';
import { useMessages } from '@/ui/hooks/useMessages';

/** Warns, once per visit, that choices are lost with the page because the browser's storage is unavailable or full. */
export function StorageNote() {
  const { common } = useMessages();
  const persistent = useSyncExternalStore(
    browserStorage.persistent.subscribe,
    browserStorage.persistent.get,
    () => true,
  );
  const [closed, setClosed] = useState(false);
  if (persistent || closed) return null;
  return (
    <CornerNote>
      <Notice tone="warn" action={<TextButton onClick={() => setClosed(true)}>{common.close}</TextButton>}>
        {common.storageNote}
      </Notice>
    </CornerNote>
  );
}
