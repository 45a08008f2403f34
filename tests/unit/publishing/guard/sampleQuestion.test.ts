/** @jest-environment node */
import { findQuestions } from '@/publishing/guard/publishingGuard';
import { offer } from '../../builders';
import { NOW, offersOf, refusedRow, runGuard } from './runGuard';

describe('the question about sample stock', () => {
  it.each([
    ['samples beside real stock', true, [false, false], 'sample'],
    ['real stock beside samples', false, [true], 'real'],
    ['samples beside both', true, [true, false], null],
    ['real stock beside real stock', false, [false], null],
  ] as const)('is asked about the first version of a game: %s', (_, sample, kinds, to) => {
    const others = kinds.map((kind, index) => ({ game: `Game${index}`, sample: kind }));
    const next = { currency: 'CNY', sample, offers: offersOf(['S-1']) } as const;

    expect(findQuestions({ published: null, next, refused: [], overlay: null, now: NOW, others })).toEqual(
      to === null ? [] : [{ kind: 'sample', to, beside: others.map(({ game }) => game) }],
    );
  });

  it.each([
    ['sample stock replaces real stock', false, true, 'sample'],
    ['real stock replaces sample stock', true, false, 'real'],
  ] as const)('is the only question when %s', (_, before, after, to) => {
    const questions = runGuard(offersOf(['S-1', 'S-2']), [offer({ code: 'S-1', price: 1 })], {
      before: { sample: before },
      after: { sample: after, currency: 'JPY' },
      refused: [refusedRow('S-2')],
    });

    expect(questions).toEqual([{ kind: 'sample', to, offers: 2 }]);
  });
});
