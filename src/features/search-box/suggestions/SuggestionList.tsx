import type { FacetLabels } from '@/features/labels/facetLabels';
import { resultsButtonLabel } from '@/features/results-target/resultsButtonLabel';
import type { GameItems } from '@/features/search-state/gameItems';
import type { Typing } from '@/features/search-state/useSearchDraft';
import { describeQuery } from '@/features/text-query/describeQuery';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useLocale } from '@/ui/hooks/useLocale';
import { rowId } from './rowId';
import { SearchPopover } from './SearchPopover';
import styles from './SuggestionList.module.css';
import { SuggestionRow } from './SuggestionRow';
import { type Suggestion, suggestionKey } from './suggestion';
import type { Suggested } from './useSuggestionInput';
import type { CountedSuggestion } from './useSuggestions';

export type SuggestionListProps = {
  readonly id: string;
  readonly rows: readonly CountedSuggestion[];
  /** Key of the active row. */
  readonly active: string | null;
  readonly typing: Typing;
  readonly lexicon: GameItems;
  readonly wording: FacetLabels;
  /** See `useSuggested`. */
  readonly found: Suggested['found'];
  readonly onChoose: (row: CountedSuggestion) => void;
  /** Ends the typing and leads to what is found. */
  readonly onSee: () => void;
};

/** What may be meant by the word at the cursor, in sections, and above it how the line is read so far and the way to what
 *  is found, which the list lies over. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, rows, active, typing, lexicon, wording, found, onChoose, onSee } = props;
  const shop = wording.words;
  const locale = useLocale();
  const read = describeQuery(typing.given, typing.base, lexicon, wording);

  return (
    <SearchPopover>
      {(read.length > 0 || found !== 'other') && (
        <div className={styles.head}>
          {read.length > 0 && (
            <p className={styles.read}>
              <span className={styles.tag}>{shop.readAs}</span>
              {read.map((words, place) => (
                <span key={words} className={styles.words}>
                  {words}
                  {place < read.length - 1 && ' · '}
                </span>
              ))}
            </p>
          )}
          {found !== 'other' && (
            <TextButton className={styles.see} onClick={onSee}>
              {resultsButtonLabel(found, shop, locale)}
            </TextButton>
          )}
        </div>
      )}
      <div id={id} role="listbox" aria-label={shop.suggestions}>
        {sectionsOf(rows, shop.suggestSections).map(({ title, rows: held }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is one of fields
          <div key={title} role="group" aria-label={title}>
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
            {held.map((row) => {
              const key = suggestionKey(row.suggestion);
              return (
                <SuggestionRow
                  key={key}
                  id={rowId(id, key)}
                  row={row}
                  active={key === active}
                  lexicon={lexicon}
                  wording={wording}
                  onChoose={() => onChoose(row)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </SearchPopover>
  );
}

type Section = { readonly title: string; readonly rows: readonly CountedSuggestion[] };
type SectionTitles = { readonly items: string; readonly facets: string; readonly codes: string };

function sectionsOf(rows: readonly CountedSuggestion[], titles: SectionTitles): readonly Section[] {
  const sectionOf = ({ kind }: Suggestion) => (kind === 'item' ? 'items' : kind === 'code' ? 'codes' : 'facets');
  return (['items', 'facets', 'codes'] as const)
    .map((name) => ({ title: titles[name], rows: rows.filter(({ suggestion }) => sectionOf(suggestion) === name) }))
    .filter((section) => section.rows.length > 0);
}
