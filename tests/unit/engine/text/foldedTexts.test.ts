/** @jest-environment node */
import fc from 'fast-check';
import { forEachMatch, joinFolded, lengthOf, TEXT_END } from '@/engine/text/foldedTexts';

function found(texts: readonly string[], part: string): readonly number[] {
  const foundIndexes: number[] = [];
  forEachMatch(joinFolded(texts), part, (text) => foundIndexes.push(text));
  return foundIndexes;
}

const text = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom('a', 'b', '1'), ...length });
/** Lists of texts of equal length, as codes mostly are, and of any length. */
const texts = fc.oneof(
  fc.nat({ max: 6 }).chain((length) => fc.array(text({ minLength: length, maxLength: length }), { maxLength: 60 })),
  fc.array(text({ minLength: 0, maxLength: 6 }), { maxLength: 60 }),
);
const part = text({ minLength: 1, maxLength: 3 });

describe('forEachMatch', () => {
  it('finds every text that contains a part, once and in order', () => {
    fc.assert(
      fc.property(texts, part, (list, searchedPart) => {
        expect(found(list, searchedPart)).toEqual(
          list.flatMap((entry, index) => (entry.includes(searchedPart) ? [index] : [])),
        );
      }),
    );
  });

  it('finds texts that start with, end with or equal a part', () => {
    fc.assert(
      fc.property(texts, part, (list, searchedPart) => {
        const indexesWhere = (isFound: (entry: string) => boolean) =>
          list.flatMap((entry, index) => (isFound(entry) ? [index] : []));

        expect(found(list, TEXT_END + searchedPart)).toEqual(indexesWhere((entry) => entry.startsWith(searchedPart)));
        expect(found(list, searchedPart + TEXT_END)).toEqual(indexesWhere((entry) => entry.endsWith(searchedPart)));
        expect(found(list, TEXT_END + searchedPart + TEXT_END)).toEqual(
          indexesWhere((entry) => entry === searchedPart),
        );
      }),
    );
  });

  it('and lengthOf agree on the length of each text', () => {
    fc.assert(
      fc.property(texts, (list) => {
        const joined = joinFolded(list);
        expect(list.map((_, index) => lengthOf(joined, index))).toEqual(list.map(({ length }) => length));
      }),
    );
  });
});
