import { useMemo, useState } from 'react';
import type { ItemId } from '@/domain/offer';
import type { Want } from '@/domain/query';
import { suggestItems } from '@/names/findItems';
import type { Item } from '@/names/roster';
import type { Lexicon } from '@/shop/lexicon';
import { formatNumber } from '@/ui/format';
import { SearchField } from '@/ui/SearchField';
import { TextButton } from '@/ui/TextButton';
import { useLayout } from '@/ui/useLayout';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import styles from './ItemPicker.module.css';
import { KindTabs } from './KindTabs';
import { PickTile } from './PickTile';
import { countByKind, orderForPicking } from './pickable';

const FIRST = { phone: 10, tablet: 10, desktop: 12 } as const;
const PAGE = 48;
const MOST_FOUND = 200;

export type ItemPickerProps = {
  readonly lexicon: Lexicon;
  readonly wants: readonly Want[];
  /** Item → offers in the answer if it were chosen, absent for none; null while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
  readonly onToggle: (item: ItemId) => void;
};

/** Finds items by any of their names and offers them as tiles: wanted ones first, then those most offers hold. */
export function ItemPicker({ lexicon, wants, counts, onToggle }: ItemPickerProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const first = FIRST[useLayout()];
  const [text, setText] = useState('');
  const [kind, setKind] = useState(lexicon.spec.kinds[0]?.id ?? '');
  const [group, setGroup] = useState('');
  const [pages, setPages] = useState(0);

  const found = useMemo(
    () => (text.trim() === '' ? lexicon.roster.items : suggestItems(lexicon.roster, text, MOST_FOUND)),
    [lexicon, text],
  );
  const kindCounts = countByKind(found);
  const shownKind = kindCounts.has(kind) ? kind : (found[0]?.kind ?? kind);
  const inKind = found.filter((item) => item.kind === shownKind);
  const picked = group === '' || text !== '' ? inKind : inKind.filter((item) => item.group === group);
  const ordered = orderForPicking(
    picked,
    wants.map((want) => want.item),
    counts ?? {},
  );
  const shown = first + pages * PAGE;
  const wantOf = (item: Item) => wants.find((want) => want.item === item.id) ?? null;

  return (
    <div>
      <SearchField
        label={shop.pickLabel}
        placeholder={shop.pickPlaceholder}
        clearLabel={shop.clearSearch}
        value={text}
        onChange={setText}
      />
      <KindTabs
        lexicon={lexicon}
        counts={kindCounts}
        kind={shownKind}
        onKind={(next) => {
          setKind(next);
          setGroup('');
        }}
        group={group}
        onGroup={setGroup}
      />
      {ordered.length === 0 && <p className={styles.none}>{shop.pickNone(text)}</p>}
      <ul className={styles.tiles}>
        {ordered.slice(0, shown).map(({ item, count }) => (
          <li key={item.id}>
            <PickTile
              item={item}
              lexicon={lexicon}
              count={counts === null ? null : count}
              want={wantOf(item)}
              onToggle={() => onToggle(item.id)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {ordered.length > shown && (
          <TextButton onClick={() => setPages(pages + 1)}>
            {shop.more(formatNumber(ordered.length - shown, locale))}
          </TextButton>
        )}
        {pages > 0 && <TextButton onClick={() => setPages(0)}>{shop.fewer}</TextButton>}
      </p>
    </div>
  );
}
