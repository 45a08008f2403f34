import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '@/features/search-box/lazyPart';
import { RequestCacheProvider } from '../../requests';

type PartProps = { readonly label: string };
function Part({ label }: PartProps) {
  return <p>{label}</p>;
}

async function open(load: () => Promise<typeof Part>) {
  const Lazy = lazyPart('Part', load);
  const drawn = render(<Lazy label="there" />, { wrapper: RequestCacheProvider });
  const before = screen.queryByText('there');
  await act(async () => undefined);
  return {
    before,
    rerender: (isShown: boolean) => act(async () => drawn.rerender(isShown ? <Lazy label="there" /> : <i />)),
  };
}

describe('A lazy part', () => {
  it('renders nothing until its chunk has been loaded', async () => {
    const { before } = await open(async () => Part);

    expect(before).toBeNull();
    expect(screen.getByText('there')).toBeInTheDocument();
  });

  it('renders nothing when its chunk is missing, and tries again the next time', async () => {
    const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('not a chunk failure'));
    const { rerender } = await open(load);
    const afterFailure = screen.queryByText('there');

    await rerender(false);
    await rerender(true);

    expect(afterFailure).toBeNull();
    expect(screen.getByText('there')).toBeInTheDocument();
  });
});
