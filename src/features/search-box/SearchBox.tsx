import {
  type FocusEvent,
  type MouseEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Offer } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { facetName } from '@/features/labels/facetLabels';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { resultTarget, scrollToResults } from '@/features/results-target/scrollToResults';
import type { GameItems } from '@/features/search-state/gameItems';
import { revisionOf } from '@/features/search-state/revisionOf';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useSearchDraft } from '@/features/search-state/useSearchDraft';
import type { SetQuery } from '@/features/search-state/useShopQuery';
import type { QueryParser } from '@/features/text-query/queryParser';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import type { SearchClient } from '@/search-worker/client';
import { SearchField } from '@/ui/components/controls/SearchField';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useActiveKey } from '@/ui/hooks/useActiveKey';
import { exampleLine } from './exampleLine';
import { rowId } from './suggestions/rowId';
import { suggestionKey } from './suggestions/suggestion';
import { useShopNames } from './suggestions/useShopNames';
import { useSuggestionInput } from './suggestions/useSuggestionInput';
import { type CountedSuggestion, useSuggestions } from './suggestions/useSuggestions';
import { useBoxEvents } from './useBoxEvents';
import { useFocusKeys } from './useFocusKeys';

/** What others may do with the box. */
export type SearchBoxHandle = {
  /** Puts a line into the box that stands for all conditions, and the cursor behind it. */
  readonly rewrite: (line: string) => void;
};

export type SearchBoxProps = {
  readonly ref?: Ref<SearchBoxHandle>;
  readonly game: Game;
  readonly query: Query;
  readonly setQuery: SetQuery;
  /** Asks at once what the address will hold after a pause, see `useHits`. */
  readonly askAhead: (query: Query) => void;
  /** null while the words of the game are on their way. */
  readonly lexicon: GameItems | null;
  readonly client: SearchClient | null;
  /** The newest. */
  readonly answer: SearchResult | null;
  readonly reader: QueryParser | null;
  /** True if the reader cannot be had. */
  readonly lacking: boolean;
  /** Asks for the reader. */
  readonly onNeeded: () => void;
};

/** The one box: what is typed becomes conditions, and what was not read stays as text. */
export function SearchBox({
  ref,
  game,
  query,
  lexicon,
  client,
  answer,
  reader,
  lacking,
  onNeeded,
  ...ask
}: SearchBoxProps) {
  const page = answer?.page ?? null;
  const currency = page?.catalog.currency ?? null;
  const wording = useFacetLabels(specOf(game), currency);
  const shop = wording.words;
  const box = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const caret = useRef<number | null>(null);
  const listId = useId();
  const [focused, setFocused] = useState(false);
  const answered = page !== null;
  // The example is made of the first offers that come, and stays.
  const [seen, setSeen] = useState<readonly Offer[] | null>(null);
  if (seen === null && page !== null && page.hits.length > 0) setSeen(page.hits.map(({ offer }) => offer));
  const example = useMemo(
    () => (lexicon === null || !answered ? null : exampleLine(lexicon, wording, seen ?? [])),
    [lexicon, wording, answered, seen],
  );

  const typing = useSearchDraft({ ...ask, query, reader, lacking, currency });
  const shops = useShopNames(page);
  const { typing: now, composing } = typing;
  const text = now?.text ?? query.text;
  const shown = now?.touched === true && !composing ? now : null;
  const { typing: suggested, found } = useSuggestionInput(shown, answer, typing.read);
  const rows = useSuggestions(suggested, { reader, client, shops, read: typing.read, revision: revisionOf(page) });
  const active = useActiveKey(rows.map(({ suggestion }) => suggestionKey(suggestion)));
  const open = rows.length > 0 && lexicon !== null && shown !== null && suggested !== null && reader !== null;

  const change = (next: string, cursor: number) => {
    active.set(null);
    typing.change(next, cursor);
  };
  const choose = ({ suggestion, next }: CountedSuggestion) => {
    if (next !== null) typing.choose(next);
    else if (suggestion.kind === 'amount') {
      const { start, end } = suggestion.place;
      const name = facetName(suggestion.facet, wording);
      caret.current = start + name.length;
      change(text.slice(0, start) + name + text.slice(end), caret.current);
    }
    active.set(null);
  };
  const chooseActive = () => {
    const row = rows.find(({ suggestion }) => suggestionKey(suggestion) === active.active);
    if (row !== undefined) choose(row);
  };
  const { finish, onBlur, onSubmit, ...events } = useBoxEvents({
    form,
    box,
    typing,
    text,
    rows: active,
    onChooseActive: chooseActive,
  });
  const see = () => {
    // The button goes with the list.
    box.current?.focus();
    finish();
    scrollToResults(found === null || found === 'other' ? 'top' : resultTarget(found));
  };

  useFocusKeys(box);
  useLayoutEffect(() => {
    // A text that was put there leaves the cursor wherever the browser thinks.
    if (caret.current !== null) box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  useImperativeHandle(ref, () => ({
    rewrite: (line) => {
      caret.current = line.length;
      typing.rewrite(line);
      box.current?.focus();
    },
  }));

  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    onBlur(event);
  };
  // The focus stays in the field while the list or a button of the field is pressed.
  const keepFocus = (event: MouseEvent) => {
    if (event.target !== box.current) event.preventDefault();
  };
  const list = open
    ? {
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': active.active === null ? undefined : rowId(listId, active.active),
      }
    : { 'aria-expanded': false };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form gives a phone's keyboard its search key; <search> is too new
    <form
      ref={form}
      role="search"
      data-tour="box"
      onSubmit={onSubmit}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onMouseDown={keepFocus}
    >
      <SearchField
        ref={box}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...list}
        label={shop.searchLabel}
        placeholder={example === null ? shop.searchPlaceholder : shop.searchExample(example)}
        clearLabel={shop.clearSearch}
        hint="/"
        value={text}
        onChange={change}
        onCompositionChange={typing.setComposing}
        onFocus={onNeeded}
        onSelect={(event) => typing.moveCursor(event.currentTarget.selectionStart ?? text.length)}
        {...events}
      />
      {open && (
        <reader.parts.SuggestionList
          id={listId}
          rows={rows}
          active={active.active}
          typing={suggested}
          found={found}
          lexicon={lexicon}
          wording={wording}
          onChoose={choose}
          onSee={see}
        />
      )}
      {reader !== null && (
        <reader.parts.RecentSearches
          {...{ query, reader, client, wording }}
          revision={revisionOf(page)}
          open={focused && text === ''}
          onChoose={typing.choose}
        />
      )}
      {reader !== null && <reader.parts.Rehearsal client={client} page={page} due={focused && text === ''} />}
      <span role="status">{open && <VisuallyHidden>{shop.suggestionCount(rows.length)}</VisuallyHidden>}</span>
    </form>
  );
}
