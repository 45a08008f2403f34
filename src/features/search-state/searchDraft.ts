import { sameValue } from '@/base/sameValue';
import { clearConditions, type Query } from '@/domain/query';
import { isSameQuery, isSameWithUnused } from './isSameQuery';

/** A search that is being typed. */
export type SearchDraft = {
  /** `typing`: the buyer is editing the text. `rewriting`: the box contains all conditions as text, still unchanged. `committed`:
   *  finished, until the URL contains the query. */
  readonly phase: 'typing' | 'rewriting' | 'committed';
  readonly text: string;
  /** In UTF-16 units. */
  readonly cursor: number;
  /** The committed query when typing began, to which Back returns. */
  readonly original: Query;
  /** The query to which the conditions of the text are added: `original` without its own text, which is in the box. */
  readonly base: Query;
  /** The query that the page searches for. */
  readonly query: Query;
  /** The last query of this draft that was written to the URL; `original` before the first. */
  readonly lastCommitted: Query;
  /** Scroll position when typing began, in CSS pixels. */
  readonly scrollY: number;
};

export type DraftState = {
  /** The query of the URL. */
  readonly committed: Query;
  /** Null while the box shows the text of the URL's query. */
  readonly draft: SearchDraft | null;
  /** Whether an input method editor is composing. */
  readonly isComposing: boolean;
  /** A text that was committed before the parser had been loaded. */
  readonly pendingText: string | null;
  /** The last query that was typed or chosen in the box; null once the URL has another one. */
  readonly lastSearch: Query | null;
  /** The text that `lastSearch` was read from; null if it was chosen without one. */
  readonly lastText: LastText | null;
};

/** A text that stays in the box while the page shows its results. */
export type LastText = {
  readonly text: string;
  /** The query to which the conditions of the text were added, see `SearchDraft.base`. */
  readonly base: Query;
};

export type DraftEvent =
  /** `isReread`: the URL is the same, but means another query since more code has been loaded. */
  | { readonly type: 'urlChanged'; readonly query: Query; readonly isReread?: boolean }
  | { readonly type: 'textChanged'; readonly text: string; readonly cursor: number; readonly scrollY: number }
  | { readonly type: 'cursorMoved'; readonly cursor: number }
  | { readonly type: 'compositionChanged'; readonly isComposing: boolean }
  /** No key was pressed for 250 ms. */
  | { readonly type: 'paused' }
  /** Finished by Enter, blur or paste. `text` replaces that of the draft. */
  | { readonly type: 'committed'; readonly text?: string | undefined }
  /** `text` contains all that has been typed and chosen, and is parsed to `query`; omitted if there is no such text. */
  | { readonly type: 'queryChosen'; readonly query: Query; readonly text?: string | undefined }
  | { readonly type: 'lineRewritten'; readonly line: string }
  /** The parser has been loaded, or loading it has failed. */
  | { readonly type: 'parserChanged' };

/** A change of the URL, see `SetQuery`. */
export type Navigation = {
  readonly query: Query;
  readonly historyMode: 'push' | 'replace';
  /** Scroll position to return to, in CSS pixels. */
  readonly scrollY?: number;
};

/** Adds the conditions in a text to a query; null until the parser has been loaded.
 *  @param cursor  null once the text is finished */
export type ParseText = (
  draft: Pick<SearchDraft, 'base' | 'original'>,
  text: string,
  cursor: number | null,
) => Query | null;

export type DraftTransition = { readonly state: DraftState; readonly navigations: readonly Navigation[] };

export function initialDraftState(committed: Query): DraftState {
  return { committed, draft: null, isComposing: false, pendingText: null, lastSearch: null, lastText: null };
}

/** Returns the next state of the draft and the resulting navigations. Each pause in typing replaces the URL. However often it was replaced,
 *  a committed draft is a single entry of the browser history, after that of the original query. */
export function reduceDraft(state: DraftState, event: DraftEvent, parse: ParseText): DraftTransition {
  switch (event.type) {
    case 'urlChanged':
      return withoutNavigation(
        event.isReread === true ? reread(state, event.query, parse) : followUrl(state, event.query),
      );
    case 'textChanged': {
      const before = currentDraft(state);
      const { text, cursor } = event;
      const scrollY = before.phase === 'typing' ? before.scrollY : event.scrollY;
      const draft: SearchDraft = { ...before, phase: 'typing', text, cursor, scrollY };
      return withoutNavigation(search({ ...state, pendingText: null, draft }, parse));
    }
    case 'cursorMoved': {
      const { draft } = state;
      const isMoved = draft !== null && draft.phase !== 'committed' && draft.cursor !== event.cursor;
      return withoutNavigation(isMoved ? { ...state, draft: { ...draft, cursor: event.cursor } } : state);
    }
    case 'compositionChanged':
      return withoutNavigation(search({ ...state, isComposing: event.isComposing }, parse));
    case 'paused': {
      const next = search(state, parse);
      // A new state would restart the timer of the pause.
      return pause(sameValue(next, state) ? state : next);
    }
    case 'committed':
      // Leaving the box after Enter commits nothing new, and must not drop what the committed text left unused.
      if (event.text === undefined && (state.draft === null || state.draft.phase === 'committed'))
        return withoutNavigation(state);
      return commitText(state, event.text ?? currentDraft(state).text, parse);
    case 'queryChosen':
      return commit(state, currentDraft(state), event.query, event.text ?? null);
    case 'lineRewritten': {
      const { committed } = state;
      const { line } = event;
      const base = clearConditions(committed);
      const draft: SearchDraft = {
        ...beginDraft(committed),
        phase: 'rewriting',
        base,
        text: line,
        cursor: line.length,
      };
      return withoutNavigation({ ...state, draft });
    }
    case 'parserChanged':
      return state.pendingText === null
        ? withoutNavigation(search(state, parse))
        : commitText(state, state.pendingText, parse);
  }
}

/** Returns the current draft, or a new one based on the query committed last, even if the URL does not contain it yet. The new one
 *  continues the last text: its conditions are those of the text as it will be. */
export function currentDraft({ draft, committed, lastText }: DraftState): SearchDraft {
  if (draft !== null && draft.phase !== 'committed') return draft;
  const query = draft?.query ?? committed;
  const begun = beginDraft(query);
  if (lastText === null) return begun;
  const { text, wants, ranges, choices, sort } = lastText.base;
  const base = { ...query, text, wants, ranges, choices, sort };
  return { ...begun, text: lastText.text, cursor: lastText.text.length, base };
}

/** Returns the text in the box: the draft's, the last one that was read, or that of the URL. */
export function boxText(state: DraftState): string {
  return state.draft === null && state.lastText === null ? state.committed.text : currentDraft(state).text;
}

function beginDraft(query: Query): SearchDraft {
  const { text } = query;
  const base = { ...query, text: '' };
  const cursor = text.length;
  return { phase: 'rewriting', text, cursor, original: query, base, query, lastCommitted: query, scrollY: 0 };
}

/** Keeps what is being typed when the same URL is read as another query, and adds it to that query unless the URL contains it already. */
function reread(state: DraftState, committed: Query, parse: ParseText): DraftState {
  const { draft } = state;
  const isAhead = draft !== null && !isSameWithUnused(draft.lastCommitted, state.committed);
  if (isAhead || isSameWithUnused(committed, state.committed)) return { ...state, committed };
  if (draft === null || draft.lastCommitted !== draft.original) return followUrl(state, committed);
  const { text, cursor } = draft;
  return search({ ...state, committed, draft: { ...beginDraft(committed), phase: 'typing', text, cursor } }, parse);
}

/** Follows the URL. A query that was not committed by the draft ends it. */
function followUrl(state: DraftState, committed: Query): DraftState {
  const { draft, pendingText, lastSearch, lastText } = state;
  const isOwn = draft !== null && draft.phase !== 'committed' && isSameWithUnused(committed, draft.lastCommitted);
  if (isOwn) return { ...state, committed };
  // A commit after a pause first restores the URL of the original query.
  const isBeforeOwn = draft?.phase === 'committed' && isSameWithUnused(committed, draft.original);
  const isKept = isBeforeOwn || (lastSearch !== null && isSameQuery(committed, lastSearch));
  const kept = isKept ? { lastSearch, lastText } : { lastSearch: null, lastText: null };
  // A text that is waiting for the parser is added to conditions that were chosen meanwhile, but dropped if the text of the query has
  // changed.
  if (draft !== null && pendingText !== null && committed.text === draft.original.text) {
    const { text, cursor } = draft;
    return { ...state, committed, draft: { ...beginDraft(committed), phase: 'typing', text, cursor } };
  }
  return { ...state, committed, draft: null, pendingText: null, ...kept };
}

/** Parses the current text and searches for it, except during a composition, whose text is provisional. */
function search(state: DraftState, parse: ParseText): DraftState {
  const { draft, isComposing } = state;
  if (draft?.phase !== 'typing' || isComposing) return state;
  const query = parse(draft, draft.text, draft.cursor);
  if (query === null) return state;
  return { ...state, draft: { ...draft, query }, lastSearch: query, lastText: { text: draft.text, base: draft.base } };
}

function pause(state: DraftState): DraftTransition {
  const { draft, isComposing } = state;
  if (draft?.phase !== 'typing' || isComposing || isSameWithUnused(draft.query, draft.lastCommitted))
    return withoutNavigation(state);
  const { query } = draft;
  return {
    state: { ...state, draft: { ...draft, lastCommitted: query } },
    navigations: [{ query, historyMode: 'replace' }],
  };
}

function commitText(state: DraftState, text: string, parse: ParseText): DraftTransition {
  const draft = currentDraft(state);
  const query = parse(draft, text, null);
  if (query !== null) return commit(state, draft, query, text);
  return withoutNavigation({ ...state, draft: { ...draft, phase: 'typing', text }, pendingText: text });
}

/** @param text  that `query` was read from; it stays in the box, ready for another word */
function commit(state: DraftState, draft: SearchDraft, query: Query, text: string | null): DraftTransition {
  const { original, lastCommitted, scrollY } = draft;
  const isChanged = !isSameWithUnused(query, original) || query.open !== original.open;
  const isReplaced = !isSameWithUnused(lastCommitted, original);
  const navigations: Navigation[] = [];
  if (isReplaced || (isChanged && scrollY > 0)) {
    navigations.push({ query: original, historyMode: 'replace', ...(isChanged && { scrollY }) });
  }
  if (isChanged) navigations.push({ query, historyMode: 'push' });
  return {
    state: {
      ...state,
      // Stays until the URL has changed, so that no frame shows the previous query.
      draft:
        isChanged || isReplaced ? { ...beginDraft(isChanged ? query : original), original, phase: 'committed' } : null,
      pendingText: null,
      lastSearch: query,
      lastText: text === null || text.trim() === '' ? null : { text: `${text.trimEnd()} `, base: draft.base },
    },
    navigations,
  };
}

function withoutNavigation(state: DraftState): DraftTransition {
  return { state, navigations: [] };
}
