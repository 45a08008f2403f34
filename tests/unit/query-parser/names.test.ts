/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const parse = async (game: GameId, text: string) => parseText(await loadGame(gameById(game)), 'query', text);

async function readNames(game: GameId, text: string) {
  const { items, ambiguous, unread } = await parse(game, text);
  return {
    items: items.map(({ item }) => item),
    ambiguous: ambiguous.map(({ candidates }) => [...candidates]),
    unread: unread.map((one) => one.text),
  };
}

describe('an article', () => {
  it('begins no name: an NA account is one of the American server', async () => {
    const { items, choices } = parseText(await loadGame(gameById('FateGO')), 'query', 'an NA account with Merlin');

    expect(items.map(({ item }) => item)).toEqual(['svt-150']);
    expect(choices.flatMap(({ values }) => values)).toEqual(['na']);
  });
});

describe('A misspelt name', () => {
  it.each<readonly [GameId, string, string]>([
    ['MasterDuel', 'ash blosom', 'c-ash-blossom-joyous-spring'],
    ['MasterDuel', 'S:P Little Night', 'c-s-p-little-knight'],
    ['MasterDuel', 'baronne de fluer', 'c-baronne-de-fleur'],
    ['duel_links', 'blue-eyes whte dragon', 'c-blue-eyes-white-dragon'],
    ['FateGO', '斯卡萨哈', 'svt-70'],
    ['UmaMusume', 'kitasan blak speed', 'sc-30028'],
  ])('is one name although parts of it are correct, in %s: %s', async (game, text, item) => {
    expect(await readNames(game, text)).toEqual({ items: [item], ambiguous: [], unread: [] });
  });

  it.each(['xing', 'zhen', 'heis', 'shen', 'beihe', 'bond'])(
    'is not assumed for a short or unfinished word: %s',
    async (text) => {
      expect(await readNames('FateGO', text)).toEqual({ items: [], ambiguous: [], unread: [text] });
    },
  );

  it.each(['馋摩根', '爱摩根', '一见摩根'])(
    'is not assumed where another character precedes a name: %s',
    async (text) => {
      expect((await readNames('FateGO', text)).items).toEqual(['svt-309']);
    },
  );

  it('does not differ in the first letter unless it is long', async () => {
    expect((await readNames('srw_dd_ww', 'the raisin')).items).toEqual([]);
  });
});

describe('A nickname that is also a common word', () => {
  it.each(['白子 邮箱可换', '白子，送邮箱', '白子 邮箱号'])(
    'is that word where it is about the account: %s',
    async (text) => {
      expect((await readNames('BlueArchive', text)).items).toEqual(['stu-shiroko']);
    },
  );

  it('is the item elsewhere', async () => {
    expect((await readNames('BlueArchive', '收邮箱')).items).toEqual(['stu-yuuka']);
  });
});

describe('A part of a name', () => {
  it.each<readonly [GameId, string, string]>([
    ['duel_links', 'サイバー・エンド', 'c-cyber-end-dragon'],
    ['duel_links', 'アクア・ドルフィン', 'c-neo-spacian-aqua-dolphin'],
    ['duel_links', 'ホープ・ザ・ライトニング', 'c-number-s39-utopia-the-lightning'],
    ['duel_links', '希望皇霍普', 'c-number-39-utopia'],
    ['gget_jp', '夏亚专用扎古', 'unit-char-zaku2-origin-ex'],
    ['pokemontcgp', '三星Mega七夕青鸟ex', 'b1-286'],
  ])('identifies the item in %s: %s', async (game, text, item) => {
    expect(await readNames(game, text)).toEqual({ items: [item], ambiguous: [], unread: [] });
  });

  it('does not contain a particle at its end', async () => {
    expect((await readNames('MasterDuel', '尤贝尔的')).items).toEqual([]);
  });

  it.each(['シンプルな垢', '高すぎる'])('is not a name of two kana inside a word: %s', async (text) => {
    expect((await readNames('gget_jp', text)).items).toEqual([]);
    expect((await readNames('FateGO', text)).items).toEqual([]);
  });
});

describe('A costume', () => {
  it.each<readonly [GameId, string, string]>([
    ['BlueArchive', '礼服版日奈', 'stu-hina-dress'],
    ['BlueArchive', '星野（泳装版）', 'stu-hoshino-swimsuit'],
    ['BlueArchive', 'Hoshino swimsuit version', 'stu-hoshino-swimsuit'],
    ['BlueArchive', 'シュン（ロリ）', 'stu-shun-small'],
    ['Mememori_jp', 'コルディは団長バージョン', 'chr-123'],
    ['Mememori_jp', 'ニーナ（夏）', 'chr-095'],
    ['Mass', 'swimsuit Shalltear', 'ol-shalltear-swim'],
    ['FateGO', 'summer jalter', 'svt-219'],
    ['pokemontcgp', 'ニンフィアexの虹の星2', 'a3b-089'],
  ])('is read before and after its name in %s: %s', async (game, text, item) => {
    expect(await readNames(game, text)).toEqual({ items: [item], ambiguous: [], unread: [] });
  });
});

describe('A name in kana', () => {
  it('is no part of a word in hiragana', async () => {
    expect((await readNames('MasterDuel', 'うららありますか')).items).toEqual(['c-ash-blossom-joyous-spring']);
  });

  it('does not include the heading before it', async () => {
    expect((await readNames('pokemontcgp', '星3: メガバシャーモex、メガチルタリス')).items).toEqual([
      'b1-284',
      'b1-286',
    ]);
  });
});

describe('Two mentions of one item', () => {
  it.each<readonly [GameId, string, string]>([
    ['pokemontcgp', 'A4b-376皮卡丘ex', 'a4b-376'],
    ['pokemontcgp', 'Gengar (A1-277)', 'a1-277'],
    ['pokemontcgp', 'Pikachu ex, the A1-281 one', 'a1-281'],
    ['gget_jp', 'ラクス＆エターナル', 'sup-lacus-eternal'],
  ])('are joined in %s: %s', async (game, text, item) => {
    expect((await readNames(game, text)).items).toEqual([item]);
  });

  it('stay apart if they are a name and the same name with a detail', async () => {
    expect((await readNames('pokemontcgp', '皮卡丘ex 皮卡丘ex（皇冠）')).ambiguous).toHaveLength(1);
  });
});

describe('A name of several items', () => {
  it.each<readonly [GameId, string, readonly string[]]>([
    ['MasterDuel', '尤贝尔', ['c-yubel', 'deck-yubel']],
    ['Mememori_ww', '伊利亚', ['chr-002', 'chr-061']],
    ['Mass', '巴雷亚雷', ['ol-nfirea', 'ol-lizzie']],
    ['gget_jp', '布莱特', ['sup-bright-white-base', 'sup-bright-ra-cailum']],
    ['srw_dd_ww', '00高达', ['u-double-o-raiser', 'u-00-qant']],
  ])('is ambiguous in %s: %s', async (game, text, candidates) => {
    expect(await readNames(game, text)).toEqual({ items: [], ambiguous: [candidates], unread: [] });
  });
});

describe('Nicknames', () => {
  it.each<readonly [GameId, string, readonly string[]]>([
    ['BlueArchive', '聖園ミカ 陸八魔アル', ['stu-mika', 'stu-aru']],
    ['duel_links', 'カイザー亮 エド MST', ['char-zane-truesdale', 'char-aster-phoenix', 'c-mystical-space-typhoon']],
    ['MasterDuel', 'Droll 夜光 弓形', ['c-droll-lock-bird', 'c-tearlaments-kitkallos', 'c-mathmech-circular']],
    ['FateGO', 'Ozy Salter 冲田总司', ['svt-118', 'svt-3', 'svt-68']],
    ['UmaMusume', '春乌', ['uma-haru-urara']],
  ])('of the communities are known in %s: %s', async (game, text, items) => {
    expect(await readNames(game, text)).toEqual({ items, ambiguous: [], unread: [] });
  });
});

describe('满 after a name', () => {
  it.each(['速北黑满 佐岳满 石头3000', '佐岳满'])('is its highest level, not a misspelt name: %s', async (text) => {
    const { items } = parseText(await loadGame(gameById('UmaMusume')), 'offer', text);

    expect(items.find(({ item }) => item === 'sc-30160')?.level).toBe(5);
  });
});
