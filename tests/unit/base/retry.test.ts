/** @jest-environment node */
import { retry } from '@/base/retry';
import { ShopError } from '@/base/shopError';

const policy = { attempts: 3, waitMs: () => 0 };

function failing(times: number, error: Error) {
  const attempts: number[] = [];
  const run = async (attempt: number) => {
    attempts.push(attempt);
    if (attempt <= times) throw error;
    return 'done';
  };
  return { attempts, run };
}

describe('retry', () => {
  it('returns the first success', async () => {
    const { attempts, run } = failing(2, new ShopError('worker-fetch', 'dropped', { retryable: true }));

    await expect(retry(run, policy)).resolves.toBe('done');
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('throws the last error after the attempts of the policy', async () => {
    const error = new ShopError('worker-fetch', 'dropped', { retryable: true });
    const { attempts, run } = failing(9, error);

    await expect(retry(run, policy)).rejects.toBe(error);
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('does not retry errors that are not retryable', async () => {
    const { attempts, run } = failing(9, new ShopError('catalog-manifest-version', 'too new'));

    await expect(retry(run, policy)).rejects.toMatchObject({ code: 'catalog-manifest-version' });
    expect(attempts).toEqual([1]);
  });

  it('stops waiting as soon as the signal is aborted', async () => {
    const abort = new AbortController();
    const { attempts, run } = failing(9, new Error('dropped'));
    const answer = retry(run, { attempts: 9, waitMs: () => 60_000 }, abort.signal);

    await Promise.resolve();
    abort.abort();

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(attempts).toEqual([1]);
  });
});
