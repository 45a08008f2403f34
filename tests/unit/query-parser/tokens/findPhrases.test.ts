/** @jest-environment node */
import { finish } from '@/base/steps';
import { foldWithOffsets } from '@/query-parser/text/foldedText';
import { compilePhrases, findPhrases } from '@/query-parser/tokens/findPhrases';
import { CORRECTION_PHRASES } from '@/query-parser/words/correctionPhrases';
import { REFUSAL_PHRASES } from '@/query-parser/words/refusalPhrases';
import { WISH_PHRASES } from '@/query-parser/words/wishPhrases';
import { readCorpus } from '../../../bench/parsing/corpus';

const PATTERNS = [...REFUSAL_PHRASES, ...WISH_PHRASES, ...CORRECTION_PHRASES].map(([, pattern]) => pattern);

describe('findPhrases', () => {
  it('finds the same phrases in every call, also after all expressions were compiled', () => {
    const text = foldWithOffsets('看到孔明就跑，有他的号不收，劝退');
    const first = findPhrases(text);
    finish(compilePhrases());

    expect(first.size).toBeGreaterThan(1);
    expect(findPhrases(text)).toEqual(first);
  });

  it('has no expression that matches an empty text, which would be found without end', () => {
    // One text: `matchAll` compiles the expression anew in every call.
    const text = ['', ' ', ...readCorpus('groups-tuning').map((line) => foldWithOffsets(line.text).chars)].join('\n\n');

    for (const pattern of PATTERNS)
      expect([...text.matchAll(pattern)].filter(([match]) => match === '').map(() => pattern.source)).toEqual([]);
  });

  it('has only global expressions, since others would be found without end', () => {
    expect(PATTERNS.filter(({ global }) => !global)).toEqual([]);
  });
});
