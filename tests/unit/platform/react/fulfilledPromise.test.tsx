import { render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { markFulfilled } from '@/platform/react/fulfilledPromise';
import { checkContract } from '../checkContract';

function renderReader(promise: Promise<string>): HTMLElement {
  const { container } = render(
    <Suspense fallback="fallback">
      <Reader promise={promise} />
    </Suspense>,
  );
  return container;
}

function Reader({ promise }: { readonly promise: Promise<string> }) {
  return use(promise);
}

describe('markFulfilled', () => {
  it('lets a component use a resolved promise without suspending', async () => {
    const promise = Promise.resolve('text');
    markFulfilled(promise, 'text');

    const container = renderReader(promise);

    await checkContract(
      'React no longer reads `status` and `value` of a promise, so the first screen flashes its fallback. Find what `use` reads in the new React and change src/platform/react/fulfilledPromise.ts.',
      () => expect(container).toHaveTextContent('text'),
    );
  });
});
