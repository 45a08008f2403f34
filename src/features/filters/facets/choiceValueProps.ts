/** What a value of a choice group is drawn from, as a tag or as a row. */
export type ChoiceValueProps = {
  readonly label: string;
  /** A word about the value, such as 暂停; an empty string for none. */
  readonly note: string;
  /** Offers if the value alone were chosen; null while that is not known. */
  readonly count: number | null;
  readonly isSelected: boolean;
  /** True if the chosen values are the unwanted ones. */
  readonly isExcluded: boolean;
  readonly onToggle: () => void;
};
