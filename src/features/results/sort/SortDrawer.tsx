import { PAGE_SIZE, type Query, type Sort } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import type { GameSpec } from '@/games/types';
import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useMessages } from '@/ui/hooks/useMessages';
import type { SortListProps } from './SortList';

export type SortDrawerProps = {
  readonly spec: GameSpec;
  readonly query: Query;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (next: Query) => void;
};

const SortList = loadable<SortListProps>(
  () => import(/* webpackChunkName: "drawer-lists" */ './SortList').then((module) => module.SortList),
  RenderNothing,
);

/** All sort orders in a drawer. */
export function SortDrawer({ spec, query, open, onClose, onChoose }: SortDrawerProps) {
  const { shop } = useMessages();
  const choose = (sort: Sort) => {
    onChoose({ ...query, sort, shown: PAGE_SIZE });
    onClose();
  };
  return (
    <Drawer title={shop.sort} placement="bottom" open={open} onClose={onClose}>
      <SortList spec={spec} current={query.sort} onChoose={choose} />
    </Drawer>
  );
}
