import type { Query } from '@/domain/query';
import { LineIcon } from '@/ui/LineIcon';
import { SegmentedSwitch } from '@/ui/SegmentedSwitch';
import { useMessages } from '@/ui/useMessages';
import { VIEW_PARTS, viewPart } from './viewParts';

export type ViewSwitchProps = { readonly query: Query; readonly onChoose: (next: Query) => void };

/** The ways to look at the hits, side by side. */
export function ViewSwitch({ query, onChoose }: ViewSwitchProps) {
  const { shop } = useMessages();
  return (
    <SegmentedSwitch
      label={shop.view}
      options={VIEW_PARTS.map(({ view }) => ({
        value: view,
        label: shop.viewNames[view],
        icon: <LineIcon name={view} />,
      }))}
      value={viewPart(query.view).view}
      onChoose={(view) => onChoose({ ...query, view })}
    />
  );
}
