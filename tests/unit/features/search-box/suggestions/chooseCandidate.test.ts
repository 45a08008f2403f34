/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { chooseAllCandidates, chooseCandidate } from '@/features/search-box/suggestions/chooseCandidate';
import type { AmbiguousName } from '@/query-parser/result/parsedText';
import { query, want } from '../../../builders';

const CANDIDATES = ['merlin', 'oberon'].map((id) => id as ItemId);
const QUERY = query({ text: '带皮 花之魔术师宝2 老号', wants: [want('mash')] });

function ambiguity(parts: Partial<AmbiguousName> = {}): AmbiguousName {
  return { text: '花之魔术师', candidates: CANDIDATES, level: 2, mode: 'must', span: { start: 3, end: 10 }, ...parts };
}

describe('chooseCandidate', () => {
  it('adds the item with the parsed mode and level and removes the name from the text', () => {
    expect(chooseCandidate(QUERY, ambiguity({ mode: 'nice' }), CANDIDATES[1]!)).toEqual(
      query({ text: '带皮 老号', wants: [want('mash'), want('oberon', 'nice', 2)] }),
    );
  });
});

describe('chooseAllCandidates', () => {
  it('adds all candidates as any wants', () => {
    expect(chooseAllCandidates(QUERY, ambiguity())).toEqual(
      query({ text: '带皮 老号', wants: [want('mash'), want('merlin', 'any', 2), want('oberon', 'any', 2)] }),
    );
  });

  it('adds all candidates as never wants if the name is excluded', () => {
    expect(chooseAllCandidates(QUERY, ambiguity({ mode: 'never' })).wants).toEqual([
      want('mash'),
      want('merlin', 'never', 2),
      want('oberon', 'never', 2),
    ]);
  });
});
