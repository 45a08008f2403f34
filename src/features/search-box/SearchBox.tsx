import {
  type FocusEvent,
  type MouseEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Offer } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { type FacetLabels, facetName } from '@/features/labels/facetLabels';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { resultTarget, scrollToResults } from '@/features/results-target/scrollToResults';
import { type GameItems, itemNickname } from '@/features/search-state/gameItems';
import { responseKey } from '@/features/search-state/responseKey';
import { useSearchInput, useSearchState } from '@/features/search-state/useSearchState';
import type { Popularity } from '@/features/text-query/suggest/suggest';
import { type Suggestion, suggestionKey } from '@/features/text-query/suggest/suggestion';
import { SearchField } from '@/ui/components/controls/SearchField';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useActiveKey } from '@/ui/hooks/useActiveKey';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';
import { useEarlyText } from '@/ui/hooks/useEarlyText';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import { exampleLine } from './exampleLine';
import {
  LazyBoxMarks,
  LazyReadingsButton,
  LazyReadingsDrawer,
  LazyRecentSearches,
  LazySuggestionList,
} from './lazyParts';
import { fromOneLine, toOneLine } from './oneLine';
import { chosenText } from './suggestions/chosenText';
import { type AmountSuggestion, completeText } from './suggestions/completeText';
import { rowId } from './suggestions/rowId';
import { useSuggestionInput } from './suggestions/useSuggestionInput';
import { type CountedSuggestion, useSuggestions } from './suggestions/useSuggestions';
import { useBoxEvents } from './useBoxEvents';
import { useFocusKeys } from './useFocusKeys';

/** The search box. Turns text into conditions; unknown words are searched for as text. */
export function SearchBox() {
  const { spec, gameItems, client, result, parserState } = useSearchState();
  const input = useSearchInput();
  const { draft, text, committed, isComposing, lastSearch, lastText, parseFinished } = input;
  const { parser } = parserState;
  const page = result?.page ?? null;
  const labels = useFacetLabels(spec, page?.catalog.currency ?? null);
  const shop = labels.messages;
  const fieldRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const caretRef = useRef<number | null>(null);
  const listId = useId();
  const [isFocused, setIsFocused] = useState(false);
  const [isExplaining, setIsExplaining] = useState(false);
  const example = useExample(gameItems, labels, page);

  const typingDraft = draft?.phase === 'typing' && !isComposing ? draft : null;
  const suggested = useSuggestionInput(typingDraft, result, parseFinished);
  const { draft: suggestedDraft, found } = suggested;
  const popularity = useMemo(() => popularityIn(suggested.page), [suggested.page]);
  const rows = useSuggestions(suggestedDraft, { parser, client, page: suggested.page, popularity, parseFinished });
  const active = useActiveKey(rows.map(({ suggestion }) => suggestionKey(suggestion)));
  const isOpen = rows.length > 0 && gameItems !== null && typingDraft !== null && suggestedDraft !== null;

  const change = (next: string, cursor: number) => {
    active.set(null);
    input.changeText(next, cursor);
  };
  const insertAmount = ({ span: { start, end }, facet }: AmountSuggestion) => {
    const name = facetName(facet, labels);
    caretRef.current = start + name.length;
    change(text.slice(0, start) + name + text.slice(end), caretRef.current);
  };
  const nameOf = (suggestion: Suggestion) =>
    suggestion.kind === 'item' && gameItems !== null
      ? itemNickname(gameItems, suggestion.item.id, labels.locale)
      : null;
  const textAfter = (suggestion: Suggestion, next: Query) => {
    if (parser === null) return undefined;
    const write = (chosen: Query) => parser.write(chosen, labels.locale);
    return chosenText(text, suggestion, next, { nameOf, write, parseFinished });
  };
  const choose = useStableCallback(({ suggestion, next }: CountedSuggestion) => {
    if (next !== null) input.chooseQuery(next, textAfter(suggestion, next));
    else if (suggestion.kind === 'amount') insertAmount(suggestion);
    active.set(null);
  });
  const chooseActive = () => {
    const row = rows.find(({ suggestion }) => suggestionKey(suggestion) === active.active);
    if (row !== undefined) choose(row);
  };
  const { finish, onBlur, onSubmit, ...events } = useBoxEvents({
    formRef,
    fieldRef,
    input,
    text,
    rows: active,
    onChooseActive: chooseActive,
    onComplete: () =>
      completeText({ input, parser, client, popularity, found, onInsertAmount: insertAmount, textAfter }),
  });
  const seeResults = useStableCallback(() => {
    // The button disappears with the list.
    fieldRef.current?.focus();
    finish();
    scrollToResults(found === null || found === 'other' ? 'top' : resultTarget(found));
  });
  const openReadings = useCallback(() => setIsExplaining(true), []);
  const closeReadings = useCallback(() => setIsExplaining(false), []);

  useFocusKeys(fieldRef);
  useEarlyText(fieldRef, text, change, () => void parserState.load());
  useLayoutEffect(() => {
    // The browser moves the caret to the end when the value changes.
    if (caretRef.current !== null) fieldRef.current?.setSelectionRange(caretRef.current, caretRef.current);
    caretRef.current = null;
  });
  const isRewriting = draft?.phase === 'rewriting';
  useLayoutEffect(() => {
    if (!isRewriting || fieldRef.current === null) return;
    const { length } = fieldRef.current.value;
    fieldRef.current.setSelectionRange(length, length);
    fieldRef.current.focus();
  }, [isRewriting]);

  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
    onBlur(event);
  };
  // Pressing the list or a button keeps the focus in the field.
  const keepFocus = (event: MouseEvent) => {
    if (event.target !== fieldRef.current) event.preventDefault();
  };
  const isRead =
    parser !== null && gameItems !== null && lastSearch !== null && lastText !== null && lastText.text.trim() !== '';
  const reading = isRead ? { parser, gameItems, labels, text: lastText.text, query: lastSearch } : null;
  const canMark = parser !== null && text.trim() !== '' && !isComposing;
  const marks = canMark ? (
    <LazyBoxMarks {...{ parser, text, cursor: typingDraft?.cursor ?? null, currency: labels.currency }} />
  ) : null;
  const list = isOpen
    ? {
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': active.active === null ? undefined : rowId(listId, active.active),
      }
    : { 'aria-expanded': false };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a form gives a phone's keyboard its search key; <search> is too new */}
      <form
        ref={formRef}
        role="search"
        data-tour="box"
        onSubmit={onSubmit}
        onFocus={() => setIsFocused(true)}
        onBlur={leave}
        onMouseDown={keepFocus}
      >
        <SearchField
          ref={fieldRef}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          {...list}
          label={shop.searchLabel}
          placeholder={example === null ? shop.searchPlaceholder : shop.searchExample(example)}
          clearLabel={shop.clearSearch}
          hint="/"
          extra={reading === null ? null : <LazyReadingsButton onOpen={openReadings} />}
          value={toOneLine(text)}
          marks={marks}
          onChange={(line, cursor) => change(fromOneLine(line), cursor)}
          onCompositionChange={input.setComposing}
          onFocus={() => void parserState.load()}
          onSelect={(event) => input.moveCursor(event.currentTarget.selectionStart ?? text.length)}
          {...events}
        />
        {isOpen && (
          <LazySuggestionList
            id={listId}
            rows={rows}
            active={active.active}
            draft={suggestedDraft}
            found={found}
            gameItems={gameItems}
            labels={labels}
            onChoose={choose}
            onSeeResults={seeResults}
          />
        )}
        {parser !== null && (
          <LazyRecentSearches
            {...{ parser, client, labels }}
            query={committed}
            revision={responseKey(page)}
            isOpen={isFocused && text === ''}
            onChoose={input.chooseQuery}
          />
        )}
        <span role="status">{isOpen && <VisuallyHidden>{shop.suggestionCount(rows.length)}</VisuallyHidden>}</span>
      </form>
      {/* Outside of the form, whose events would include those of the drawer. */}
      {reading !== null && <LazyReadingsDrawer {...reading} open={isExplaining} onClose={closeReadings} />}
    </>
  );
}

/** Returns how many offers on sale contain an item beside what is wanted already. */
function popularityIn(page: SearchResponse | null): Popularity {
  return (item) => (page === null ? null : (page.counts.items[item] ?? 0));
}

/** Returns the example in the placeholder, made from the first offers on screen and then kept. It is made after these have been painted. */
function useExample(gameItems: GameItems | null, labels: FacetLabels, page: SearchResponse | null): string | null {
  const [offers, setOffers] = useState<readonly Offer[] | null>(null);
  if (offers === null && page !== null && page.hits.length > 0) setOffers(page.hits.map(({ offer }) => offer));
  const hasPage = page !== null;
  const source = useAfterPaint(
    useMemo(
      () => (gameItems === null || !hasPage ? null : { gameItems, labels, offers: offers ?? [] }),
      [gameItems, labels, hasPage, offers],
    ),
  );
  return useMemo(
    () => (source === null ? null : exampleLine(source.gameItems, source.labels, source.offers)),
    [source],
  );
}
