import { act } from '@testing-library/react';
import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isHydrated } from '@/platform/react/isHydrated';
import { checkContract } from '../checkContract';

const DIFFERS =
  'React marks hydrated elements differently, so early presses are never repeated. Look at the properties of an element that React has rendered and change src/platform/react/isHydrated.ts.';

describe('isHydrated', () => {
  it('becomes true when React hydrates an element', async () => {
    const { container, button } = renderedPage('<button type="button">一</button>');
    const before = isHydrated(button);

    await act(async () => hydrateRoot(container, <button type="button">一</button>));

    await checkContract(DIFFERS, () => {
      expect(before).toBe(false);
      expect(isHydrated(button)).toBe(true);
    });
  });

  it('stays false while React still waits for another part of the page and ignores presses', async () => {
    const { container, button } = renderedPage('<button type="button">一</button><p>二</p>');
    const presses: string[] = [];
    let arrive = (_part: { default: () => React.ReactNode }): void => {};
    const Late = lazy(() => new Promise<{ default: () => React.ReactNode }>((resolve) => (arrive = resolve)));
    await act(async () =>
      hydrateRoot(
        container,
        <>
          <button type="button" onClick={() => presses.push('press')}>
            一
          </button>
          <Late />
        </>,
      ),
    );

    await act(async () => button.click());
    const during = { isHydrated: isHydrated(button), presses: [...presses] };
    await act(async () => arrive({ default: () => <p>二</p> }));
    await act(async () => button.click());

    await checkContract(DIFFERS, () => {
      expect(during).toEqual({ isHydrated: false, presses: [] });
      expect(isHydrated(button)).toBe(true);
      expect(presses).toEqual(['press']);
    });
  });
});

function renderedPage(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  return { container, button: container.firstElementChild as HTMLElement };
}
