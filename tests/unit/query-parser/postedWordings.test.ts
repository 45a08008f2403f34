/** @jest-environment node */
import type { GameId } from '@/games/types';
import { type Reading, readPosted } from './readPosted';

describe('the wordings of a posted wish', () => {
  it.each<[GameId, string, Reading]>([
    ['Mass', 'ガガーランがいる垢は要らねえ、出すな', { items: ['ol-gagaran*1 never'] }],
    [
      'Mass',
      '泳装的一个都不想要（水鹅、水夏提雅）',
      { items: ['ol-albedo-swim*1 never', 'ol-shalltear-swim*1 never'] },
    ],
    ['FateGO', '梅林不要（C呆要）', { items: ['svt-150*1 never', 'svt-284*1'] }],
    // Cantonese
    [
      'Mass',
      '克萊門汀有就最好 冇都照收 唔要遊客號',
      { items: ['ol-clementine*1 nice'], attributes: { bind: { not: ['guest'] } } },
    ],
    ['pokemontcgp', '游客号不彳亍', { attributes: { bind: { not: ['guest'] } } }],
    [
      'Mememori_ww',
      '阿姆斯特朗LR+5 福尔蒂娜LR往上 差一个都不看 谷歌绑的爬',
      { items: ['chr-050*14', 'chr-042*9'], attributes: { bind: { not: ['google'] } } },
    ],
    [
      'imassc_prism',
      "Don't bother if it includes Nichika. Asahi maxed.",
      { items: ['idol-nichika*1 never', 'idol-asahi*6'] },
    ],
    ['Mememori_ww', 'World 70 until 90', { attributes: { world: { min: 70, max: 90 } } }],
    ['Mass', 'エントマは虫あかんから、おらんやつで', { items: ['ol-entoma*1 never'] }],
    ['MasterDuel', 'Missing: Nibiru', { items: ['c-nibiru-the-primal-being*1'] }],
    ['FateGO', 'Merlin, JP preferred, Waver required', { items: ['svt-150*1', 'svt-37*1'] }],
    ['FateGO', "Merlin. acc can't include Castoria", { items: ['svt-150*1', 'svt-284*1 never'] }],
    ['FateGO', 'not interested without Merlin', { items: ['svt-150*1'] }],
    [
      'FateGO',
      '国服不要（梅林、孔明）',
      { items: ['svt-150*1', 'svt-37*1'], attributes: { server: { not: ['cn_ios', 'cn_android'] } } },
    ],
    ['FateGO', '孔明以外（マーリン、オベロン）', { items: ['svt-37*1 never', 'svt-150*1', 'svt-316*1'] }],
    ['FateGO', 'C呆要，给我安卓的号', { items: ['svt-284*1'], attributes: { platform: 'android' } }],
    ['FateGO', "I'm on iOS. C呆", { items: ['svt-284*1'] }],
    ['FateGO', "I'd like to have an account with Waver", { items: ['svt-37*1'] }],
    ['FateGO', 'I wrote Waver in my last post, still need her', { items: ['svt-37*1'] }],
    ['FateGO', '谷歌连携，预算5000，C呆', { items: ['svt-284*1'], price: { max: 5000 } }],
    ['FateGO', 'I love Merlin, so no Merlin this time please', { items: ['svt-150*1 never'] }],
    ['FateGO', 'Merlin a must. no Merlin no deal', { items: ['svt-150*1'] }],
    ['BlueArchive', 'Dress Ako disqualifies the account', { items: ['stu-ako-dress*1 never'] }],
    ['duel_links', 'ブルーエンジェルは未解放でも問題ございません。', {}],
    ['Mememori_ww', 'エレインもおりましたら大変嬉しく存じますが必須ではございません。', { items: ['chr-140*1 nice'] }],
    ['FateGO', '韓国版と繁体字版も×', { attributes: { server: { not: ['tw', 'kr'] } } }],
    ['Mememori_jp', 'A.A.入りの垢は×（制服A.A.は関係ないです）', { items: ['chr-048*1 never'] }],
    ['imassc_prism', '連携変更ができること。甘奈', { items: ['idol-amana*1'], attributes: { rebindable: true } }],
    ['gget_jp', 'ユウ・カジマ1凸が最低ライン。', { items: ['chr-yuu-kajima*2'] }],
    ['imassc_prism', 'あさひ は own 済みなので関係なし', {}],
    ['FateGO', 'never managed to pull Castoria so I would rather buy one', { items: ['svt-284*1'] }],
    ['Mememori_ww', 'I refuse to own another Armstrong, she haunts me', { items: ['chr-050*1 never'] }],
    ['UmaMusume', "I don't accept DMM link.", { attributes: { bind: { not: ['dmm'] } } }],
    ['Mass', "Christmas Albedo — lovely if it's there", { items: ['ol-albedo-xmas*1 nice'] }],
    [
      'BlueArchive',
      'swimsuits: Hanako, Eimi. bunnies: Toki',
      { items: ['stu-hanako-swimsuit*1', 'stu-eimi-swimsuit*1', 'stu-toki-bunny*1'] },
    ],
    ['FateGO', '奥伯龙跟女梅林能有一个就行', { items: ['svt-316*1 any', 'svt-353*1 any'] }],
    ['MasterDuel', 'うらら、泡影ぜんぶ3枚', { items: ['c-ash-blossom-joyous-spring*3', 'c-infinite-impermanence*3'] }],
    ['Mass', 'ティア、ティナはオール3凸', { items: ['ol-tia*4', 'ol-tina*4'] }],
    ['FateGO', 'マーリンと孔明がそろって宝具2', { items: ['svt-150*2', 'svt-37*2'] }],
    ['imassc_prism', '月岡恋鐘ちょうど2凸の垢', { items: ['idol-kogane*3'] }],
    ['UmaMusume_Stone', '石垢おなしゃす', { attributes: { accountType: 'stone' } }],
    ['UmaMusume', '初期垢には興味なくて、プレイ垢で', { attributes: { accountType: 'played' } }],
    ['FateGO', '予算5千円から8千円に変更', { price: { min: 5000, max: 8000, currency: 'JPY' } }],
    ['FateGO', 'マーリン、孔明\n以上、よろしくお願いします。石は不要', { items: ['svt-150*1', 'svt-37*1'] }],
    ['FateGO', 'マーリン、孔明\n上面两个没有就不要', { items: ['svt-150*1', 'svt-37*1'] }],
    ['FateGO', 'マーリン・孔明、誰でもええから一人おるやつ', { items: ['svt-150*1 any', 'svt-37*1 any'] }],
    [
      'FateGO',
      'マーリンでも孔明でも、一人居てくれればもう何も言いません',
      { items: ['svt-150*1 any', 'svt-37*1 any'] },
    ],
    ['FateGO', 'マーリンと孔明、二つに一つで探してます', { items: ['svt-150*1 any', 'svt-37*1 any'] }],
    ['FateGO', 'マーリン希望、いないなら孔明でいい', { items: ['svt-150*1 any', 'svt-37*1 any'] }],
    [
      'UmaMusume',
      'Androidで動く垢やないとあかん。ドゥラメンテ★3',
      { items: ['uma-duramente*3'], attributes: { platform: 'android' } },
    ],
    ['Mass', 'アインズ様がフル凸、アウラは1凸で問題ないです', { items: ['ol-ainz*6', 'ol-aura*2'] }],
    ['Mememori_jp', 'アイリーンがLR+5。ルシールはURどまりで結構です', { items: ['chr-109*14', 'chr-089*7'] }],
    ['srw_dd_ww', '真盖塔1 满破…算了 2破 以上就 OK', { items: ['u-shin-getter-1*3'] }],
    [
      'UmaMusume',
      'DMM連携はムリです。トプロ',
      { items: ['uma-narita-top-road*1'], attributes: { bind: { not: ['dmm'] } } },
    ],
    ['FateGO', 'マーリン希望。孔明はやめときます', { items: ['svt-150*1', 'svt-37*1 never'] }],
    ['Mememori_ww', 'メルティーユLR、あわよくばフォルティナも', { items: ['chr-029*9', 'chr-042*1 nice'] }],
    ['FateGO', 'マーリン必須、孔明もおったらめっちゃ嬉しいなぁ', { items: ['svt-150*1', 'svt-37*1 nice'] }],
    ['FateGO', 'マーリン必須、孔明はあったらでいい', { items: ['svt-150*1', 'svt-37*1 nice'] }],
    ['srw_dd_jp', 'エヴァ初号機の凸はこだわらん', { items: ['u-eva-01*1'] }],
    ['FateGO', '日本版のマーリンを誰か売ってくれません', { items: ['svt-150*1'], attributes: { server: 'jp' } }],
    ['FateGO', 'マーリンか孔明、どちらか持ってる方いません〜？', { items: ['svt-150*1 any', 'svt-37*1 any'] }],
    ['gget_jp', 'νガンダムとサザビー\nサザビーやっぱなしで', { items: ['unit-nu-ex*1'] }],
    ['duel_links', 'アストラルかカイト、どっちも無しは×', { items: ['char-astral*1 any', 'char-kite-tenjo*1 any'] }],
    [
      'MasterDuel',
      'うらら3枚、無限泡影（こっちは2枚）',
      { items: ['c-ash-blossom-joyous-spring*3', 'c-infinite-impermanence*2'] },
    ],
    [
      'Mememori_jp',
      '浴衣コルディか団長コルディ、どちらか一方でもUR以上なら',
      { items: ['chr-072*7 any', 'chr-123*7 any'] },
    ],
    ['imassc_prism', '摩美々だけ完凸でいいか。結華は3凸で', { items: ['idol-mamimi*6', 'idol-yuika*4'] }],
    [
      'imassc_prism',
      'DMM連携はうちのスマホでやれないんで、それ以外の連携で',
      { attributes: { bind: { not: ['dmm'] } } },
    ],
    ['MasterDuel', 'Steam連携の垢\nSteamじゃなくKONAMI IDのほうで', { attributes: { bind: 'konami' } }],
    ['FateGO', '宝具2以上：マーリン、孔明\n孔明だけ1でもよし', { items: ['svt-150*2', 'svt-37*1'] }],
    ['MasterDuel', '天盃龍デッキ\nすいませんKONAMI IDで', { items: ['deck-tenpai*1'], attributes: { bind: 'konami' } }],
    ['FateGO', '（マーリンおったのに）孔明希望', { items: ['svt-37*1'] }],
    [
      'Mass',
      'アインズ、アルベドとシャルティア、この2人は3凸以上',
      { items: ['ol-ainz*1', 'ol-albedo*4', 'ol-shalltear*4'] },
    ],
    ['FateGO', '梅林、孔明、C呆，这两个都要宝2', { items: ['svt-150*1', 'svt-37*2', 'svt-284*2'] }],
    ['FateGO', 'マーリン持ってないやつはいらない', { items: ['svt-150*1'] }],
    ['FateGO', 'マーリンまだ持ってないから欲しい、孔明はいらない', { items: ['svt-150*1', 'svt-37*1 never'] }],
    ['FateGO', 'マーリンは今いないし、孔明はいらない', { items: ['svt-150*1 never', 'svt-37*1 never'] }],
    ['FateGO', '予算は厳しいですがマーリン', { items: ['svt-150*1'] }],
    ['UmaMusume', 'DMM連携は厳しいです', { attributes: { bind: { not: ['dmm'] } } }],
    ['FateGO', '200抽没出。C呆，600内', { items: ['svt-284*1'], price: { max: 600 } }],
  ])('are read in %s: %s', async (game, text, reading) => {
    expect(await readPosted('query', game, text)).toEqual(reading);
  });
});

describe('the wordings of a posted listing', () => {
  it.each<[GameId, string, Reading]>([
    ['FateGO', 'マーリン宝2\nキャストリアはお迎えできませんでした', { items: ['svt-150*2'] }],
    ['MasterDuel', 'デッキ：蟲惑魔（ふわんだりぃずは解体済み）', { items: ['deck-traptrix*1'] }],
    ['srw_dd_jp', 'アーバレスト→1凸（レーバテインの方は無いよ）', { items: ['u-arbalest*2'] }],
    ['FateGO', 'never managed to pull Castoria. Merlin NP2', { items: ['svt-150*2'] }],
    ['imassc_prism', "LB2: Kogane\nTenka never came home and Chiyuki isn't here either", { items: ['idol-kogane*3'] }],
    ['MasterDuel', 'Ash x3\n**Missing:** Nibiru, Little Knight', { items: ['c-ash-blossom-joyous-spring*3'] }],
    ['imassc_prism', '黛冬優子\n※和泉愛依・芹沢あさひはおりません', { items: ['idol-fuyuko*1'] }],
    ['gget_jp', 'エクシア 0凸\nνガンダム は no、期待しないで', { items: ['unit-exia-ex*1'] }],
    ['BlueArchive', 'sensei 87, Nexon login', { attributes: { bind: 'nexon', level: 87 } }],
    // 露娜琳德肝 is no misspelt 露娜琳德冬, which is another item.
    ['Mememori_jp', '露娜琳德肝到LR+7', { items: ['chr-046*16'] }],
    ['UmaMusume_Stone', '石垢まだあります', { attributes: { accountType: 'stone' } }],
    ['UmaMusume', 'カフェはまだ★3', { items: ['uma-manhattan-cafe*3'] }],
    ['UmaMusume', '連携変更はできます', { attributes: { rebindable: true } }],
    [
      'Mass',
      'モモン完凸\n3,900円から3,500円へ値下げ',
      { items: ['ol-momon*6'], price: { amount: 3500, currency: 'JPY' } },
    ],
    ['Mememori_ww', '弃坑甩卖 国际服W61', { attributes: { server: 'ww', world: 61 } }],
  ])('are read in %s: %s', async (game, text, reading) => {
    expect(await readPosted('offer', game, text)).toEqual(reading);
  });
});
