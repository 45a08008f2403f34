import type { ReactNode } from 'react';
import type { Choice } from '@/domain/query';
import { SearchField } from '@/ui/components/controls/SearchField';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ChoiceGroup.module.css';
import { ChoiceValueRow, ChoiceValueTag } from './ChoiceValueControl';
import { FacetSection } from './FacetSection';
import { type FoldedList, useFoldedList } from './useFoldedList';

export type ChoiceValue = { readonly value: string; readonly label: string; readonly note?: string };

export type ChoiceGroupProps = {
  readonly name: string;
  readonly shape: 'tags' | 'rows';
  readonly values: readonly ChoiceValue[];
  readonly choice: Choice | null;
  /** Value → number of offers if only that value were selected; values without offers are absent; null while unknown. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** Shown beside the title while nothing is selected. */
  readonly extra?: ReactNode;
  readonly onChange: (choice: Choice | null) => void;
};

/** Selects values of which an offer must have one, or values that are all excluded. Values without offers are grey but stay visible. */
export function ChoiceGroup({ name, shape, values, choice, counts, extra, onChange }: ChoiceGroupProps) {
  const { shop } = useMessages();
  const isExcluded = choice?.not ?? false;
  const list = useFoldedList(
    values.map((option) => ({
      ...option,
      isSelected: choice?.values.includes(option.value) ?? false,
      count: counts === null ? null : (counts[option.value] ?? 0),
    })),
  );
  const Value = shape === 'tags' ? ChoiceValueTag : ChoiceValueRow;
  return (
    <FacetSection
      title={name}
      extra={choice === null ? extra : <ExcludeSwitch name={name} choice={choice} onChange={onChange} />}
      onClear={choice === null ? undefined : () => onChange(null)}
    >
      {list.isSearchable && (
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
        {list.shown.map((option) => (
          <li key={option.value}>
            <Value
              label={option.label}
              note={option.note ?? ''}
              count={option.count}
              isSelected={option.isSelected}
              isExcluded={isExcluded}
              onToggle={() => onChange(toggleValue(choice, option.value))}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </FacetSection>
  );
}

function MoreButton({ list }: { readonly list: Pick<FoldedList<unknown>, 'hiddenCount' | 'isUnfolded' | 'toggle'> }) {
  const { shop } = useMessages();
  const locale = useLocale();
  if (list.hiddenCount === 0 && !list.isUnfolded) return null;
  return (
    <p className={styles.more}>
      <TextButton onClick={list.toggle}>
        {list.isUnfolded ? shop.fewer : shop.more(formatNumber(list.hiddenCount, locale))}
      </TextButton>
    </p>
  );
}

type ExcludeSwitchProps = {
  readonly name: string;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
};

function ExcludeSwitch({ name, choice, onChange }: ExcludeSwitchProps) {
  const { shop } = useMessages();
  return (
    <SegmentedSwitch
      label={shop.choiceMode(name)}
      options={[
        { value: 'include', label: shop.include },
        { value: 'exclude', label: shop.exclude },
      ]}
      value={choice.not ? 'exclude' : 'include'}
      onChoose={(next) => onChange({ ...choice, not: next === 'exclude' })}
    />
  );
}

/** Returns the choice with a value added or removed; null once it is empty. A new choice includes its value. */
export function toggleValue(choice: Choice | null, value: string): Choice | null {
  if (choice === null) return { not: false, values: [value] };
  const values = choice.values.includes(value)
    ? choice.values.filter((other) => other !== value)
    : [...choice.values, value];
  return values.length === 0 ? null : { not: choice.not, values };
}
