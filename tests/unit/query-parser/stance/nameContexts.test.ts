/** @jest-environment node */
import { gameById } from '@/games/games';
import { interpretText } from '@/query-parser/interpretText';
import { MIN_MENTION_ODDS, mentionOdds } from '@/query-parser/stance/mentionOdds';
import { nameContexts } from '@/query-parser/stance/nameContexts';
import trained from '@/query-parser/stance/stanceWeights.json';
import { loadGame } from '../../../bench/parsing/loadGame';

async function interpret(text: string) {
  const { folded, parts } = interpretText(await loadGame(gameById('FateGO')), 'query', text);
  return { parts, chars: folded.chars };
}

async function contextsOf(text: string) {
  const { parts, chars } = await interpret(text);
  return nameContexts(parts, chars).map(({ ngrams }) => [...ngrams]);
}

/** The n-grams around the names, without what is said of the whole text. */
async function wordsAround(text: string) {
  return (await contextsOf(text)).map((ngrams) =>
    ngrams.slice(
      0,
      ngrams.findIndex((one) => /^[NUV]\d/.test(one)),
    ),
  );
}

describe('the context of a name', () => {
  it('is the tokens and pairs of tokens on either side in its clause', async () => {
    expect(await wordsAround('我号里有梅林了，求孔明')).toEqual([
      ['我', '号', '里', '有', '※', '了', ',', '我号', '号里', '里有', '有※', '※了', '了,'],
      ['求', '※', '求※'],
    ]);
  });

  it('has words of the Latin script with a space, numbers as one sign, and other names as another', async () => {
    expect(await wordsAround('i own 3 copies: Merlin, i want 2 more')).toEqual([
      [' i', ' own', '#', ' copies', ':', '※', ',', ' i own', ' own#', '# copies', ' copies:', ':※', '※,'],
    ]);
    expect((await wordsAround('我的梅林、孔明'))[1]).toEqual(['我', '的', '※', ',', '※', '我的', '的※', '※,', ',※']);
  });

  it('ends with the number of names, what nobody understood, and the remark that follows', async () => {
    const [context = []] = await contextsOf('梅林搁这儿杵着，看了就够够的，求孔明、山翁');

    expect(context).toEqual(expect.arrayContaining(['N3', '看', '够']));
    expect(context.filter((one) => /^[UV]\d$/.test(one))).toHaveLength(2);
  });

  it('has no remark about another name, nor the number of a single name', async () => {
    const [context = []] = await contextsOf('梅林搁这儿杵着，孔明看了就够够的');
    const [ofOne = []] = await contextsOf('梅林搁这儿杵着，看了就够够的');

    expect(context).toContain('V0');
    expect(context).not.toContain('看');
    expect(ofOne.filter((one) => one.startsWith('N'))).toEqual([]);
  });

  it('is the same with chatter of another script, pictures and signs of another width', async () => {
    const plain = await contextsOf('我号里有梅林，求孔明');

    expect(await contextsOf('我号里有梅林,求孔明🙏')).toEqual(plain);
    expect(await contextsOf('我号里有梅林 pls，求孔明')).toEqual(plain);
  });
});

describe('the odds that a name is only mentioned', () => {
  it('are higher for what a message reports than for what it wishes', async () => {
    const { parts, chars } = await interpret('I already own Merlin and never use him, looking for Waver');

    const [reported = 0, wished = 0] = [...mentionOdds(parts, chars).values()];
    expect(reported).toBeGreaterThan(MIN_MENTION_ODDS);
    expect(wished).toBeLessThan(MIN_MENTION_ODDS);
  });

  it('are those without any word for a name whose words have no weight', async () => {
    const { parts, chars } = await interpret('𠮷梅林𠮷');

    const [odds] = mentionOdds(parts, chars).values();
    const weightOf = (ngram: string) =>
      Number(Object.entries(trained.weights).find(([, ngrams]) => ngrams.split('|').includes(ngram))?.[0] ?? 0);
    // 𠮷 has two UTF-16 units, so U2 is the root of four unread ones.
    expect(odds).toBe(trained.bias + ['※', 'U2', 'V0'].reduce((sum, ngram) => sum + weightOf(ngram), 0));
  });
});
