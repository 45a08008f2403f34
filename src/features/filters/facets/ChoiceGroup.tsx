import type { ReactNode } from 'react';
import type { Choice } from '@/domain/query';
import { SearchField } from '@/ui/components/controls/SearchField';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ChoiceGroup.module.css';
import { FacetSection } from './FacetSection';
import { toggleValue } from './toggleValue';
import { type FoldedList, useFoldedList } from './useFoldedList';
import { ChoiceValueRow } from './ChoiceValueControl';
import { ChoiceValueTag } from './ValueTag';

/** One value of a group, with a word about it where there is one. */
export type ChoiceValue = { readonly value: string; readonly label: string; readonly note?: string };

export type ChoiceGroupProps = {
  readonly name: string;
  readonly shape: 'tags' | 'rows';
  readonly values: readonly ChoiceValue[];
  readonly choice: Choice | null;
  /** Value → offers if it alone were chosen, absent for none; null while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** What stands right of the title while nothing is chosen. */
  readonly aside?: ReactNode;
  readonly onChange: (choice: Choice | null) => void;
};

/** Values of which any is fine, or, turned round, of which none is. Values without offers are grey and stay. */
export function ChoiceGroup({ name, shape, values, choice, counts, aside, onChange }: ChoiceGroupProps) {
  const { shop } = useMessages();
  const not = choice?.not ?? false;
  const list = useFoldedList(
    values.map((one) => ({
      ...one,
      used: choice?.values.includes(one.value) ?? false,
      count: counts === null ? null : (counts[one.value] ?? 0),
    })),
  );
  const Value = shape === 'tags' ? ChoiceValueTag : ChoiceValueRow;
  return (
    <FacetSection
      title={name}
      aside={choice === null ? aside : <NotSwitch name={name} choice={choice} onChange={onChange} />}
      onClear={choice === null ? undefined : () => onChange(null)}
    >
      {list.searchable && (
        <div className={styles.search}>
          <SearchField
            label={shop.findIn(name)}
            placeholder={shop.findIn(name)}
            clearLabel={shop.clearSearch}
            value={list.text}
            onChange={list.setText}
          />
        </div>
      )}
      <ul className={styles[shape]}>
        {list.shown.map((one) => (
          <li key={one.value}>
            <Value
              label={one.label}
              note={one.note ?? ''}
              count={one.count}
              isSelected={one.used}
              isExcluded={not}
              onToggle={() => onChange(toggleValue(choice, one.value))}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </FacetSection>
  );
}

function MoreButton({ list }: { readonly list: Pick<FoldedList<unknown>, 'folded' | 'unfolded' | 'toggle'> }) {
  const { shop } = useMessages();
  const locale = useLocale();
  if (list.folded === 0 && !list.unfolded) return null;
  return (
    <p className={styles.more}>
      <TextButton onClick={list.toggle}>
        {list.unfolded ? shop.fewer : shop.more(formatNumber(list.folded, locale))}
      </TextButton>
    </p>
  );
}

type NotSwitchProps = {
  readonly name: string;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
};

function NotSwitch({ name, choice, onChange }: NotSwitchProps) {
  const { shop } = useMessages();
  return (
    <SegmentedSwitch
      label={shop.choiceMode(name)}
      options={[
        { value: 'is', label: shop.include },
        { value: 'not', label: shop.exclude },
      ]}
      value={choice.not ? 'not' : 'is'}
      onChoose={(next) => onChange({ ...choice, not: next === 'not' })}
    />
  );
}
