/** @jest-environment node */
import { MOST_BLANKS, MOST_BYTES, MOST_CELLS, openBudget } from '@/importer/xlsx/limits';

function times(count: number, run: () => void): () => void {
  return () => {
    for (let done = 0; done < count; done++) run();
  };
}

describe('openBudget', () => {
  it('lets through what fits and refuses the first byte, cell or blank too many', () => {
    const { spendBytes, spendCell, spendBlank } = openBudget();

    expect(() => spendBytes(MOST_BYTES)).not.toThrow();
    expect(times(MOST_CELLS, spendCell)).not.toThrow();
    expect(times(MOST_BLANKS, spendBlank)).not.toThrow();
    expect(() => spendBytes(1)).toThrow('too-large');
    expect(spendCell).toThrow('too-large');
    expect(spendBlank).toThrow('too-large');
  });
});
