/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

const valuesOf = async (facet: string, text: string, mode: ParseMode, game: GameId = 'FateGO') =>
  parseText(await loadGame(gameById(game)), mode, text).choices.find((one) => one.facet === facet)?.values ?? null;

describe('whether an account can be rebound', () => {
  it.each([
    '换绑随意',
    '随便改绑',
    '連携は変更できます',
    '連携、変更可能です',
    'bound to google, can be rebound',
    'I can unlink',
    '谷歌绑可换',
    'Link can be changed',
    '谷歌绑，可改',
    'will rebind',
    're-bind is possible',
  ])('is read as yes: %s', async (text) => {
    expect(await valuesOf('rebindable', text, 'offer')).toEqual(['yes']);
  });

  it.each([
    '谷歌绑，换不了',
    'cannot change link',
    '死绑不能换',
    '没法换绑',
    '没法换',
    '唔可以轉綁',
    'Apple IDです、移せません',
    "bound to Apple, won't move",
    '連携変更はできません',
    '変更は不可',
    '320出，不包换绑',
    "can't be rebound",
    'no rebinding',
  ])('is read as no: %s', async (text) => {
    expect(await valuesOf('rebindable', text, 'offer')).toEqual(['no']);
  });
});

describe('the value of an attribute that an account has once', () => {
  it.each([
    ['jp', 'server', '国际版关了，这是日服'],
    ['c4', 'teamRank', 'about to hit Class 5 but currently Class 4'],
    ['guest', 'bind', '没绑，谷歌自己注册'],
    ['guest', 'bind', 'Fresh reroll, Not linked yet.'],
    ['guest', 'bind', '还没绑，自己来'],
    ['cy', 'bind', 'JP data-link account'],
    ['reserve', 'saleMode', '要价1100，交定金100可以先留号'],
  ])('is %s: %s', async (value, facet, text) => {
    expect(await valuesOf(facet, text, 'offer', 'UmaMusume')).toEqual([value]);
  });

  it.each<[string, string, string, GameId]>([
    ['master', 'rank', '段位：钻石→大师', 'MasterDuel'],
    ['silver', 'rank', '段位：青铜（已改：白银）', 'MasterDuel'],
    ['platinum', 'rank', '段位：上赛季传说，这赛季掉到铂金了', 'duel_links'],
    ['platinum', 'rank', '最高打到大师，现在铂金', 'MasterDuel'],
    ['platinum', 'rank', 'Platinum now (peaked at Master)', 'MasterDuel'],
    ['platinum', 'rank', '前シーズンはマスター、今シーズンはプラチナ', 'MasterDuel'],
    ['bnid', 'bind', '绑定：【谷歌】→已换成【万代ID】', 'imassc_prism'],
    ['no', 'firstHand', '二手，别问一手', 'FateGO'],
    ['cy', 'bind', 'Bind: Google→今は CY連携に変更済み', 'UmaMusume'],
    ['konami', 'bind', '绑定：谷歌（更正，现在是科乐美ID）', 'duel_links'],
    ['apple', 'bind', 'Google連携からApple IDに変えました', 'FateGO'],
    ['apple', 'bind', 'guest じゃない、Apple 绑', 'Mass'],
    ['jp', 'server', '日服（标题写成国服了）', 'BlueArchive'],
    ['selfpull', 'accountType', '自抽号批发（初始号那批昨天清完了）', 'imassc_prism'],
  ])('is the last one, %s, of %s: %s', async (value, facet, text, game) => {
    expect(await valuesOf(facet, text, 'offer', game)).toEqual([value]);
  });

  it('may be one of several in a wish', async () => {
    expect(await valuesOf('server', '国服或日服', 'query', 'UmaMusume')).toEqual(['jp', 'cn']);
  });
});

describe('a value that a listing allows', () => {
  it.each(['水晶2000，引继码 OK', '引継ぎコードOK'])('is offered: %s', async (text) => {
    const { choices } = parseText(await loadGame(gameById('srw_dd_jp')), 'offer', text);

    expect(choices).toMatchObject([{ facet: 'bind', values: ['code'] }]);
  });
});

describe('a part of the story', () => {
  it.each([
    ['主线清到奏章，终章还没打', ['ordeal']],
    ['主线卡在LB6没打完', ['lb6']],
  ])('counts unless a listing has not begun it: %s', async (text, story) => {
    expect(await valuesOf('story', text, 'offer')).toEqual(story);
  });
});

describe('a word that only sounds like a kind of account', () => {
  it.each(['大学毕业了要去实习', '毕业论文写不完了忍痛出', 'retired from the guild'])('is none: %s', async (text) => {
    expect(await valuesOf('accountType', `${text} 梅林`, 'offer')).toBeNull();
  });

  it('names no server', async () => {
    expect(await valuesOf('server', 'サービス終了の噂', 'offer', 'Mass')).toBeNull();
  });
});

describe('the platforms of a listing', () => {
  it.each([
    '安卓苹果都能上',
    'iOS/安卓 双端',
    'works on iOS and Android',
    'iOSでもAndroidでも遊べます',
    'PC・スマホ両対応',
  ])('are both: %s', async (text) => {
    expect(await valuesOf('platform', text, 'offer')).toEqual(['both']);
  });

  it('stay alternatives in a wish that lists them', async () => {
    expect(await valuesOf('platform', '安卓或双端', 'query')).toEqual(['android', 'both']);
    expect(await valuesOf('platform', 'needs both android and iphone', 'query')).toEqual(['both']);
  });
});

describe('a bound of an ordered value', () => {
  it.each([
    ['主线至少打到LB6', ['lb6', 'lb7', 'ordeal', 'final']],
    ['LB7以降まで進んでいること', ['lb7', 'ordeal', 'final']],
    ['LB7 or above', ['lb7', 'ordeal', 'final']],
  ])('selects every value beyond it: %s', async (text, values) => {
    expect(await valuesOf('story', text, 'query')).toEqual(values);
  });

  it('does not add values to a listing, which has one', async () => {
    expect(await valuesOf('story', 'story up to LB7', 'offer')).toEqual(['lb7']);
  });

  it('may follow the number of a class', async () => {
    expect(await valuesOf('teamRank', '競技場クラスは4以上', 'query', 'UmaMusume')).toEqual(['c4', 'c5', 'c6']);
  });
});

describe('a bound of copies', () => {
  it.each(['至少3张灰流丽', '三张以上的灰流丽', '灰流丽不少于3张', 'at least 3 Ash Blossom', 'Ash Blossom at least 3'])(
    'belongs to the level: %s',
    async (text) => {
      const { items, unread } = parseText(await loadGame(gameById('MasterDuel')), 'query', text);

      expect(items).toMatchObject([{ item: 'c-ash-blossom-joyous-spring', level: 3 }]);
      expect(unread).toEqual([]);
    },
  );
});

describe('how many accounts are in stock', () => {
  it('is said in brackets too: 複数在庫あります（残5）', async () => {
    const { ranges } = parseText(
      await loadGame(gameById('BlueArchive')),
      'offer',
      '初期垢、複数在庫あります（残5）石600',
    );

    expect(ranges).toContainEqual(expect.objectContaining({ facet: 'stock', range: { min: 5, max: 5 } }));
  });
});
