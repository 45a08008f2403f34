import { act, render, screen } from '@testing-library/react';
import { useLazyPart } from '@/features/search-box/useLazyPart';
import { RequestCacheProvider } from '../../requests';

type PartProps = { readonly label: string };
type LazyProps = { readonly load: () => Promise<typeof Part> };

function Part({ label }: PartProps) {
  return <p>{label}</p>;
}

function Lazy({ load }: LazyProps) {
  const Loaded = useLazyPart<PartProps>('Part', load);
  return Loaded === null ? null : <Loaded label="there" />;
}

async function open(load: () => Promise<typeof Part>) {
  const drawn = render(<Lazy load={load} />, { wrapper: RequestCacheProvider });
  const before = screen.queryByText('there');
  await act(async () => undefined);
  return {
    before,
    rerender: (isShown: boolean) => act(async () => drawn.rerender(isShown ? <Lazy load={load} /> : <i />)),
  };
}

describe('useLazyPart', () => {
  it('returns nothing until its chunk has been loaded', async () => {
    const { before } = await open(async () => Part);

    expect(before).toBeNull();
    expect(screen.getByText('there')).toBeInTheDocument();
  });

  it('returns nothing when its chunk is missing, and tries again the next time', async () => {
    const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('not a chunk failure'));
    const { rerender } = await open(load);
    const afterFailure = screen.queryByText('there');

    await rerender(false);
    await rerender(true);

    expect(afterFailure).toBeNull();
    expect(screen.getByText('there')).toBeInTheDocument();
  });
});
