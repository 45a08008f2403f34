/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { chooseAllCandidates, chooseCandidate } from '@/features/search-box/suggestions/chooseCandidate';
import type { AmbiguousName } from '@/query-parser/result/parsedText';
import { query, want } from '../../../build';

const CANDIDATES = ['merlin', 'oberon'].map((id) => id as ItemId);
const ASKED = query({ text: '带皮 花之魔术师宝2 老号', wants: [want('mash')] });

function ambiguity(parts: Partial<AmbiguousName> = {}): AmbiguousName {
  return { text: '花之魔术师', candidates: CANDIDATES, level: 2, mode: 'must', span: { start: 3, end: 10 }, ...parts };
}

describe('choosing among the items that a name fits', () => {
  it('adds the item with what was read, and takes its words from the text', () => {
    expect(chooseCandidate(ASKED, ambiguity({ mode: 'nice' }), CANDIDATES[1]!)).toEqual(
      query({ text: '带皮 老号', wants: [want('mash'), want('oberon', 'nice', 2)] }),
    );
  });

  it('adds all of them as any', () => {
    expect(chooseAllCandidates(ASKED, ambiguity())).toEqual(
      query({ text: '带皮 老号', wants: [want('mash'), want('merlin', 'any', 2), want('oberon', 'any', 2)] }),
    );
  });

  it('excludes all of them where none is wanted', () => {
    expect(chooseAllCandidates(ASKED, ambiguity({ mode: 'never' })).wants).toEqual([
      want('mash'),
      want('merlin', 'never', 2),
      want('oberon', 'never', 2),
    ]);
  });
});
