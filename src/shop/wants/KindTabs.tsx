import type { Lexicon } from '@/shop/lexicon';
import { FacetTag } from '@/ui/FacetTag';
import { formatNumber } from '@/ui/format';
import { LineIcon } from '@/ui/LineIcon';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import styles from './KindTabs.module.css';
import type { Picking } from './usePicking';

/** Which kind and group of items the picker shows. Groups open as the browser's own list, which phones show best. */
export function KindTabs({ lexicon, picking }: { readonly lexicon: Lexicon; readonly picking: Picking }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { spec, roster } = lexicon;
  const { kind, group, kindCounts } = picking;
  const inUse = new Set(roster.items.filter((item) => item.kind === kind).map((item) => item.group));
  const groups = spec.groups.filter((one) => inUse.has(one.id));
  if (spec.kinds.length < 2 && groups.length < 2) return null;
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
      {groups.length > 1 && (
        <span className={styles.groups}>
          {groups.find((one) => one.id === group)?.names[locale] ?? shop.groupAll}
          <LineIcon name="down" />
          <select aria-label={shop.group} value={group} onChange={(event) => picking.setGroup(event.target.value)}>
            <option value="">{shop.groupAll}</option>
            {groups.map((one) => (
              <option key={one.id} value={one.id}>
                {one.names[locale]}
              </option>
            ))}
          </select>
        </span>
      )}
    </fieldset>
  );
}
