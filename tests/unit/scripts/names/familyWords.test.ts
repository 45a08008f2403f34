/** @jest-environment node */
import { FAMILY_IDS } from '@/games/ids';
import countWords from '@/query-parser/words/countWords.json';
import groupWords from '@/query-parser/words/groupWords.json';
import kindWords from '@/query-parser/words/kindWords.json';
import optionWords from '@/query-parser/words/optionWords.json';
import resourceWords from '@/query-parser/words/resourceWords.json';
import { familyWords } from '../../../../scripts/names/familyWords';

const ALL = FAMILY_IDS.map(familyWords);

describe('familyWords', () => {
  it('contains the resources of the family and the words of its main currency, but no others', () => {
    const { resources } = familyWords('fgo');

    expect(Object.keys(resources)).toEqual(expect.arrayContaining(['main', 'sq', 'ticket']));
    expect(Object.keys(resources)).not.toContain('pyroxene');
  });

  it.each([
    ['resources', Object.keys(resourceWords)],
    ['counts', Object.keys(countWords)],
    ['kinds', Object.keys(kindWords)],
    ['groups', Object.keys(groupWords)],
    ['options', Object.entries(optionWords).flatMap(([id, words]) => Object.keys(words).map((key) => `${id}.${key}`))],
  ] as const)('lists every entry of %s for some family', (table, ids) => {
    const listed = new Set(ALL.flatMap((words) => Object.keys(words[table])));

    expect(ids.filter((id) => !listed.has(id))).toEqual([]);
  });
});
