import { act, renderHook } from '@testing-library/react';
import type { Query } from '@/domain/query';
import { useSuggestionInput } from '@/features/search-box/suggestions/useSuggestionInput';
import type { SearchDraft } from '@/features/search-state/searchDraft';
import type { SearchResult } from '@/features/search-state/searchResult';
import { query, want } from '../../../builders';
import { page } from '../../search-state/shopBuild';

const FRAME_MS = 17;
const MAX_WAIT_MS = 300;
const MERLIN = query({ wants: [want('merlin')] });

const resultOf = (of: Query): SearchResult => ({ query: of, page: page() });

/** A draft whose conditions are searched for. */
function draftOf(text: string, searched: Query): SearchDraft {
  const base = query();
  return {
    phase: 'typing',
    text,
    cursor: text.length,
    original: base,
    base,
    query: searched,
    lastCommitted: base,
    scrollY: 0,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setup(result: SearchResult | null) {
  const parseFinished = () => MERLIN;
  type Props = { readonly draft: SearchDraft | null; readonly result: SearchResult | null };
  const initialProps: Props = { draft: null, result };
  const hook = renderHook((props: Props) => useSuggestionInput(props.draft, props.result, parseFinished), {
    initialProps,
  });
  return {
    change: (next: Props) => hook.rerender(next),
    wait: (ms: number) => act(async () => jest.advanceTimersByTime(ms)),
    text: () => hook.result.current.draft?.text ?? null,
    found: () => hook.result.current.found,
  };
}

describe('The draft of suggestions', () => {
  it('follows in the next frame if the result on screen is its own, as for a partial name', async () => {
    const result = resultOf(query());
    const { change, wait, text, found } = setup(result);

    change({ draft: draftOf('梅', query()), result });
    const before = text();
    await wait(FRAME_MS);

    expect(before).toBeNull();
    expect(text()).toBe('梅');
    expect(found()).toBe('other');
  });

  it('waits for its result, which is painted first', async () => {
    const draft = draftOf('梅林', MERLIN);
    const { change, wait, text, found } = setup(resultOf(query()));

    change({ draft, result: resultOf(query()) });
    await wait(MAX_WAIT_MS - 100);
    const result = resultOf(MERLIN);
    change({ draft, result });
    const before = text();
    await wait(FRAME_MS);

    expect(before).toBeNull();
    expect(text()).toBe('梅林');
    expect(found()).toBe(result.page);
  });

  it.each([
    ['a slow result', resultOf(query())],
    ['the first result', null],
  ])('waits at most 300 ms for %s', async (_, result) => {
    const { change, wait, text } = setup(result);

    change({ draft: draftOf('梅林', MERLIN), result });
    await wait(MAX_WAIT_MS);
    const before = text();
    await wait(FRAME_MS);

    expect(before).toBeNull();
    expect(text()).toBe('梅林');
  });
});
