/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { type Navigation, reduceDraft } from '@/features/search-state/searchDraft';
import { query, want } from '../../builders';
import { choose, compose, ENTER, goTo, PAUSE, parseText, rewrite, runDraft, type Step, type } from './runDraft';

const EMPTY = query();
const MERLIN = query({ wants: [want('merlin')] });
const BOTH = query({ wants: [want('merlin'), want('oberon')] });
const OPEN = { open: 'A-1' as OfferCode };

type Case = {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly start?: Query;
  /** The expected navigations. */
  readonly navigations: readonly Navigation[];
  /** The final query that the page searches for. */
  readonly searched: Query;
  /** The final text in the box. */
  readonly text: string;
};

const push = (to: Query): Navigation => ({ query: to, historyMode: 'push' });
const replace = (to: Query, scrollY?: number): Navigation => ({
  query: to,
  historyMode: 'replace',
  ...(scrollY !== undefined && { scrollY }),
});

describe('reduceDraft', () => {
  it('keeps the state when a pause changes nothing', () => {
    const once = runDraft([type('+merlin'), PAUSE], EMPTY);

    expect(reduceDraft(once.state, PAUSE, parseText).state).toBe(once.state);
  });

  it('keeps what was committed when the box is left before the URL has changed', () => {
    const typed = reduceDraft(runDraft([], EMPTY).state, type('+merlin'), parseText).state;
    const { state } = reduceDraft(typed, ENTER, parseText);

    expect(reduceDraft(state, ENTER, parseText)).toEqual({ state, navigations: [] });
  });

  it.each<Case>([
    { title: 'searches with each key', steps: [type('+merlin')], navigations: [], searched: MERLIN, text: '+merlin' },
    {
      title: 'replaces the URL after a pause',
      steps: [type('+merlin'), PAUSE],
      navigations: [replace(MERLIN)],
      searched: MERLIN,
      text: '+merlin',
    },
    {
      title: 'does not navigate when a pause has changed nothing',
      steps: [type('+merlin'), PAUSE, type('+merlin '), PAUSE],
      navigations: [replace(MERLIN)],
      searched: MERLIN,
      text: '+merlin ',
    },
    {
      title: 'is one step in the history when it is committed without a pause',
      steps: [type('+merlin'), ENTER],
      navigations: [push(MERLIN)],
      searched: MERLIN,
      text: '+merlin ',
    },
    {
      title: 'is one step in the history when it is committed after pauses',
      steps: [type('+merlin'), PAUSE, type('+merlin +oberon'), PAUSE, ENTER],
      navigations: [replace(MERLIN), replace(BOTH), replace(EMPTY, 0), push(BOTH)],
      searched: BOTH,
      text: '+merlin +oberon ',
    },
    {
      title: 'leaves no step when it ends as it began',
      steps: [type('x'), PAUSE, type(''), ENTER],
      navigations: [replace(query({ text: 'x' })), replace(EMPTY)],
      searched: EMPTY,
      text: '',
    },
    {
      title: 'leaves no trace without a pause',
      steps: [type('x'), type(''), ENTER],
      navigations: [],
      searched: EMPTY,
      text: '',
    },
    {
      title: 'continues the text committed before',
      steps: [type('+merlin'), ENTER, type('+merlin +oberon'), ENTER],
      navigations: [push(MERLIN), push(BOTH)],
      searched: BOTH,
      text: '+merlin +oberon ',
    },
    {
      title: 'drops a condition when its word is deleted from the text committed before',
      steps: [type('+merlin +oberon'), ENTER, type('+oberon'), ENTER],
      navigations: [push(BOTH), push(query({ wants: [want('oberon')] }))],
      searched: query({ wants: [want('oberon')] }),
      text: '+oberon ',
    },
    {
      title: 'keeps the text committed before when only the view changes, and continues in that view',
      steps: [type('+merlin'), ENTER, goTo({ ...MERLIN, view: 'table' }), type('+merlin +oberon'), ENTER],
      navigations: [push(MERLIN), push({ ...BOTH, view: 'table' })],
      searched: { ...BOTH, view: 'table' },
      text: '+merlin +oberon ',
    },
    {
      title: 'adds to other conditions once they have been chosen, without the text committed before',
      steps: [type('+merlin'), ENTER, goTo({ wants: [want('merlin', 'must', 2)] }), type('+oberon')],
      navigations: [push(MERLIN)],
      searched: query({ wants: [want('merlin', 'must', 2), want('oberon')] }),
      text: '+oberon',
    },
    {
      title: 'keeps the text of a chosen query, if there is one',
      steps: [type('+mer'), choose({ wants: [want('merlin')] }, '+merlin')],
      navigations: [push(MERLIN)],
      searched: MERLIN,
      text: '+merlin ',
    },
    {
      title: 'returns to the scroll position where typing began',
      steps: [type('+merlin', 900), type('+merlin ', 0), ENTER],
      navigations: [replace(EMPTY, 900), push(MERLIN)],
      searched: MERLIN,
      text: '+merlin ',
    },
    {
      title: 'ends when the URL changes to another query, as on Back',
      steps: [type('x'), PAUSE, goTo({ text: 'y' })],
      navigations: [replace(query({ text: 'x' }))],
      searched: query({ text: 'y' }),
      text: 'y',
    },
    {
      title: 'stays when the URL changes to its own query with conditions in another order',
      start: query({ ranges: { price: { min: 1, max: null }, sq: { min: 2, max: null } } }),
      steps: [type('+merlin'), goTo({ ranges: { sq: { min: 2, max: null }, price: { min: 1, max: null } } })],
      navigations: [],
      searched: query({
        wants: [want('merlin')],
        ranges: { price: { min: 1, max: null }, sq: { min: 2, max: null } },
      }),
      text: '+merlin',
    },
    {
      title: 'waits while an input method editor is composing',
      steps: [compose(true), type('+mer'), PAUSE],
      navigations: [],
      searched: EMPTY,
      text: '+mer',
    },
    {
      title: 'searches when the composition ends',
      steps: [compose(true), type('+merlin'), compose(false)],
      navigations: [],
      searched: MERLIN,
      text: '+merlin',
    },
    {
      title: 'commits a chosen query instead of its text',
      steps: [type('+mer'), choose({ wants: [want('oberon')] })],
      navigations: [push(query({ wants: [want('oberon')] }))],
      searched: query({ wants: [want('oberon')] }),
      text: '',
    },
    {
      title: 'opens a chosen offer, although the conditions stay the same',
      steps: [type('a'), choose(OPEN)],
      navigations: [push(query(OPEN))],
      searched: query(OPEN),
      text: '',
    },
    {
      title: 'shows a rewritten line without searching for it',
      start: MERLIN,
      steps: [rewrite('+merlin')],
      navigations: [],
      searched: MERLIN,
      text: '+merlin',
    },
    {
      title: 'leaves no trace of a rewritten line that was not changed',
      start: MERLIN,
      steps: [rewrite('+merlin'), PAUSE, ENTER],
      navigations: [],
      searched: MERLIN,
      text: '+merlin ',
    },
    {
      title: 'drops the conditions that were deleted from a rewritten line',
      start: BOTH,
      steps: [rewrite('+merlin +oberon'), type('+merlin'), ENTER],
      navigations: [push(MERLIN)],
      searched: MERLIN,
      text: '+merlin ',
    },
    {
      title: 'ends a rewritten line when something else is chosen',
      start: MERLIN,
      steps: [rewrite('+merlin'), goTo({ wants: [want('oberon')] })],
      navigations: [],
      searched: query({ wants: [want('oberon')] }),
      text: '',
    },
    { title: 'ignores Enter when nothing was typed', steps: [ENTER], navigations: [], searched: EMPTY, text: '' },
    {
      title: 'commits a pasted text as it is',
      steps: [{ type: 'committed', text: '+merlin\n+oberon' }],
      navigations: [push(BOTH)],
      searched: BOTH,
      text: '+merlin\n+oberon ',
    },
  ])('$title', ({ steps, start = EMPTY, navigations, searched, text }) => {
    const end = runDraft(steps, start);

    expect(end.navigations).toEqual(navigations);
    expect(end.searched).toEqual(searched);
    expect(end.text).toBe(text);
  });

  it.each<Case>([
    {
      title: 'searches for nothing until the parser has been loaded',
      steps: [type('+merlin'), PAUSE],
      navigations: [],
      searched: EMPTY,
      text: '+merlin',
    },
    {
      title: 'searches for the typed text when the parser has been loaded',
      steps: [type('+merlin'), 'parserLoaded'],
      navigations: [],
      searched: MERLIN,
      text: '+merlin',
    },
    {
      title: 'commits a finished text when the parser has been loaded',
      steps: [type('+merlin'), ENTER, 'parserLoaded'],
      navigations: [push(MERLIN)],
      searched: MERLIN,
      text: '+merlin ',
    },
    {
      title: 'adds a finished text to conditions chosen before the parser has been loaded',
      steps: [type('+oberon'), ENTER, goTo({ wants: [want('merlin')] }), 'parserLoaded'],
      navigations: [push(BOTH)],
      searched: BOTH,
      text: '+oberon ',
    },
    {
      title: 'drops a finished text when the URL changes to another text before the parser has been loaded',
      steps: [type('+merlin'), ENTER, goTo({ text: 'y' }), 'parserLoaded'],
      navigations: [],
      searched: query({ text: 'y' }),
      text: 'y',
    },
    {
      title: 'does not commit a finished text that was changed afterwards',
      steps: [type('+merlin'), ENTER, type('+oberon'), 'parserLoaded'],
      navigations: [],
      searched: query({ wants: [want('oberon')] }),
      text: '+oberon',
    },
  ])('$title', ({ steps, navigations, searched, text }) => {
    const end = runDraft(steps, EMPTY, { hasParser: false });

    expect(end.navigations).toEqual(navigations);
    expect(end.searched).toEqual(searched);
    expect(end.text).toBe(text);
  });

  it.each([
    [
      'a pause',
      [type('+merlin'), PAUSE, type('+merlin +oberon'), ENTER],
      [replace(MERLIN), replace(EMPTY, 0), push(BOTH)],
    ],
    ['Enter', [type('+merlin'), ENTER, type('+merlin +oberon'), ENTER], [push(MERLIN), push(BOTH)]],
  ])('continues from its own query when a key follows %s before the URL has changed', (_, steps, navigations) => {
    const end = runDraft(steps, EMPTY, { isUrlDelayed: true });

    expect(end.navigations).toEqual(navigations);
    expect(end.searched).toEqual(BOTH);
  });

  it.each<readonly [string, readonly Step[], Query | null]>([
    ['the query being typed', [type('+merlin')], MERLIN],
    ['the committed query', [type('+merlin'), ENTER], MERLIN],
    ['null once another query was chosen', [type('+merlin'), ENTER, goTo({ text: 'y' })], null],
    ['null before typing', [], null],
  ])('records the last search made in the box: %s', (_, steps, searched) => {
    expect(runDraft(steps, EMPTY).state.lastSearch).toEqual(searched);
  });
});
