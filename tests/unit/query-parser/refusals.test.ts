/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

/** Returns the items of a wish by mode. */
async function read(game: GameId, text: string) {
  const { items, choices } = parseText(await loadGame(gameById(game)), 'query', text);
  const idsOf = (isRefused: boolean) =>
    items.filter(({ mode }) => (mode === 'never') === isRefused).map(({ item }) => item);
  return { wanted: idsOf(false), refused: idsOf(true), choices };
}

describe('a refusal', () => {
  it.each<[GameId, string, readonly string[], readonly string[]]>([
    ['FateGO', '梅林，C呆千万别有', ['svt-150'], ['svt-284']],
    ['FateGO', '必须有：梅林\n不希望有：C呆（有阴影）', ['svt-150'], ['svt-284']],
    ['FateGO', '梅林要，C呆别带（主号有了）', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリアは要りません', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリアおる垢やったらスルーするわ', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリアがいる垢なら見送ります', ['svt-150'], ['svt-284']],
    [
      'FateGO',
      'キャストリア、孔明\n↑このどっちかでも入ってたら買わないです。マーリン希望',
      ['svt-150'],
      ['svt-284', 'svt-37'],
    ],
    ['FateGO', 'C呆、孔明\n上面的都不要，求梅林', ['svt-150'], ['svt-284', 'svt-37']],
    // These turn down offers with less than what is asked for, not the next name.
    ['FateGO', '梅林宝2起，低了别发\n孔明', ['svt-150', 'svt-37'], []],
    ['FateGO', '没有的别来\n梅林', ['svt-150'], []],
    ['FateGO', '梅林必须有，没有请勿打扰，C呆不要', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリンいませんか？キャストリアは要りません', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン重ねてる人いません？キャストリアは要りません', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリンは必須、キャストリアは被るので無しで', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望、キャストリアが入っていない垢で', ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin please, Castoria is a no', ['svt-150'], ['svt-284']],
    ['FateGO', '梅林必须，不要C呆也不要孔明', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', '梅林必须。C呆不要孔明也不要', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', '梅林必须。C呆（主号有了，不要）', ['svt-150'], ['svt-284']],
    ['FateGO', '梅林（别的从者不要）', ['svt-150'], []],
    ['FateGO', '梅林 ×C呆', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン、孔明＝不要、キャストリア＝必須', ['svt-284'], ['svt-150', 'svt-37']],
    ['FateGO', 'Merlin, Waver, Morgan = skip\nCastoria = must', ['svt-284'], ['svt-150', 'svt-37', 'svt-309']],
    ['FateGO', 'Merlin,  Waver: pass, Castoria', ['svt-284'], ['svt-150', 'svt-37']],
    ['FateGO', '孔明 摩根 → 不要，梅林 → 要', ['svt-150'], ['svt-37', 'svt-309']],
    ['FateGO', '求梅林、C呆=不要', ['svt-150'], ['svt-284']],
    ['FateGO', '梅林=宝2、C呆=不要', ['svt-150'], ['svt-284']],
    ['FateGO', '梅林：不要国服', ['svt-150'], []],
    ['FateGO', '想要梅林🥺 C呆已经有啦所以不用特意给我找了，谢谢', ['svt-150'], ['svt-284']],
    ['FateGO', 'C呆？不了不了，求梅林', ['svt-150'], ['svt-284']],
    ['FateGO', '梅林必。C呆否。完毕。', ['svt-150'], ['svt-284']],
    ['FateGO', 'C呆不要梅林要', ['svt-150'], ['svt-284']],
    ['FateGO', '求梅林。C呆真不缺，别发', ['svt-150'], ['svt-284']],
    ['FateGO', '不收清单\n- C呆\n- 孔明\n想收：梅林', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', '求梅林。C呆的往后稍稍，暂时不收', ['svt-150'], ['svt-284']],
    ['FateGO', '求梅林。C呆？我对她没兴趣', ['svt-150'], ['svt-284']],
    ['FateGO', '求梅林；带C呆的请另找买家', ['svt-150'], ['svt-284']],
    ['FateGO', 'C呆在的话，便宜五十我也不要。求梅林', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリアはお迎え済みなので、乗せないで', ['svt-150'], ['svt-284']],
    ['FateGO', '求梅林。C呆送我我都嫌占格子', ['svt-150'], ['svt-284']],
    ['FateGO', '求梅林。C呆就饶了我吧', ['svt-150'], ['svt-284']],
    ['FateGO', '必备：梅林\n拉黑：C呆', ['svt-150'], ['svt-284']],
    ['FateGO', '求梅林。另外我不玩C呆', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリアは触りたくもない', ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin please. Castoria = instant pass', ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin please. Castoria is a hard pass and so is Waver', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', "Merlin please. Castoria? they're out", ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin is out of my league, any Castoria?', ['svt-284'], []],
    ['FateGO', 'Merlin please. Castoria accs get ignored', ['svt-150'], ['svt-284']],
    ['FateGO', "Merlin please. Castoria I can't stand", ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin please, spare me Castoria', ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin yes. Castoria can do one', ['svt-150'], ['svt-284']],
    ['FateGO', "Merlin please. Castoria isn't something I want", ['svt-150'], ['svt-284']],
    ['FateGO', "one more acc and it ain't gonna be Castoria. Merlin pls", ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin ✔\nCastoria ✖ (rather spend elsewhere)', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリンがいて、キャストリアがいなくて、連携できる垢', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリアはお迎え済みなのでお気遣いなく', ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin yes, Castoria can stay with you', ['svt-150'], ['svt-284']],
    ['FateGO', 'Would I take Castoria? Not even for free. Merlin please', ['svt-150'], ['svt-284']],
    ['FateGO', '求梅林 C呆退！退！退！', ['svt-150'], ['svt-284']],
    ['FateGO', '求梅林 🈲C呆', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリア持ちはごめんなさい', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリア入りだけはやめてください', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン希望。キャストリアは所持してないアカに限ります', ['svt-150'], ['svt-284']],
    ['FateGO', '求）マーリン\n不可）キャストリア', ['svt-150'], ['svt-284']],
    ['FateGO', 'キャストリア→×\nマーリン→○', ['svt-150'], ['svt-284']],
    ['FateGO', 'LF Merlin. please no accs with Castoria', ['svt-150'], ['svt-284']],
    ['FateGO', 'just keep Castoria away from me 🙃 Merlin please', ['svt-150'], ['svt-284']],
    ['FateGO', '❌ C呆, 孔明\n✅ 梅林', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', '🚫C呆 🚫孔明 这俩也好意思叫人权\n要梅林', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', 'マーリン必須です。キャストリアはお引き取りください', ['svt-150'], ['svt-284']],
    ['FateGO', 'マーリン大歓迎です。キャストリアだけは見送らせてください', ['svt-150'], ['svt-284']],
    ['FateGO', 'Merlin pls!! Not interested in accs with Castoria', ['svt-150'], ['svt-284']],
    ['FateGO', 'Turn-offs: Castoria, Waver\nTurn-ons: Merlin', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', 'deal breakers: Steam, Castoria, Waver\ndeal makers: Merlin', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', '⚠️雷点⚠️\nC呆\n孔明\n想要的：梅林', ['svt-150'], ['svt-284', 'svt-37']],
    ['FateGO', '【求】マーリン\n【NG】キャストリア\n　　　孔明', ['svt-150'], ['svt-284', 'svt-37']],
    ['srw_dd_jp', '★ダンバイン 3凸以上\n×デビルマンが入ってるもの', ['u-dunbine'], ['u-devilman']],
  ])('is bound to the name that it is about: %s %s', async (game, text, wanted, refused) => {
    expect(await read(game, text)).toMatchObject({ wanted, refused });
  });

  it('extends over a section, up to the next heading', async () => {
    const { wanted, refused, choices } = await read(
      'FateGO',
      '【必須】\n・マーリン\n【NG】\n・キャストリア\n・オベロン\n【予算】\n3万円',
    );

    expect({ wanted, refused }).toEqual({ wanted: ['svt-150'], refused: ['svt-284', 'svt-316'] });
    expect(choices).toEqual([]);
  });

  it.each([
    'マーリン\nいらない子\nキャストリア、オベロン',
    '梅林宝2\n不要的\nC呆，奥伯龙',
    '梅林\n不要的角色\nC呆\n奥伯龙\n日服',
    "Merlin\nDon't want\nCastoria, Oberon",
  ])('extends over the lines below its own, not to the name above: %s', async (text) => {
    const { wanted, refused } = await read('FateGO', text);

    expect({ wanted, refused }).toEqual({ wanted: ['svt-150'], refused: ['svt-284', 'svt-316'] });
  });

  it('on the last line is about the name above', async () => {
    expect(await read('FateGO', '梅林\nC呆\n不要的')).toMatchObject({ wanted: ['svt-150'], refused: ['svt-284'] });
  });

  it('of a value that is named again stays a refusal', async () => {
    const { choices } = await read('FateGO', '×国服（中国版）\nマーリン');

    expect(choices).toMatchObject([{ facet: 'server', not: true, values: ['cn_ios', 'cn_android'] }]);
  });

  it('of everything else does not refuse the value before it', async () => {
    const { choices } = await read('FateGO', '日服（别的服不考虑）梅林');

    expect(choices).toMatchObject([{ facet: 'server', not: false, values: ['jp'] }]);
  });

  it('of a value does not extend to the items before it', async () => {
    const { wanted, refused, choices } = await read('FateGO', 'マーリン宝具2以上、オベロン、未連携以外');

    expect({ wanted, refused }).toEqual({ wanted: ['svt-150', 'svt-316'], refused: [] });
    expect(choices).toMatchObject([{ facet: 'bind', not: true, values: ['guest'] }]);
  });

  it('that something need not be there makes it no condition', async () => {
    const { items } = parseText(await loadGame(gameById('FateGO')), 'query', 'マーリン必須、オベロンはなくて大丈夫');

    expect(items.map(({ item, mode }) => `${item} ${mode}`)).toEqual(['svt-150 must']);
  });

  it.each([
    '孔明梅林我都要，所以不用急',
    '收孔明，所以不用满宝',
    '收孔明 不缺预算',
    '收孔明，往后稍加价',
    '孔明梅林，碰都不想碰骗子',
    '求孔明，饶了我吧别漫天要价',
    "LF Waver, won't pay a cent more than 50",
    'Need Waver. not buying it from scammers',
    '孔明希望、プレミア価格つけないで',
    '孔明お迎え済みですか？マーリン希望',
    '不玩FGO的大佬出个孔明号',
  ])('is not read into %s', async (text) => {
    expect((await read('FateGO', text)).refused).toEqual([]);
  });

  it.each(['求孔明，不用带上梅林', '梅林我不玩，收孔明', '❌（梅林）求孔明', '求孔明\n❌ (梅林)'])(
    'is read from %s',
    async (text) => {
      expect(await read('FateGO', text)).toMatchObject({ wanted: ['svt-37'], refused: ['svt-150'] });
    },
  );
});
