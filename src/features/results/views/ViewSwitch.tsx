import type { Query } from '@/domain/query';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import { ViewIcon } from './ViewIcon';
import { switchView, VIEW_PARTS, viewPart } from './viewParts';

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
        icon: <ViewIcon view={view} />,
      }))}
      value={viewPart(query.view).view}
      onChoose={(view) => onChoose(switchView(query, view))}
    />
  );
}
