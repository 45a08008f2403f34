/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParsedText } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

async function parse(game: GameId, text: string): Promise<ParsedText> {
  return parseText(await loadGame(gameById(game)), 'query', text);
}

async function choicesOf(game: GameId, text: string): Promise<Record<string, unknown>> {
  const { choices } = await parse(game, text);
  return Object.fromEntries(choices.map(({ facet, not, values }) => [facet, not ? { not: values } : values]));
}

describe('The price of a wish', () => {
  it.each([
    ['梅林，单价别过500', { min: null, max: 500 }, 'CNY'],
    ['梅林，手里就500', { min: null, max: 500 }, 'CNY'],
    ['梅林，500就收', { min: null, max: 500 }, 'CNY'],
    ['梅林，贵过500不要', { min: null, max: 500 }, 'CNY'],
    ['梅林，500一个以内', { min: null, max: 500 }, 'CNY'],
    ['Merlin, nothing over 50 bucks', { min: null, max: 50 }, 'USD'],
    ['Merlin, not a cent over $50', { min: null, max: 50 }, 'USD'],
    ['Merlin, between $40 and $60', { min: 40, max: 60 }, 'USD'],
    ['Merlin, 40 usd, could be talked up to 50', { min: null, max: 50 }, 'USD'],
    ['梅林，兜里就500块', { min: null, max: 500 }, 'CNY'],
    ['梅林，手上只有500', { min: null, max: 500 }, 'CNY'],
    ['梅林，顶多能掏500', { min: null, max: 500 }, 'CNY'],
    ['梅林，最多花个500', { min: null, max: 500 }, 'CNY'],
    ['梅林，下限200上限500', { min: 200, max: 500 }, 'CNY'],
    ['梅林 两百起 五百封顶', { min: 200, max: 500 }, 'CNY'],
    ['梅林 不低于200 不高于500', { min: 200, max: 500 }, 'CNY'],
    ['梅林 预算不多500左右', { min: 400, max: 600 }, 'CNY'],
    ['梅林，五百到头了', { min: null, max: 500 }, 'CNY'],
    ['梅林，五百有找', { min: null, max: 500 }, 'CNY'],
    ['マーリン、千円までしか出せん', { min: null, max: 1000 }, 'JPY'],
    ['マーリン、5500円超えたら買えません', { min: null, max: 5500 }, 'JPY'],
    ['マーリン、5500円以上は買えません', { min: null, max: 5500 }, 'JPY'],
    ['Merlin, min 20 max 60 usd', { min: 20, max: 60 }, 'USD'],
    ['Merlin, budget around 50', { min: 40, max: 60 }, 'CNY'],
    ['梅林，200美刀以内', { min: null, max: 200 }, 'USD'],
    ['マーリン、下限2000円・上限5000円', { min: 2000, max: 5000 }, 'JPY'],
    ["Merlin, can't afford more than $50", { min: null, max: 50 }, 'USD'],
    ["Merlin, can't go past $50", { min: null, max: 50 }, 'USD'],
  ])('is understood in many wordings: %s', async (text, range, currency) => {
    expect((await parse('FateGO', text)).price).toMatchObject({ range, currency });
  });
});

describe('An amount of a wish', () => {
  it.each([
    ['Merlin, sq must not be below 300', { min: 300, max: null }],
    ["Merlin, sq can't go under 300", { min: 300, max: null }],
    ['Merlin, sq should not be above 300', { min: null, max: 300 }],
    ['梅林，手里就剩300石头', { min: 300, max: null }],
    ['Merlin, sq somewhere between 300 and 500', { min: 300, max: 500 }],
  ])('is about the resource: %s', async (text, range) => {
    expect(await parse('FateGO', text)).toMatchObject({ price: null, ranges: [{ facet: 'sq', range }] });
  });
});

describe('Values of a wish', () => {
  it.each([
    ['别是游客号', { bind: { not: ['guest'] } }],
    ['不是石头号', { accountType: { not: ['stone'] } }],
    ['连携はDMMかSteam、AppleはNG', { bind: ['dmm', 'steam'] }],
    ['日服，其它服务器别来', { server: ['jp'] }],
    ['竞技场不是6级的也别发', { teamRank: ['c6'] }],
    ['不是日服的别来', { server: ['jp'] }],
    ['日本版、サーバー不問', { server: ['jp'] }],
    ["global, platform doesn't matter", { server: ['global'] }],
    ['苹果号不要（我安卓）', { bind: { not: ['apple'] } }],
    ['手机是 iPhone，日服', { server: ['jp'] }],
    ['安卓苹果我都有，日服', { server: ['jp'] }],
    ['JP, any platform', { server: ['jp'] }],
    ['連携済みはNGで', { bind: ['guest'] }],
    ['石头号最好避开', { accountType: { not: ['stone'] } }],
    ['石头号勿推', { accountType: { not: ['stone'] } }],
    ['Google or Apple binding is not acceptable', { bind: { not: ['google', 'apple'] } }],
    ["Accounts with Google binding I don't take.", { bind: { not: ['google'] } }],
    ["don't show me anything tied to an apple id pls", { bind: { not: ['apple'] } }],
    ['未連携はナシ', { bind: { not: ['guest'] } }],
    ['转过手的不收', { firstHand: ['yes'] }],
    ['non-JP', { server: { not: ['jp'] } }],
    ['android pls, ios cannot', { platform: ['android'] }],
    ["global, can't read japanese", { server: ['global'] }],
    ['韓国版探してます。日本版は間に合ってるんで', { server: ['kr'] }],
    ['日本版で、グローバル版はいらない', { server: ['jp'] }],
    ['石垢で、リセマラ垢は不要', { accountType: ['stone'] }],
    ['日服 绑定方式不限', { server: ['jp'] }],
    ['日服 账号类型随意', { server: ['jp'] }],
    ["global, account type doesn't matter", { server: ['global'] }],
    ['日本版 OS問わず', { server: ['jp'] }],
    ['日本版 アカウントの種類は問わない', { server: ['jp'] }],
    ["google bind, apple doesn't work for me", { bind: ['google'] }],
    ['any server bar KR and TW', { server: { not: ['tw', 'kr'] } }],
    ['google login not ok', { bind: { not: ['google'] } }],
    ['if its google bound dont bother dming', { bind: { not: ['google'] } }],
    ["don't message me if it's linked to google", { bind: { not: ['google'] } }],
    ["skip if it's not on JP", { server: ['jp'] }],
    ['if its a starter acc just skip me', { accountType: { not: ['starter'] } }],
    ['No google logins, guest same story, i wont even look', { bind: { not: ['google', 'guest'] } }],
    ['谷歌号不要，游客同理', { bind: { not: ['google', 'guest'] } }],
    ['Google連携は不可、ゲストも同じ', { bind: { not: ['google', 'guest'] } }],
    ['no google, guest is fine', { bind: { not: ['google'] } }],
  ])('are refused as far as the words reach: %s', async (text, expected) => {
    expect(await choicesOf('UmaMusume', text)).toEqual(expected);
  });

  it('restrict nothing if the only one is merely accepted', async () => {
    expect(await choicesOf('UmaMusume', 'unbound is fine')).toEqual({});
  });

  it.each([
    '最好日服，梅林',
    'Merlin, JP preferred',
    '日本版だと助かります、マーリン',
    '梅林，五星有80个就更好',
    'マーリン、石800個以上あると嬉しい',
  ])('restrict nothing if they are merely preferred, but stay visible: %s', async (text) => {
    const { choices, ranges, unread } = await parse('FateGO', text);

    expect({ choices, ranges }).toEqual({ choices: [], ranges: [] });
    expect(unread).toHaveLength(1);
  });

  it.each([
    ['最好日服，国服也行', ['jp', 'cn_ios', 'cn_android']],
    ['JP preferred... ok no, required', ['jp']],
    ['所以这次要日服的', ['jp']],
    ['日服台服随便', ['jp', 'tw']],
    ["JP/NA doesn't matter", ['jp', 'na']],
  ])('restrict the server after all: %s', async (text, server) => {
    expect(await choicesOf('FateGO', text)).toEqual({ server });
  });

  it.each([
    ['段位打到过传说或KoG的', ['legend', 'king']],
    ['段位传说最好，铂金也能接受', ['platinum', 'legend']],
  ])('are those of a range and of an alternative together: %s', async (text, rank) => {
    expect((await choicesOf('duel_links', text)).rank).toEqual(rank);
  });

  it('are alternatives if others are accepted as well', async () => {
    expect(await choicesOf('UmaMusume', '谷歌绑定，苹果也行')).toEqual({ bind: ['google', 'apple'] });
  });

  it('may be a range of ordered values', async () => {
    expect(await choicesOf('UmaMusume', '竞技场4级到5级')).toEqual({ teamRank: ['c4', 'c5'] });
  });

  it('may be a number that stands for one of them', async () => {
    expect(await choicesOf('UmaMusume', 'team trials class 5 or 6')).toEqual({ teamRank: ['c5', 'c6'] });
    expect(await choicesOf('UmaMusume', 'team trials class 4 or 6')).toEqual({ teamRank: ['c4', 'c6'] });
  });

  it.each(['2部7章クリア済みのもの', '主线LB7或者更后面的', 'LB7 or got further'])(
    'are lower limits of a story that is completed: %s',
    async (text) => {
      expect(await choicesOf('FateGO', text)).toEqual({ story: ['lb7', 'ordeal', 'final'] });
    },
  );

  it('keep a platform beside both', async () => {
    expect(await choicesOf('UmaMusume', 'ios or both')).toEqual({ platform: ['ios', 'both'] });
  });

  it('do not come from the name of an activity', async () => {
    expect(await choicesOf('UmaMusume', 'リセマラ疲れたので買います')).toEqual({});
  });
});

describe('Amounts of a wish', () => {
  it.each([
    ['level below 120', 'level', { min: null, max: 119 }],
    ['レベル200未満', 'level', { min: null, max: 199 }],
    ['五星别超过五个', 'fiveStar', { min: null, max: 5 }],
  ])('include the limit only if the words do: %s', async (text, facet, range) => {
    const { ranges } = await parse('FateGO', text);

    expect(ranges).toMatchObject([{ facet, range }]);
  });

  it('are lower limits if an account has got that far', async () => {
    const { ranges } = await parse('Mememori_jp', '33章まで進んでる垢');

    expect(ranges).toMatchObject([{ facet: 'chapter', range: { min: 33, max: null } }]);
  });
});

describe('Prices of a wish', () => {
  it.each([
    ['预算五百左右，最多六百', 600],
    ['budget 150, can stretch to 200', 200],
    ['千元以内', 1000],
    ['预算三百，超了不考虑', 300],
  ])('are the explicit limit: %s', async (text, max) => {
    const { price, unread } = await parse('UmaMusume', text);

    expect(price?.range).toEqual({ min: null, max });
    expect(unread).toEqual([]);
  });

  it('are not refused by the line before them', async () => {
    const { price } = await parse('FateGO', 'i can live without\n<= 3000 yen');

    expect(price).toMatchObject({ range: { min: null, max: 3000 }, currency: 'JPY' });
  });
});

describe('Asides of a wish', () => {
  it.each(['梅林宝2，我老婆喜欢看番', '梅林宝2，贵点没关系', 'Merlin NP2. So my cat deleted my account'])(
    'are skipped: %s',
    async (text) => {
      expect((await parse('FateGO', text)).unread).toEqual([]);
    },
  );

  it.each([
    ['梅林宝2，技能全10', '技能全10'],
    ['梅林宝2，共享号', '共享号'],
  ])('stay visible if they may be conditions: %s', async (text, unread) => {
    expect((await parse('FateGO', text)).unread.map((one) => one.text)).toEqual([unread]);
  });
});

describe('A value that a wish asks about', () => {
  it.each([
    ['FateGO', 'Merlin please. Android? hard no.'],
    ['FateGO', 'Merlin. Android? Nope'],
    ['FateGO', 'マーリン希望。Android？無理です'],
    ['FateGO', '梅林。安卓？不要'],
  ] as const)('is refused by the answer, in %s: %s', async (game, text) => {
    expect(await choicesOf(game, text)).toEqual({ platform: { not: ['android'] } });
  });

  it('is refused alone', async () => {
    expect(await choicesOf('FateGO', 'Merlin on iOS. NA server? no thanks')).toEqual({
      platform: ['ios'],
      server: { not: ['na'] },
    });
  });
});
