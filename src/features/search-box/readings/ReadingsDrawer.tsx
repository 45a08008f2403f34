import { Drawer } from '@/features/drawer/Drawer';
import { useLayout } from '@/ui/hooks/useLayout';
import { useReadingsMessages } from './messages/useReadingsMessages';
import { ReadingList, type ReadingListProps } from './ReadingList';

export type ReadingsDrawerProps = ReadingListProps & {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Explains what each word of a text was read as. */
export function ReadingsDrawer({ open, onClose, ...list }: ReadingsDrawerProps) {
  const { title } = useReadingsMessages();
  const placement =
    useLayout() === 'phone'
      ? ({ placement: 'bottom' } as const)
      : ({ placement: 'right', size: 'min(480px, 100%)' } as const);
  return (
    <Drawer title={title} {...placement} open={open} onClose={onClose}>
      <ReadingList {...list} />
    </Drawer>
  );
}
