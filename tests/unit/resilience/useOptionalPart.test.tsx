import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useOptionalPart } from '@/resilience/useOptionalPart';

const Greeting = () => <p>hello</p>;

function Page({ load, isNeeded }: { readonly load: () => Promise<ComponentType>; readonly isNeeded?: boolean }) {
  const { Part, hasFailed, retry } = useOptionalPart(load, isNeeded);
  if (hasFailed)
    return (
      <button type="button" onClick={retry}>
        retry
      </button>
    );
  return Part === null ? <p>nothing</p> : <Part />;
}

async function show(load: () => Promise<ComponentType>, isNeeded?: boolean) {
  await act(async () => {
    render(<Page load={load} {...(isNeeded === undefined ? {} : { isNeeded })} />);
  });
}

describe('useOptionalPart', () => {
  it('returns the component once it has been loaded', async () => {
    await show(async () => Greeting);

    expect(screen.getByText('hello')).toBeInTheDocument();
  });

  it('loads nothing before it is needed', async () => {
    const load = jest.fn(async () => Greeting);

    await show(load, false);

    expect(screen.getByText('nothing')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('reports a failure and loads again on request', async () => {
    const load = jest.fn(async (): Promise<ComponentType> => Greeting).mockRejectedValueOnce(new Error('broken'));
    await show(load);

    await userEvent.click(screen.getByRole('button', { name: 'retry' }));

    expect(await screen.findByText('hello')).toBeInTheDocument();
  });
});
