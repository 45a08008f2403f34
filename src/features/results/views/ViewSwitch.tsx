import type { Query } from '@/domain/query';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { LineIcon } from '@/ui/components/display/LineIcon';
import { useMessages } from '@/ui/hooks/useMessages';
import { VIEW_PARTS, viewPart } from './viewParts';

export type ViewSwitchProps = { readonly query: Query; readonly onChoose: (next: Query) => void };

/** The views of the results as a row of buttons. */
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
