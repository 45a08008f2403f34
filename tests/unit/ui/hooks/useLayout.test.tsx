import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';
import { useKnownLayout } from '@/ui/hooks/useLayout';

/** Values that a component has read, one for each render. */
let reads: unknown[] = [];

function Reader() {
  const layout = useKnownLayout();
  const isHydrated = useIsHydrated();
  reads.push({ layout, isHydrated });
  return <p>{layout ?? 'any'}</p>;
}

beforeEach(() => {
  reads = [];
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: media === '(max-width: 767px)', media }) as MediaQueryList);
});
afterEach(() => jest.restoreAllMocks());

describe('useKnownLayout and useIsHydrated', () => {
  it('return what the build has rendered until a page is hydrated, and then what the browser has', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = '<div id="root"><p>any</p></div>';

    await act(async () => hydrateRoot(document.getElementById('root')!, <Reader />));

    expect(reads[0]).toEqual({ layout: null, isHydrated: false });
    expect(reads.at(-1)).toEqual({ layout: 'phone', isHydrated: true });
    expect(screen.getByText('phone')).toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });

  it('return what the browser has at once on pages that were not rendered at build time', () => {
    render(<Reader />);

    expect(reads[0]).toEqual({ layout: 'phone', isHydrated: true });
  });
});
