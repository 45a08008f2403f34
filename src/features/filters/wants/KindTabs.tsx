import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import type { GameItems } from '@/features/search-state/gameItems';
import { FacetTag } from '@/ui/components/display/FacetTag';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './KindTabs.module.css';
import type { Picking } from './usePicking';

/** Which kind, group and rarity of items the picker shows. */
export function KindTabs({ lexicon, picking }: { readonly lexicon: GameItems; readonly picking: Picking }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { spec, roster } = lexicon;
  const { kind, kindCounts } = picking;
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
    <fieldset className={styles.tabs} aria-label={shop.kinds}>
      {spec.kinds.length > 1 &&
        spec.kinds.map((one) => (
          <FacetTag
            key={one.id}
            checked={one.id === kind}
            count={formatNumber(kindCounts.get(one.id) ?? 0, locale)}
            onToggle={() => picking.setKind(one.id)}
          >
            {one.names[locale]}
          </FacetTag>
        ))}
      <Narrowing
        name={shop.group}
        all={shop.groupAll}
        value={picking.group}
        options={groups}
        onChoose={picking.setGroup}
      />
      <Narrowing
        name={shop.rarity}
        all={shop.rarityAll}
        value={picking.rarity}
        options={rarities}
        onChoose={picking.setRarity}
      />
    </fieldset>
  );
}

type NarrowingProps = {
  readonly name: string;
  readonly all: string;
  /** An empty string for all. */
  readonly value: string;
  /** Values with their words. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
};

/** A choice of one or all, opened as the browser's own list, which phones show best; nothing where there is no choice. */
function Narrowing({ name, all, value, options, onChoose }: NarrowingProps) {
  if (options.length < 2) return null;
  return (
    <span className={styles.groups}>
      {options.find(([one]) => one === value)?.[1] ?? all}
      <DownOutlined aria-hidden />
      <select aria-label={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}
