/** @jest-environment node */
import { type Example, fitLogisticRegression, logOdds } from '../../../../scripts/stance/logisticRegression';

/** Each example has the feature of its side, and one that says nothing. */
const EXAMPLES: readonly Example[] = Array.from({ length: 40 }, (_, index) => ({
  features: [index % 2 === 0 ? 'even' : 'odd', 'always', `only ${index}`],
  isPositive: index % 2 === 0,
}));

describe('a logistic regression', () => {
  it('finds the cases it has learned to find', () => {
    const model = fitLogisticRegression(EXAMPLES, 10);

    expect(logOdds(model, ['even', 'always'])).toBeGreaterThan(1);
    expect(logOdds(model, ['odd', 'always'])).toBeLessThan(-1);
    expect(Math.abs(logOdds(model, ['never seen']))).toBeLessThan(0.5);
  });

  it('gives the same weights in each run', () => {
    expect(fitLogisticRegression(EXAMPLES, 10)).toEqual(fitLogisticRegression(EXAMPLES, 10));
  });

  it('keeps the features that matter most, and none that is rare', () => {
    expect([...fitLogisticRegression(EXAMPLES, 2).weights.keys()].sort()).toEqual(['even', 'odd']);
    expect([...fitLogisticRegression(EXAMPLES, 100).weights.keys()].sort()).toEqual(['always', 'even', 'odd']);
  });
});
