import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { isHydrated } from '@/platform/react/isHydrated';
import { checkContract } from '../checkContract';

describe('isHydrated', () => {
  it('becomes true when React hydrates an element', async () => {
    document.body.innerHTML = '<div><button type="button">一</button></div>';
    const container = document.body.firstElementChild as HTMLElement;
    const button = container.firstElementChild as HTMLElement;
    const before = isHydrated(button);

    await act(async () => hydrateRoot(container, <button type="button">一</button>));

    await checkContract(
      'React marks hydrated elements differently, so early presses are never repeated. Look at the properties of an element that React has rendered and change src/platform/react/isHydrated.ts.',
      () => {
        expect(before).toBe(false);
        expect(isHydrated(button)).toBe(true);
      },
    );
  });
});
