/** @jest-environment node */
import { readPosted } from './readPosted';

const READING = ['svt-150*1 never', 'svt-284*1'];

describe('a name that a wish rejects', () => {
  it.each([
    'Merlin must not be included, want Castoria',
    'Merlin must be absent, want Castoria',
    '梅林有的话直接跳过，C呆',
    '梅林千万别有，C呆',
    '号里有梅林的请勿打扰，求C呆',
    'マーリン持ちの垢は買えません。キャストリア希望',
    'Merlin on the account and I walk. want Castoria',
    "Merlin shouldn't be on there, want Castoria",
    'accounts with Merlin go in the trash, want Castoria',
    'マーリン入りは弾くのでキャストリア希望',
    'マーリンがいる垢は出さないでください。キャストリア希望',
    'マーリンさんは重々承知しておりますが、お引き取り願いたい。キャストリア希望',
    'マーリンはおったら買わねえ。キャストリア希望',
    'マーリンいる人は他あたってください。キャストリア希望',
  ])('is refused: %s', async (text) => {
    expect((await readPosted('query', 'FateGO', text)).items).toEqual(READING);
  });

  it('is refused with the one that と joins to it', async () => {
    const { items } = await readPosted('query', 'FateGO', 'マーリン入りと孔明入りはお断り。キャストリア希望');

    expect(items).toEqual(['svt-150*1 never', 'svt-37*1 never', 'svt-284*1']);
  });

  it('is wanted if a level of it would do', async () => {
    const { items } = await readPosted('query', 'imassc_prism', '甘奈か甜花、片方が2凸なら結構です');

    expect(items).toEqual(['idol-amana*3 any', 'idol-tenka*3 any']);
  });
});
