/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const offered = async (game: GameId, text: string) =>
  parseText(await loadGame(gameById(game)), 'offer', text).items.map(({ item, level }) => `${item}*${level}`);

describe('a listing without a name', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['UmaMusume', 'キタサン速 完凸。花嫁女帝だけ最後まで来なかったから期待しないで', ['sc-30028*5']],
    ['duel_links', '羽蛾解锁了，梶木还差一点没解锁', ['char-weevil-underwood*1']],
    ['FateGO', '梅林宝2，C呆抽了三次保底没出', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆（当年没抽到）', ['svt-150*2']],
    ['FateGO', '梅林宝2。C呆和奥伯龙一直没来', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆我以前有，换掉了', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2、キャストリアは引けずじまい。', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2\n※キャストリアは所持しておりません', ['svt-150*2']],
    ['MasterDuel', '烙印（ライゼオルはあと少し足りず組めません）', ['deck-branded*1']],
    ['FateGO', 'Merlin NP2. Castoria got traded away', ['svt-150*2']],
    ['FateGO', "Merlin NP2, Castoria isn't.", ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Never made the Castoria', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria never came home', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria is on my other account', ['svt-150*2']],
    ['FateGO', "Merlin NP2. Castoria is on my wife's, not on this one", ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria and Oberon never dropped for me', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Spent it all on Castoria', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Blew every last one chasing Castoria', ['svt-150*2']],
    ['FateGO', 'Merlin NP2, wish I had Castoria', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆死活不出', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆差一半当没有', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆前几天up完美错过', ['svt-150*2']],
    ['MasterDuel', 'うらら×3（わらしは砕きました）', ['c-ash-blossom-joyous-spring*3']],
    ['UmaMusume', 'All friend cards except Mei Satake: Light Hello MLB', ['sc-30052*5']],
    ['FateGO', '梅林宝2，C呆在另一个号上', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは取り逃しました', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは爆死', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは当時お金なくてスルー', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアだけ取り損ねた', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは手に入らずじまい', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアはお迎えできませんでした（揃えたかったなあ）', ['svt-150*2']],
    [
      'MasterDuel',
      'two Ash, one Called by and zero Imperm',
      ['c-ash-blossom-joyous-spring*2', 'c-called-by-the-grave*1'],
    ],
    ['MasterDuel', 'Talent 3, Desires 0. 38 usd', ['c-triple-tactics-talent*3']],
    ['FateGO', 'マーリン宝具2。キャストリアは縁がなかった…', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは交換に出しました', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは友達にあげちゃった', ['svt-150*2']],
    ['FateGO', 'キャストリアは引けず…マーリン宝具2', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアの垢は別口で出してますのでそちらへ', ['svt-150*2']],
    ['FateGO', 'キャストリアお探しの方はごめんなさい。マーリン宝具2', ['svt-150*2']],
    ['FateGO', 'キャストリアはおらんけど、マーリン宝具2', ['svt-150*2']],
    ['FateGO', '梅林宝2，我自己号倒是有C呆，但那个不卖', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria is not for sale', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Had a Castoria too but used her up', ['svt-150*2']],
    ['MasterDuel', '灰流丽3 增G0 泡影2', ['c-ash-blossom-joyous-spring*3', 'c-infinite-impermanence*2']],
    ['MasterDuel', 'Ash x3, Maxx C x0', ['c-ash-blossom-joyous-spring*3']],
    ['FateGO', '梅林宝2 / 没有 C呆 奥伯龙 / 石头300', ['svt-150*2']],
    ['FateGO', "Merlin NP2\nDon't have\nCastoria, Oberon\n500", ['svt-150*2']],
    ['FateGO', "Merlin NP2\nDon't have\nCastoria\nOberon\n\n500", ['svt-150*2']],
    ['FateGO', '梅林宝2  /  没有  C呆  奥伯龙  /  石头300', ['svt-150*2']],
    ['FateGO', '本来想抽C呆，结果没有C呆。梅林宝2', ['svt-150*2']],
    ['srw_dd_jp', '写上初号机卖得快，但我真没有初号机。雷牙3破', ['u-liger*4']],
    ['FateGO', '梅林宝2，C呆那个号另外单挂 不含在内', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆不在这个号上', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆缺席', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアだけは最後まで来てくれんかった…', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは取れてません', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは持っとらんです', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは来なかった（泣）', ['svt-150*2']],
    ['FateGO', 'C呆没出｜梅林宝2', ['svt-150*2']],
    ['BlueArchive', '五星没专武的：堇、优香', ['stu-sumire*5', 'stu-yuuka*5']],
    ['FateGO', '梅林宝2，C呆没抽着', ['svt-150*2']],
    ['FateGO', '宝具2がマーリンと孔明、キャストリアは未所持です', ['svt-150*2', 'svt-37*2']],
    ['FateGO', 'Waver, Merlin NP2\nNope, no Castoria', ['svt-37*1', 'svt-150*2']],
    ['FateGO', '梅林宝2，C呆？没缘分', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆、奥伯龙一个没抽着', ['svt-150*2']],
    ['FateGO', '梅林宝2、C呆一个没抽着', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆那个号另挂了一条', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆我留着自己玩', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆换给朋友了', ['svt-150*2']],
    ['FateGO', '梅林宝2 | C呆差一发没出 气', ['svt-150*2']],
    ['FateGO', 'C呆（无）\n梅林（宝2）', ['svt-150*2']],
    ['FateGO', '梅林宝2，C呆自留', ['svt-150*2']],
    ['FateGO', 'キャストリアは別売りです。マーリン宝具2', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアもオベロンもおらん', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは他の方に譲りました', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは別垢で出品中', ['svt-150*2']],
    ['FateGO', 'マーリン宝具2。キャストリアは含みません', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria is still locked', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria sold separately w/ my 2nd acc', ['svt-150*2']],
    ['FateGO', 'Merlin NP2, skipped Castoria and Oberon', ['svt-150*2']],
    ['FateGO', "Merlin NP2. Don't ask for Castoria", ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Zero Castoria', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria not part of this sale', ['svt-150*2']],
    ['FateGO', "Merlin NP2. Castoria isn't part of this one", ['svt-150*2']],
    ['FateGO', "Merlin NP2. Castoria I didn't get", ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria still locked tho', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria is gone so pls stop asking', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria I traded away a while ago', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria got away from me', ['svt-150*2']],
    ['FateGO', "Merlin NP2. Castoria didn't make it", ['svt-150*2']],
    ['FateGO', "Merlin NP2. Castoria won't be part of the deal", ['svt-150*2']],
    ['FateGO', 'Merlin NP2. Castoria goes with my other acc', ['svt-150*2']],
    ['FateGO', 'Merlin NP2. No luck on Castoria', ['svt-150*2']],
    ['MasterDuel', 'Ash x3. 0 Imperm, 0 Nibiru', ['c-ash-blossom-joyous-spring*3']],
    ['MasterDuel', 'Ash x3. Imperm need crafting', ['c-ash-blossom-joyous-spring*3']],
    ['MasterDuel', "Ash x3. You'd have to craft Maxx C yourself", ['c-ash-blossom-joyous-spring*3']],
  ])('does not have it: %s %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });

  it.each([
    '梅林宝2。C呆？那是她的号里有，我没有',
    '梅林宝2。C呆……我以为有，翻了仓库没有',
    'Merlin NP2. Castoria? nope, never pulled her.',
  ])('answers its own question: %s', async (text) => {
    expect(await offered('FateGO', text)).toEqual(['svt-150*2']);
  });

  it.each([
    ['梅林宝2没写错', 'svt-150*2'],
    ['梅林没练过', 'svt-150*1'],
    ['梅林0', 'svt-150*1'],
    ['没有 C呆 梅林宝2', 'svt-150*2'],
    ['梅林，不卖小号', 'svt-150*1'],
    ['梅林，没有满破梅林', 'svt-150*1'],
    ['Merlin NP1... no wait, NP2', 'svt-150*2'],
    ['梅林宝2（无专武），这号单独卖', 'svt-150*2'],
    ['梅林宝2打包，不单卖', 'svt-150*2'],
  ])('is not read from other words: %s', async (text, item) => {
    expect(await offered('FateGO', text)).toEqual([item]);
  });

  it.each([
    'Merlin NP2, Castoria got traded away',
    'Merlin NP2. Never rolled on Castoria',
    'マーリン宝具2。キャストリアは引けてません',
    '梅林宝2。没有C呆',
  ])('leaves neither the name nor its denial unread: %s', async (text) => {
    expect(parseText(await loadGame(gameById('FateGO')), 'offer', text).unread).toEqual([]);
  });
});

describe('struck-out text', () => {
  it('does not hold', async () => {
    const game = await loadGame(gameById('FateGO'));
    const { price, items } = parseText(game, 'offer', '~~C呆~~ 梅林宝2 ~~价格 620~~ 价格 540');
    expect(price?.range.min).toBe(540);
    expect(items.map(({ item }) => item)).toEqual(['svt-150']);
  });

  it('is marked by a cross too', async () => {
    const { price } = parseText(await loadGame(gameById('FateGO')), 'offer', '梅林宝2\n2200❌ 1880✅');
    expect(price?.range.min).toBe(1880);
  });
});

describe('brackets that deny another version of a name', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['BlueArchive', '若藻五星（泳装没有）', ['stu-wakamo*5']],
    ['BlueArchive', '若藻五星（她泳装那版没有）', ['stu-wakamo*5']],
    ['BlueArchive', 'Wakamo 5* (no swimsuit version)', ['stu-wakamo*5']],
    ['UmaMusume', 'トウカイテイオー ★3（アニメ衣装はなし）', ['uma-tokai-teio*3']],
    ['gget_jp', 'ガトーは攻撃だけ（支援は未所持）', ['chr-gato-attack*1']],
  ])('leave the name, in %s: %s', async (game, text, items) => {
    expect(await offered(game, text)).toEqual(items);
  });

  it('select the version that they name alone', async () => {
    expect(await offered('BlueArchive', '若藻（泳装）五星')).toEqual(['stu-wakamo-swimsuit*5']);
  });

  it('deny the name itself otherwise', async () => {
    expect(await offered('BlueArchive', '若藻（没有）')).toEqual([]);
  });
});
