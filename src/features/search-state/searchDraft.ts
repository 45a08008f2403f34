import { sameValue } from '@/base/sameValue';
import { clearConditions, type Query } from '@/domain/query';
import { isSameQuery } from './isSameQuery';

/** A search that is being typed. */
export type SearchDraft = {
  /** `typing`: keys have been pressed. `rewriting`: a line that stands for all conditions was put into the box.
   *  `committed`: finished, until the URL contains it. */
  readonly phase: 'typing' | 'rewriting' | 'committed';
  readonly text: string;
  /** In UTF-16 units. */
  readonly cursor: number;
  /** The committed query when typing began: Back returns to it. */
  readonly original: Query;
  /** The conditions that the text is added to: `original` without its text, which is in the box. */
  readonly base: Query;
  /** What the page searches for. */
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
  /** True during the composition of an input method editor. */
  readonly isComposing: boolean;
  /** A text that was committed before the parser had been loaded. */
  readonly pendingText: string | null;
  /** The last query that was typed or chosen in the box; null once the URL has another one. */
  readonly searched: Query | null;
};

export type DraftEvent =
  | { readonly type: 'urlChanged'; readonly query: Query }
  | { readonly type: 'textChanged'; readonly text: string; readonly cursor: number; readonly scrollY: number }
  | { readonly type: 'cursorMoved'; readonly cursor: number }
  | { readonly type: 'compositionChanged'; readonly isComposing: boolean }
  /** No key has been pressed for a while. */
  | { readonly type: 'paused' }
  /** Finished: with Enter, by leaving the box or by pasting. `text`: instead of the draft's own. */
  | { readonly type: 'committed'; readonly text?: string | undefined }
  | { readonly type: 'queryChosen'; readonly query: Query }
  | { readonly type: 'lineRewritten'; readonly line: string }
  /** The parser has been loaded, or loading it has failed. */
  | { readonly type: 'parserChanged' };

/** A change of the URL, see `SetQuery`. */
export type Navigation = {
  readonly query: Query;
  readonly how: 'push' | 'replace';
  /** Scroll position to return to, in CSS pixels. */
  readonly scrollY?: number;
};

/** Adds what a text means to the conditions of a query; null while nothing can parse it.
 *  @param cursor  null once the text is finished */
export type ParseText = (base: Query, text: string, cursor: number | null) => Query | null;

export type DraftTransition = { readonly state: DraftState; readonly navigations: readonly Navigation[] };

export function initialDraftState(committed: Query): DraftState {
  return { committed, draft: null, isComposing: false, pendingText: null, searched: null };
}

/** Returns the next state of the draft and the changes of the URL that follow. After each pause the URL is replaced; once the
 *  draft is committed, it is one step in the browser history from the query before it. */
export function reduceDraft(state: DraftState, event: DraftEvent, parse: ParseText): DraftTransition {
  switch (event.type) {
    case 'urlChanged':
      return stay(followUrl(state, event.query));
    case 'textChanged': {
      const before = currentDraft(state);
      const { text, cursor } = event;
      const scrollY = before.phase === 'typing' ? before.scrollY : event.scrollY;
      const draft: SearchDraft = { ...before, phase: 'typing', text, cursor, scrollY };
      return stay(search({ ...state, pendingText: null, draft }, parse));
    }
    case 'cursorMoved': {
      const { draft } = state;
      const isMoved = draft !== null && draft.phase !== 'committed' && draft.cursor !== event.cursor;
      return stay(isMoved ? { ...state, draft: { ...draft, cursor: event.cursor } } : state);
    }
    case 'compositionChanged':
      return stay(search({ ...state, isComposing: event.isComposing }, parse));
    case 'paused': {
      const next = search(state, parse);
      // A new state would restart the timer of the pause.
      return pause(sameValue(next, state) ? state : next);
    }
    case 'committed':
      if (state.draft === null && event.text === undefined) return stay(state);
      return commitText(state, event.text ?? currentDraft(state).text, parse);
    case 'queryChosen':
      return commit(state, currentDraft(state), event.query);
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
      return stay({ ...state, draft });
    }
    case 'parserChanged':
      return state.pendingText === null ? stay(search(state, parse)) : commitText(state, state.pendingText, parse);
  }
}

/** The draft, or one that has just begun: over what was committed last, even if the URL does not contain it yet. */
export function currentDraft({ draft, committed }: DraftState): SearchDraft {
  if (draft === null) return beginDraft(committed);
  return draft.phase === 'committed' ? beginDraft(draft.query) : draft;
}

function beginDraft(query: Query): SearchDraft {
  const { text } = query;
  const base = { ...query, text: '' };
  const cursor = text.length;
  return { phase: 'rewriting', text, cursor, original: query, base, query, lastCommitted: query, scrollY: 0 };
}

/** A query that did not come from the draft ends it. */
function followUrl(state: DraftState, committed: Query): DraftState {
  const { draft, pendingText, searched } = state;
  const isOwn = draft !== null && draft.phase !== 'committed' && isSameQuery(committed, draft.lastCommitted);
  if (isOwn) return { ...state, committed };
  const stillSearched = searched !== null && isSameQuery(committed, searched) ? searched : null;
  // A text that waits for the parser is added to conditions chosen meanwhile, but not to another text.
  if (draft !== null && pendingText !== null && committed.text === draft.original.text) {
    const { text, cursor } = draft;
    return { ...state, committed, draft: { ...beginDraft(committed), phase: 'typing', text, cursor } };
  }
  return { ...state, committed, draft: null, pendingText: null, searched: stillSearched };
}

/** Searches for what the text means so far. Half-written pinyin or kana is not what is meant. */
function search(state: DraftState, parse: ParseText): DraftState {
  const { draft, isComposing } = state;
  if (draft?.phase !== 'typing' || isComposing) return state;
  const query = parse(draft.base, draft.text, draft.cursor);
  return query === null ? state : { ...state, draft: { ...draft, query }, searched: query };
}

function pause(state: DraftState): DraftTransition {
  const { draft, isComposing } = state;
  if (draft?.phase !== 'typing' || isComposing || isSameQuery(draft.query, draft.lastCommitted)) return stay(state);
  const { query } = draft;
  return {
    state: { ...state, draft: { ...draft, lastCommitted: query } },
    navigations: [{ query, how: 'replace' }],
  };
}

function commitText(state: DraftState, text: string, parse: ParseText): DraftTransition {
  const draft = currentDraft(state);
  const query = parse(draft.base, text, null);
  if (query !== null) return commit(state, draft, query);
  return stay({ ...state, draft: { ...draft, phase: 'typing', text }, pendingText: text });
}

function commit(state: DraftState, draft: SearchDraft, query: Query): DraftTransition {
  const { original, lastCommitted, scrollY } = draft;
  const isChanged = !isSameQuery(query, original) || query.open !== original.open;
  const isReplaced = !isSameQuery(lastCommitted, original);
  const navigations: Navigation[] = [];
  if (isReplaced || (isChanged && scrollY > 0)) {
    navigations.push({ query: original, how: 'replace', ...(isChanged && { scrollY }) });
  }
  if (isChanged) navigations.push({ query, how: 'push' });
  return {
    state: {
      ...state,
      // Stays until the URL has changed, so that no frame shows the query before.
      draft: isChanged || isReplaced ? { ...beginDraft(isChanged ? query : original), phase: 'committed' } : null,
      pendingText: null,
      searched: query,
    },
    navigations,
  };
}

function stay(state: DraftState): DraftTransition {
  return { state, navigations: [] };
}
