import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import type { GameItems } from '@/features/search-state/gameItems';
import { FacetTag } from '@/ui/components/display/FacetTag';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './PickerFilters.module.css';
import type { ItemPickerState } from './useItemPicker';

/** Selects the kind, group and rarity of the items in the picker. */
export function PickerFilters({
  gameItems,
  picker,
}: {
  readonly gameItems: GameItems;
  readonly picker: ItemPickerState;
}) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { spec, roster } = gameItems;
  const { kind, kindCounts } = picker;
  const items = roster.items.filter((item) => item.kind === kind);
  const groupsInUse = new Set(items.map(({ group }) => group));
  const raritiesInUse = new Set(items.map(({ rarity }) => rarity));
  const groups = spec.groups
    .filter(({ id }) => groupsInUse.has(id))
    .map(({ id, names }) => [id, names[locale]] as const);
  const rarities = (spec.kinds.find(({ id }) => id === kind)?.rarities ?? [])
    .filter((rarity) => raritiesInUse.has(rarity))
    .map((rarity) => [rarity, rarity] as const);
  if (spec.kinds.length < 2 && groups.length < 2 && rarities.length < 2) return null;
  return (
    <fieldset className={styles.filters} aria-label={shop.kinds}>
      {spec.kinds.length > 1 &&
        spec.kinds.map((option) => (
          <FacetTag
            key={option.id}
            checked={option.id === kind}
            count={formatNumber(kindCounts.get(option.id) ?? 0, locale)}
            onToggle={() => picker.setKind(option.id)}
          >
            {option.names[locale]}
          </FacetTag>
        ))}
      <PickerSelect
        name={shop.group}
        all={shop.groupAll}
        value={picker.group}
        options={groups}
        onChoose={picker.setGroup}
      />
      <PickerSelect
        name={shop.rarity}
        all={shop.rarityAll}
        value={picker.rarity}
        options={rarities}
        onChoose={picker.setRarity}
      />
    </fieldset>
  );
}

type PickerSelectProps = {
  readonly name: string;
  readonly all: string;
  /** An empty string selects all. */
  readonly value: string;
  /** Values with their labels. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
};

/** Selects one option or all with a native select, which suits phones. Renders nothing for fewer than two options. */
function PickerSelect({ name, all, value, options, onChoose }: PickerSelectProps) {
  if (options.length < 2) return null;
  return (
    <span className={styles.select}>
      {options.find(([option]) => option === value)?.[1] ?? all}
      <DownOutlined aria-hidden />
      <select aria-label={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
