import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { PartBoundary } from '@/resilience/PartBoundary';

/** Throws the first remaining error. */
function Breaking({ errors }: { readonly errors: readonly unknown[] }) {
  if (errors.length > 0) throw errors[0];
  return <p>part</p>;
}

/** Removes the error once the fallback is on screen. */
function Mend({ errors }: { readonly errors: unknown[] }) {
  useLayoutEffect(() => void errors.pop(), [errors]);
  return null;
}

const fallback = (retry: () => void) => (
  <button type="button" onClick={retry}>
    retry
  </button>
);

function page(errors: readonly unknown[], resetKey: unknown = null) {
  return (
    <>
      <p>rest of the page</p>
      <PartBoundary resetKey={resetKey} fallback={fallback}>
        <Breaking errors={errors} />
      </PartBoundary>
    </>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('PartBoundary', () => {
  it('replaces a part that cannot be rendered and keeps everything around it', async () => {
    const errors = [new TypeError('items is undefined')];
    render(page(errors));
    expect(screen.getByText('rest of the page')).toBeInTheDocument();

    errors.pop();
    await userEvent.click(screen.getByRole('button', { name: 'retry' }));

    expect(screen.getByText('part')).toBeInTheDocument();
  });

  it('renders the part again when its data changes', () => {
    const { rerender } = render(page([new TypeError('broken')], 'broken'));

    rerender(page([], 'broken'));
    expect(screen.queryByText('part')).toBeNull();
    rerender(page([], 'next'));

    expect(screen.getByText('part')).toBeInTheDocument();
  });

  it('mounts a part anew once after a translator has moved its text nodes', () => {
    const errors = [new DOMException('not a child of this node', 'NotFoundError')];
    const broken = [new DOMException('not a child of this node', 'NotFoundError')];
    render(
      <>
        <PartBoundary fallback={() => <Mend errors={errors} />}>
          <Breaking errors={errors} />
        </PartBoundary>
        <PartBoundary fallback={fallback}>
          <Breaking errors={broken} />
        </PartBoundary>
      </>,
    );

    expect(screen.getByText('part')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'retry' })).toBeInTheDocument();
  });
});
