import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { localeStore } from '@/locales/localeStore';
import { useMessages } from '@/ui/hooks/useMessages';

function Title() {
  return <p>{useMessages().layout.navigation}</p>;
}

describe('useMessages', () => {
  it('suspends until the first language has loaded, then follows the language', async () => {
    await act(async () => {
      render(
        <Suspense fallback={<p>skeleton</p>}>
          <Title />
        </Suspense>,
      );
    });
    const shown = [document.body.textContent];

    await act(() => localeStore.show('ja'));
    shown.push(screen.getByRole('paragraph').textContent ?? '');
    await act(() => localeStore.show('zh'));
    shown.push(screen.getByRole('paragraph').textContent ?? '');

    expect(shown).toEqual(['skeleton', 'Vitrine のナビゲーション', '橱窗导航']);
  });
});
