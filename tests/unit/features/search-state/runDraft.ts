import { PAGE_SIZE, type Query } from '@/domain/query';
import {
  boxText,
  type DraftEvent,
  type DraftState,
  initialDraftState,
  type Navigation,
  type ParseText,
  reduceDraft,
} from '@/features/search-state/searchDraft';
import { query, want } from '../../builders';

/** Words that begin with `+` become wants, all others stay text. */
export const parseText: ParseText = ({ base }, text) => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const added = words.filter((word) => word.startsWith('+')).map((word) => want(word.slice(1)));
  const rest = words.filter((word) => !word.startsWith('+')).join(' ');
  return { ...base, text: rest, wants: [...base.wants, ...added], shown: PAGE_SIZE };
};
const parseNothing: ParseText = () => null;

export type Step = DraftEvent | 'parserLoaded';

/** Applies events in order; the URL follows each navigation unless `isUrlDelayed`. */
export function runDraft(steps: readonly Step[], start: Query, { isUrlDelayed = false, hasParser = true } = {}) {
  let state: DraftState = initialDraftState(start);
  let parse = hasParser ? parseText : parseNothing;
  const navigations: Navigation[] = [];
  const dispatch = (event: DraftEvent) => {
    const next = reduceDraft(state, event, parse);
    state = next.state;
    navigations.push(...next.navigations);
    if (isUrlDelayed) return;
    for (const navigation of next.navigations) dispatch({ type: 'urlChanged', query: { ...navigation.query } });
  };
  for (const step of steps) {
    if (step === 'parserLoaded') parse = parseText;
    dispatch(step === 'parserLoaded' ? { type: 'parserChanged' } : step);
  }
  return {
    state,
    navigations,
    text: boxText(state),
    searched: state.draft?.query ?? state.committed,
  };
}

export const type = (text: string, scrollY = 0): DraftEvent => ({
  type: 'textChanged',
  text,
  cursor: text.length,
  scrollY,
});
export const goTo = (parts: Partial<Query>): DraftEvent => ({ type: 'urlChanged', query: query(parts) });
export const reread = (to: Query): DraftEvent => ({ type: 'urlChanged', query: to, isReread: true });
export const compose = (isComposing: boolean): DraftEvent => ({ type: 'compositionChanged', isComposing });
export const rewrite = (line: string): DraftEvent => ({ type: 'lineRewritten', line });
export const choose = (parts: Partial<Query>, text?: string): DraftEvent => ({
  type: 'queryChosen',
  query: query(parts),
  text,
});
export const PAUSE: DraftEvent = { type: 'paused' };
export const ENTER: DraftEvent = { type: 'committed' };
