import type { Query, WantMode } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import { useLayout } from '@/ui/hooks/useLayout';
import { usePriceSummaryMessages } from './messages/usePriceSummaryMessages';
import type { PriceSummaryMessages } from './messages/zh';
import { PriceSummaryList, type PriceSummaryListProps } from './PriceSummaryList';

export type PriceSummaryDrawerProps = PriceSummaryListProps & {
  readonly query: Query;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The cheapest hit of every shop in a drawer. */
export function PriceSummaryDrawer({ query, open, onClose, ...list }: PriceSummaryDrawerProps) {
  const messages = usePriceSummaryMessages();
  const isPhone = useLayout() === 'phone';
  return (
    <Drawer
      title={titleOf(query, messages)}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 'min(400px, 100%)'}
      open={open}
      onClose={onClose}
    >
      <PriceSummaryList {...list} />
    </Drawer>
  );
}

/** Returns the title of the list: it describes the wants that every hit meets. `nice` wants count only if there are no others. */
function titleOf({ wants }: Query, messages: PriceSummaryMessages): string {
  const count = (mode: WantMode) => wants.filter((want) => want.mode === mode).length;
  const musts = count('must');
  if (count('any') > 0) return musts === 0 ? messages.any : messages.mustAny(musts);
  if (musts === 0) return messages.nice;
  return count('nice') === 0 ? messages.all(musts) : messages.must(musts);
}
