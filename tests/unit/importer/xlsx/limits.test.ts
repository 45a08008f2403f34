/** @jest-environment node */
import { createBudget, MAX_BLANKS, MAX_BYTES, MAX_CELLS } from '@/importer/xlsx/limits';

function times(count: number, run: () => void): () => void {
  return () => {
    for (let done = 0; done < count; done++) run();
  };
}

describe('createBudget', () => {
  it('accepts the maximum and refuses one more byte, cell or blank', () => {
    const { spendBytes, spendCell, spendBlank } = createBudget();

    expect(() => spendBytes(MAX_BYTES)).not.toThrow();
    expect(times(MAX_CELLS, spendCell)).not.toThrow();
    expect(times(MAX_BLANKS, spendBlank)).not.toThrow();
    expect(() => spendBytes(1)).toThrow('too-large');
    expect(spendCell).toThrow('too-large');
    expect(spendBlank).toThrow('too-large');
  });
});
