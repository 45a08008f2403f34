import fc from 'fast-check';
import { forEachMatch, joinFolded, lengthOf, TEXT_END } from '@/engine/text/foldedTexts';

function found(texts: readonly string[], part: string): readonly number[] {
  const seen: number[] = [];
  forEachMatch(joinFolded(texts), part, (text) => seen.push(text));
  return seen;
}

const text = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom('a', 'b', '1'), ...length });
/** Lists of texts that are all equally long, as codes mostly are, and lists of any. */
const texts = fc.oneof(
  fc.nat({ max: 6 }).chain((length) => fc.array(text({ minLength: length, maxLength: length }), { maxLength: 60 })),
  fc.array(text({ minLength: 0, maxLength: 6 }), { maxLength: 60 }),
);
const part = text({ minLength: 1, maxLength: 3 });

describe('a list of folded texts', () => {
  it('finds every text that has a part, each once and in their order', () => {
    fc.assert(
      fc.property(texts, part, (list, wanted) => {
        expect(found(list, wanted)).toEqual(list.flatMap((one, at) => (one.includes(wanted) ? [at] : [])));
      }),
    );
  });

  it('finds those that begin with a part, end with it, or are it', () => {
    fc.assert(
      fc.property(texts, part, (list, wanted) => {
        const places = (isFound: (one: string) => boolean) => list.flatMap((one, at) => (isFound(one) ? [at] : []));

        expect(found(list, TEXT_END + wanted)).toEqual(places((one) => one.startsWith(wanted)));
        expect(found(list, wanted + TEXT_END)).toEqual(places((one) => one.endsWith(wanted)));
        expect(found(list, TEXT_END + wanted + TEXT_END)).toEqual(places((one) => one === wanted));
      }),
    );
  });

  it('knows how long each text is', () => {
    fc.assert(
      fc.property(texts, (list) => {
        const joined = joinFolded(list);
        expect(list.map((_, at) => lengthOf(joined, at))).toEqual(list.map(({ length }) => length));
      }),
    );
  });
});
