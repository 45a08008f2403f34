/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';
import { useKnownLayout, useLayout } from '@/ui/hooks/useLayout';

function Reader() {
  return <p>{`${useLayout()}, ${useKnownLayout()}, ${useIsHydrated()}`}</p>;
}

describe('useLayout at build time', () => {
  it('assumes a desktop, while the known layout is null and nothing is hydrated', () => {
    expect(renderToString(<Reader />)).toBe('<p>desktop, null, false</p>');
  });
});
