import type { Query, View } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useMessages } from '@/ui/hooks/useMessages';
import type { ViewListProps } from './ViewList';
import { switchView, viewPart } from './viewParts';

export type ViewDrawerProps = {
  readonly query: Query;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (next: Query) => void;
};

const ViewList = loadable<ViewListProps>(
  () => import(/* webpackChunkName: "drawer-lists" */ './ViewList').then((module) => module.ViewList),
  RenderNothing,
);

/** The views of the results in a drawer, for a phone. */
export function ViewDrawer({ query, open, onClose, onChoose }: ViewDrawerProps) {
  const { shop } = useMessages();
  const choose = (view: View) => {
    onChoose(switchView(query, view));
    onClose();
  };
  return (
    <Drawer title={shop.view} placement="bottom" open={open} onClose={onClose}>
      <ViewList current={viewPart(query.view).view} onChoose={choose} />
    </Drawer>
  );
}
