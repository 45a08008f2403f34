import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useNavigate } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import { MessageFoot, type MessageUpdate } from '@/features/message/MessageFoot';
import { LazyMessageCatalog } from '@/features/shop-page/LazyMessageCatalog';
import { findGame } from '@/games/games';
import { lastVisit } from '@/storage/lastVisit';
import { useStored } from '@/storage/useStored';
import { IconButton } from '@/ui/components/controls/IconButton';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './MessageBoxFoot.module.css';

/** A text with the parts that were understood. */
export type MarkedMessage = Pick<MessageUpdate, 'text' | 'marks'>;

export type MessageBoxFootProps = {
  readonly text: string;
  /** Whether Enter was pressed after the text. */
  readonly isEntered: boolean;
  /** Null while it is loading. */
  readonly index: CatalogIndexFile | null;
  /** A stable callback, called before the paint of each text. */
  readonly onMarks: (marked: MarkedMessage) => void;
  readonly onClear: () => void;
};

/** The parts of the box that only a text needs: what it was understood as, and the button that clears it. */
export function MessageBoxFoot({ text, isEntered, index, onMarks, onClear }: MessageBoxFootProps) {
  const { welcome } = useMessages();
  const navigate = useNavigate();
  const [update, setUpdate] = useState<MessageUpdate | null>(null);
  const takeUpdate = useCallback(
    (next: MessageUpdate) => {
      setUpdate(next);
      onMarks(next);
    },
    [onMarks],
  );
  const target = isEntered && update?.text === text ? update.target : null;
  useEffect(() => {
    if (target !== null) navigate(target);
  }, [target, navigate]);
  const visit = useStored(lastVisit);
  const preference = {
    lastGame: visit === null ? null : (findGame(visit.game)?.id ?? null),
    onSale: ({ id }: { readonly id: string }) => index?.games[id]?.onSale ?? 0,
  };
  return (
    <>
      <div className={styles.clear}>
        <IconButton label={welcome.clearMessage} icon={<CloseOutlined aria-hidden />} onClick={onClear} />
      </div>
      {text.trim() !== '' && (
        <MessageFoot text={text} preference={preference} onUpdate={takeUpdate} Catalog={LazyMessageCatalog} />
      )}
    </>
  );
}
