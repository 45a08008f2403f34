import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { makeRoutesRetriable } from '@/resilience/retriableRoutes';
import { scriptError } from '../platform/webpack/chunkErrors';

const Plain = () => <p>plain</p>;

beforeEach(() => {
  jest.useFakeTimers();
  localeStore.setMessages('zh', zh);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('makeRoutesRetriable', () => {
  it("makes a page of Umi's table recover from a chunk that fails twice", async () => {
    let requests = 0;
    const table: Record<string, unknown> = {
      'game/FateGO': lazy(async () => {
        requests++;
        if (requests < 3) throw scriptError();
        return { default: () => <p>FateGO</p> };
      }),
    };

    makeRoutesRetriable(table);
    const Page = table['game/FateGO'] as ComponentType;
    render(<Page />);
    await act(() => jest.advanceTimersByTimeAsync(2500));

    expect(screen.getByText('FateGO')).toBeInTheDocument();
    expect(requests).toBe(3);
  });

  it('does not change components that are not lazy', () => {
    const table: Record<string, unknown> = { plain: Plain, nothing: undefined, odd: { _payload: { _result: 1 } } };
    const before = { ...table };

    makeRoutesRetriable(table);

    expect(table).toEqual(before);
  });
});
