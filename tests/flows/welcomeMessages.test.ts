/** @jest-environment node */
import { writeQuery } from '@/domain/queryString';
import { type ChosenGame, chooseGame } from '@/features/message/chooseGame';
import { findGameNames } from '@/features/message/findGameNames';
import { GAME_SOURCES } from '@/features/message/gameSources';
import { type CatalogFacts, readWith } from '@/features/message/readWith';
import { facetsOf } from '@/games/facetsOf';
import type { GameId } from '@/games/types';
import { createItemLinks } from '@/names/itemLinks';
import { loadRoster } from '@/names/loadRoster';

const FIRST_VISIT = { lastGame: null, onSale: () => 0 };

const choose = (message: string, lastGame: GameId | null = null) =>
  chooseGame(message, { ...FIRST_VISIT, lastGame }, GAME_SOURCES);

/** Pastes a message into the box of the welcome page: the path that its link leads to, and the words that are marked. */
async function paste(message: string, facts: CatalogFacts | null = null) {
  const chosen = await choose(message);
  if (chosen.kind !== 'read') return { asked: chosen.games.map(({ id }) => id) };
  const { game, opened } = chosen;
  const parser = opened.parser.withShops(facts?.shops ?? []);
  const { query, marks } = readWith(parser, opened.spec, message, findGameNames(message), facts);
  const links = createItemLinks(await loadRoster(game.family));
  return {
    link: decodeURIComponent(`${game.id}${writeQuery(query, facetsOf(opened.spec), links)}`),
    marked: marks.map(({ start, end, kind }) => `${message.slice(start, end)} ${kind}`),
  };
}

const MESSAGES: readonly (readonly [message: string, link: string, marked: readonly string[]])[] = [
  [
    '哥们求个马娘号，满破北黑 爱丽速子 石3万+ 300以内 能换绑 不要繁中服，急，在线等',
    'UmaMusume?want=kitasan-black-speed*5,agnes-tachyon&price=..300&jewel=30000..&server=!tw&rebindable=yes',
    [
      '马娘 game',
      '满破北黑 want',
      '爱丽速子 want',
      '石3万+ condition',
      '300以内 condition',
      '能换绑 condition',
      '不要繁中服 never',
    ],
  ],
  [
    '收个日服号\nC呆、村正随便一个\n梅林要宝2以上\n石头800+，500以内 便宜的优先',
    'FateGO?want=merlin*2&any=altria-caster,senji-muramasa&price=..500&sq=800..&server=jp&sort=price',
    ['日服号 condition', 'C呆 want', '村正 want', '梅林要宝2以上 want', '石头800+ condition', '500以内 condition'],
  ],
  [
    '蹲个国际服的号\n未花 日奈都要有\n青辉石2万以上\n不要礼服日奈\n预算300-600',
    'BlueArchive?want=mika,hina&not=hina-dress&price=300..600&pyroxene=20000..&server=global_tw,global_asia,global_na,global_kr',
    [
      '国际服 condition',
      '未花 want',
      '日奈 want',
      '青辉石2万以上 condition',
      '不要礼服日奈 never',
      '预算300-600 condition',
    ],
  ],
  [
    'ブルアカ日本版の垢探してます\nミカ、水着ホシノ必須\n青輝石15000以上',
    'BlueArchive?want=mika,hoshino-swimsuit&pyroxene=15000..&server=jp',
    ['ブルアカ game', '日本版 condition', 'ミカ want', '水着ホシノ want', '青輝石15000以上 condition'],
  ],
  [
    'シャニソンの垢探してます！\n浅倉透と樋口円香は必須、できれば緋田美琴も',
    'imassc_prism?want=toru-asakura,madoka-higuchi&nice=mikoto-aketa',
    ['シャニソン game', '浅倉透 want', '樋口円香 want', 'できれば緋田美琴 want'],
  ],
  [
    'anyone selling a pocket acc?\nMewtwo ex\n500+ hourglasses, under 60\nthanks',
    'pokemontcgp?want=mewtwo-ex&price=..60&pack_hourglass=500..',
    ['pocket game', 'Mewtwo ex want', '500+ hourglasses condition', 'under 60 condition'],
  ],
  [
    '收MD号，白银城 or 蛇眼 either is fine\ngems 5000+, max 300',
    'MasterDuel?any=labrynth-deck,snake-eye-deck&price=..300&gem=5000..',
    ['MD game', '白银城 want', '蛇眼 want', 'gems 5000+ condition', 'max 300 condition'],
  ],
  [
    '求DL号\n青眼 黑魔导都要\n宝石一万以上\n200块左右',
    'duel_links?want=blue-eyes-white-dragon,dark-magician&price=160..240&gem=10000..',
    ['DL game', '青眼 want', '黑魔导 want', '宝石一万以上 condition', '200块左右 condition'],
  ],
  [
    '收骨王手游号 雅儿贝德 500以内',
    'Mass?want=albedo&price=..500',
    ['骨王手游 game', '雅儿贝德 want', '500以内 condition'],
  ],
  [
    '求 马娘石头号 石5万+ 100以内',
    'UmaMusume_Stone?price=..100&jewel=50000..&accounttype=stone',
    ['石头号 condition', '石5万+ condition', '100以内 condition'],
  ],
];

const SERVERS: readonly (readonly [message: string, link: string, marked: readonly string[]])[] = [
  [
    '求 勿忘日服 芬里尔LR 10万钻',
    'Mememori_jp?want=fenrir*9&diamond=100000..',
    ['勿忘 game', '日服 game', '芬里尔LR want', '10万钻 condition'],
  ],
  [
    'メメモリ グローバル版\nフェンリルLR以上\nダイヤ10万以上',
    'Mememori_ww?want=fenrir*9&diamond=100000..',
    ['メメモリ game', 'グローバル版 game', 'フェンリルLR以上 want', 'ダイヤ10万以上 condition'],
  ],
  ['求机战DD 国际服 真盖塔', 'srw_dd_ww?want=shin-getter-1', ['机战DD game', '国际服 game', '真盖塔 want']],
  [
    '收gget国际服号 自由高达满破 5000钻以上 400以下',
    'gget_ww?want=freedom-gundam*4&price=..400&diamond=5000..',
    ['gget game', '国际服号 game', '自由高达满破 want', '5000钻以上 condition', '400以下 condition'],
  ],
  [
    '求gget nore日服 自由高达满破',
    'gget_nore_jp?want=freedom-gundam*4',
    ['gget game', '日服 game', '自由高达满破 want'],
  ],
];

const LISTINGS: readonly (readonly [message: string, link: string])[] = [
  [
    '出 满破北黑 3破高峰 石3万 能换绑 800出',
    'UmaMusume?want=kitasan-black-speed*5,mejiro-ramonu-wit*4&price=..800&jewel=30000..&rebindable=yes',
  ],
  [
    '【出】日服自抽 梅林宝2 石1260 一手可换绑 ¥268',
    'FateGO?want=merlin*2&price=..268&sq=1260..&server=jp&accounttype=selfpull&rebindable=yes&firsthand=yes',
  ],
  ['WTS JP account, Merlin NP2, Castoria, 900 SQ', 'FateGO?want=merlin*2,altria-caster&sq=900..&server=jp'],
];

describe('A message pasted on the welcome page', () => {
  it.each(MESSAGES)('leads to the offers of its game: %s', async (message, link, marked) => {
    expect(await paste(message)).toEqual({ link, marked });
  });

  it.each(SERVERS)(
    'leads to the server that it names, which is no further condition: %s',
    async (message, link, marked) => {
      expect(await paste(message)).toEqual({ link, marked });
    },
  );

  it('leads to the other server if it refuses one', async () => {
    expect(await paste('求gget 自由高达满破 日服的不要')).toMatchObject({
      link: expect.stringMatching(/^gget_ww\?want=/),
    });
  });

  it.each(LISTINGS)('finds offers like a listing, at most as expensive: %s', async (message, link) => {
    expect(await paste(message)).toMatchObject({ link });
  });

  it('understands shops once the catalog is open', async () => {
    const facts: CatalogFacts = { currency: 'CNY', shops: ['月见屋', '听雨楼'], facets: null };

    expect(await paste('求小北 满破，月见屋别来', facts)).toMatchObject({
      link: 'UmaMusume?want=小北:kitasan-black-speed/kitasan-black-guts*5&shop=!月见屋',
      marked: ['小北 满破 want', '月见屋别来 never'],
    });
  });

  it('does not mark a price in another currency than that of the catalog', async () => {
    const facts: CatalogFacts = { currency: 'CNY', shops: [], facets: null };
    const message = 'ブルアカ ミカ 予算1万円まで';

    expect(await paste(message)).toMatchObject({ link: 'BlueArchive?want=mika&price=..10000' });
    expect(await paste(message, facts)).toMatchObject({
      link: 'BlueArchive?want=mika&unused=予算1万円まで',
      marked: ['ブルアカ game', 'ミカ want'],
    });
  });

  it('asks which game is meant if several understand it equally well', async () => {
    const { asked } = await paste('初始号 宝石5w 未绑定');

    expect(asked?.length).toBeGreaterThan(1);
    expect(asked?.length).toBeLessThanOrEqual(3);
  });

  it('is about the game visited last if several understand it equally well', async () => {
    const { asked = [] } = await paste('初始号 宝石5w 未绑定');
    const last = asked.at(-1) ?? null;

    expect(await choose('初始号 宝石5w 未绑定', last)).toMatchObject({ kind: 'read', game: { id: last } });
  });

  it('asks for the game if nothing is understood', async () => {
    expect(await choose('在吗在吗', 'BlueArchive')).toEqual({
      kind: 'unclear',
      games: [expect.objectContaining({ id: 'BlueArchive' }), expect.anything(), expect.anything()],
    });
  });

  it.each<[string, GameId]>([
    ['blue archive mika under 300', 'BlueArchive'],
    ['Blue Archive Mika', 'BlueArchive'],
    ['スパロボDD サイバスター', 'srw_dd_jp'],
    ['デュエルリンクス 青眼の白龍', 'duel_links'],
    ['マスターデュエル 青眼の白龍', 'MasterDuel'],
  ])('belongs to the game that it names, also if words of other games begin like that: %s', async (message, game) => {
    expect(await choose(message)).toMatchObject({ kind: 'read', game: { id: game } });
  });
});

describe('The name of a game', () => {
  const named = async (text: string) => {
    const chosen: ChosenGame = await choose(text);
    return chosen.kind === 'named' ? chosen.games.map(({ id }) => id) : chosen.kind;
  };

  it.each([
    ['马娘', ['UmaMusume']],
    ['うま娘', ['UmaMusume']],
    ['gget 日服', ['gget_jp', 'gget_nore_jp']],
    ['blue arch', ['BlueArchive']],
    ['游戏王', ['duel_links', 'MasterDuel']],
  ])('is not read as a message: %s', async (text, ids) => {
    expect(await named(text)).toEqual(ids);
  });

  it('may be misspelt', async () => {
    expect(await choose('fatego2')).toMatchObject({ kind: 'unclear', games: [{ id: 'FateGO' }, {}, {}] });
  });
});
