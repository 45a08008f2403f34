/** @jest-environment node */
import { loadInTurn } from '@/features/shop-page/IdleLoads';

describe('the parts that open later', () => {
  it('are loaded one after the other, also after one that cannot be loaded', async () => {
    const log: string[] = [];
    const part =
      (name: string, isMissing = false) =>
      async () => {
        log.push(`${name} requested`);
        await Promise.resolve();
        log.push(`${name} done`);
        if (isMissing) throw new Error('missing chunk');
      };

    await loadInTurn([part('parser'), part('drawer', true), part('filters')]);

    expect(log).toEqual([
      'parser requested',
      'parser done',
      'drawer requested',
      'drawer done',
      'filters requested',
      'filters done',
    ]);
  });
});
