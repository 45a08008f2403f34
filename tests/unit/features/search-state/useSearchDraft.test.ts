import { act, renderHook } from '@testing-library/react';
import { useSearchDraft } from '@/features/search-state/useSearchDraft';
import { query } from '../../builders';

describe('useSearchDraft', () => {
  it('passes on each new query, before the page is rendered with it', () => {
    const onQuery = jest.fn();
    const committed = query();
    const { result } = renderHook(() => {
      const draft = useSearchDraft({
        committed,
        urlKey: '',
        setQuery: () => undefined,
        onQuery,
        parser: null,
        isParserUnavailable: true,
        currency: null,
      });
      return { draft, passedOn: onQuery.mock.calls.length };
    });

    act(() => result.current.draft.changeText('x', 1));
    act(() => result.current.draft.moveCursor(0));

    expect(onQuery.mock.calls).toEqual([[query({ text: 'x' })]]);
    expect(result.current).toMatchObject({ passedOn: 1, draft: { text: 'x' } });
  });
});
