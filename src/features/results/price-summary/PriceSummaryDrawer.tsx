import type { Query, WantMode } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import type { Messages } from '@/locales/messages';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import { PriceSummaryList, type PriceSummaryListProps } from './PriceSummaryList';

export type PriceSummaryDrawerProps = PriceSummaryListProps & {
  readonly query: Query;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The cheapest hit of every shop in a drawer. */
export function PriceSummaryDrawer({ query, open, onClose, ...list }: PriceSummaryDrawerProps) {
  const { shop } = useMessages();
  const isPhone = useLayout() === 'phone';
  return (
    <Drawer
      title={priceSummaryTitle(query, shop)}
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
function priceSummaryTitle({ wants }: Query, shop: Messages['shop']): string {
  const count = (mode: WantMode) => wants.filter((want) => want.mode === mode).length;
  const musts = count('must');
  if (count('any') > 0) return musts === 0 ? shop.priceSummaryAny : shop.priceSummaryMustAny(musts);
  if (musts === 0) return shop.priceSummaryNice;
  return count('nice') === 0 ? shop.priceSummaryAll(musts) : shop.priceSummaryMust(musts);
}
