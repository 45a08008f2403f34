import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { chipKey, chipLabel } from '@/features/labels/chipLabel';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { resultsButtonLabel } from '@/features/results-target/resultsButtonLabel';
import { useListMessages } from '@/features/search-box/messages/useListMessages';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchDraft } from '@/features/search-state/searchDraft';
import { type Suggestion, suggestionKey } from '@/features/text-query/suggest/suggestion';
import { foldText } from '@/names/foldText';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useLocale } from '@/ui/hooks/useLocale';
import { rowId } from './rowId';
import { SearchPopover } from './SearchPopover';
import styles from './SuggestionList.module.css';
import { SuggestionRow } from './SuggestionRow';
import type { SuggestionInput } from './useSuggestionInput';
import type { CountedSuggestion } from './useSuggestions';

export type SuggestionListProps = {
  readonly id: string;
  readonly rows: readonly CountedSuggestion[];
  /** Key of the active row. */
  readonly active: string | null;
  readonly draft: SearchDraft;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
  readonly found: SuggestionInput['found'];
  readonly onChoose: (row: CountedSuggestion) => void;
  /** Finishes the draft and scrolls to its results. */
  readonly onSeeResults: () => void;
};

/** Lists the suggestions for the word at the cursor in sections, below the conditions parsed so far and a button that closes the
 *  list and scrolls to the results. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, rows, active, draft, gameItems, labels, found, onChoose, onSeeResults } = props;
  const shop = labels.messages;
  const lists = useListMessages();
  const locale = useLocale();
  const conditions = describeConditions(draft.lastCommitted, draft.base, gameItems, labels);

  return (
    <SearchPopover>
      {(conditions.length > 0 || found !== 'other') && (
        <div className={styles.header}>
          {conditions.length > 0 && (
            <p className={styles.read}>
              <span className={styles.tag}>{lists.parsedAs}</span>
              {conditions.map((condition, index) => (
                <span key={condition} className={styles.condition}>
                  {condition}
                  {index < conditions.length - 1 && ' · '}
                </span>
              ))}
            </p>
          )}
          {found !== 'other' && (
            <TextButton className={styles.see} onClick={onSeeResults}>
              {resultsButtonLabel(found, shop, locale)}
            </TextButton>
          )}
        </div>
      )}
      <div id={id} role="listbox" aria-label={lists.suggestions}>
        {groupRows(rows, draft.text, lists.suggestSections).map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is for form fields
          <div key={section.title} role="group" aria-label={section.title}>
            <div className={styles.title} aria-hidden="true">
              {section.title}
            </div>
            {section.rows.map((row) => {
              const key = suggestionKey(row.suggestion);
              return (
                <SuggestionRow
                  key={key}
                  id={rowId(id, key)}
                  row={row}
                  active={key === active}
                  gameItems={gameItems}
                  labels={labels}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
    </SearchPopover>
  );
}

/** Describes the conditions that the draft has added or changed: `梅林 宝≥2`, `≤ ¥500`. */
function describeConditions(query: Query, base: Query, gameItems: GameItems, labels: FacetLabels): readonly string[] {
  const before = new Map(chipsOf(base).map((chip) => [chipKey(chip), chipLabel(chip, gameItems, labels).full]));
  return chipsOf(query)
    .filter((chip) => chip.kind !== 'text')
    .map((chip) => ({ key: chipKey(chip), full: chipLabel(chip, gameItems, labels).full }))
    .filter(({ key, full }) => before.get(key) !== full)
    .map(({ full }) => full);
}

type Section = { readonly title: string; readonly rows: readonly CountedSuggestion[] };
type SectionTitles = {
  readonly items: string;
  /** Above names that are only similar to what was typed. */
  readonly similar: string;
  readonly facets: string;
  readonly codes: string;
};

/** Groups rows without changing their order: the first one is what Enter selects. */
function groupRows(rows: readonly CountedSuggestion[], text: string, titles: SectionTitles): readonly Section[] {
  const sectionOf = ({ kind }: Suggestion) => (kind === 'item' ? 'items' : kind === 'code' ? 'codes' : 'facets');
  const names = new Set(rows.map(({ suggestion }) => sectionOf(suggestion)));
  return [...names].map((name) => {
    const own = rows.filter(({ suggestion }) => sectionOf(suggestion) === name);
    const isSimilar = name === 'items' && !own.some((row) => contains(row.suggestion, text));
    return { title: titles[isSimilar ? 'similar' : name], rows: own };
  });
}

/** Returns whether a suggestion's spelling contains the word that it replaces. */
function contains(suggestion: Suggestion, text: string): boolean {
  const { start, end } = suggestion.span;
  return 'spelling' in suggestion && foldText(suggestion.spelling).includes(foldText(text.slice(start, end)));
}
