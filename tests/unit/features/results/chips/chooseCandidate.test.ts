/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { chooseCandidate } from '@/features/results/chips/chooseCandidate';
import { ambiguousWant, query, want } from '../../../builders';

const FLOWER = ambiguousWant('花之魔术师', ['merlin', 'oberon'], 'nice', 2);
const OBERON = 'oberon' as ItemId;

describe('chooseCandidate', () => {
  it('replaces the want by one for the item, with its mode and level', () => {
    expect(chooseCandidate(query({ text: '带皮', wants: [want('mash'), FLOWER] }), FLOWER, OBERON)).toEqual(
      query({ text: '带皮', wants: [want('mash'), want('oberon', 'nice', 2)] }),
    );
  });

  it('keeps the want that the item already has', () => {
    expect(chooseCandidate(query({ wants: [want('oberon', 'must', 5), FLOWER] }), FLOWER, OBERON)).toEqual(
      query({ wants: [want('oberon', 'must', 5)] }),
    );
  });
});
