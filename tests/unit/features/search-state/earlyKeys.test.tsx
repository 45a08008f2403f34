import { useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useSearchDraft } from '@/features/search-state/useSearchDraft';
import { useEarlyText } from '@/ui/hooks/useEarlyText';
import { query } from '../../builders';

const COMMITTED = query();

function Field({ onHydrated }: { readonly onHydrated: () => void }) {
  const { text, changeText } = useSearchDraft({
    committed: COMMITTED,
    urlKey: '',
    setQuery: () => undefined,
    onQuery: () => undefined,
    parser: null,
    isParserUnavailable: false,
    currency: null,
  });
  const fieldRef = useRef<HTMLInputElement>(null);
  useEarlyText(fieldRef, text, changeText);
  useLayoutEffect(onHydrated);
  return <input ref={fieldRef} value={text} onChange={({ target }) => changeText(target.value, target.value.length)} />;
}

/** Adds a character at the end, as a browser does. */
function pressKey(field: HTMLInputElement, character: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, field.value + character);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('a text typed before the page is hydrated', () => {
  it('is kept by keys that are pressed before the first effects have run', async () => {
    // In `act`, React runs all effects before the test can press a key.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Field onHydrated={() => undefined} />);
    const field = container.querySelector('input')!;
    pressKey(field, '梅');

    await new Promise<void>((resolve) => {
      hydrateRoot(container, <Field onHydrated={resolve} />);
    });
    for (const character of '林 5') pressKey(field, character);

    expect(field.value).toBe('梅林 5');
  });
});
