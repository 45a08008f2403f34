/** @jest-environment node */
import { hashInBrowser } from '@/base/hashInBrowser';
import { sha256 } from '../builders';

describe('hashInBrowser', () => {
  it('returns the SHA-256 of manifests', async () => {
    const bytes = new TextEncoder().encode('梅林');

    expect(await hashInBrowser()?.(bytes)).toBe(await sha256(bytes));
  });
});
