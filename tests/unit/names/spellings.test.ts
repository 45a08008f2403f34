/** @jest-environment node */
import type { FamilyId } from '@/games/types';
import { foldText } from '@/names/foldText';
import { indexNames } from '@/names/indexNames';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import type { SpellingForm } from '@/names/nameIndex';

async function itemsCalled(family: FamilyId, text: string): Promise<readonly (readonly [string, SpellingForm])[]> {
  const { spellings } = indexNames(await loadBuiltRoster(family));
  const folded = foldText(text);
  return spellings.filter((one) => one.folded === folded).map(({ item, form }) => [item.id, form]);
}

describe('Written names', () => {
  it.each<readonly [FamilyId, string, string, SpellingForm]>([
    ['fgo', 'まーりん', 'svt-150', 'name'],
    ['fgo', 'meilin', 'svt-150', 'reading'],
    ['fgo', 'cdai', 'svt-284', 'reading'],
    ['fgo', '德雷克', 'svt-65', 'part'],
    ['fgo', 'Drake', 'svt-65', 'part'],
    ['fgo', 'doreiku', 'svt-65', 'reading'],
    ['fgo', '弓贞德', 'svt-216', 'variant'],
    ['fgo', '枪阿尔托莉雅', 'svt-119', 'variant'],
    ['fgo', '術吉爾伽美什', 'svt-145', 'variant'],
    ['fgo', 'caster gilgamesh', 'svt-145', 'variant'],
    ['fgo', '水着師匠', 'svt-133', 'variant'],
    ['fgo', '黑贞德', 'svt-106', 'variant'],
    ['fgo', '聖誕尼莫', 'svt-401', 'variant'],
    ['fgo', 'おきたそうじ', 'svt-68', 'reading'],
    ['blue_archive', '水星野', 'stu-hoshino-swimsuit', 'alias'],
    ['blue_archive', '水着ホシノ', 'stu-hoshino-swimsuit', 'variant'],
    ['blue_archive', '泳装日奈', 'stu-hina-swimsuit', 'variant'],
    ['blue_archive', 'S.Hoshino', 'stu-hoshino-swimsuit', 'variant'],
    ['blue_archive', '正月アル', 'stu-aru-newyear', 'variant'],
    ['blue_archive', 'バニーネル', 'stu-neru-bunny', 'variant'],
    ['umamusume', 'toukaiteioo', 'uma-tokai-teio', 'reading'],
    ['umamusume', 'tokaiteio', 'uma-tokai-teio', 'name'],
    ['umamusume', '正月北黑', 'uma-kitasan-black-ny', 'variant'],
    ['umamusume', '骏川手纲', 'sc-30021', 'bare'],
    ['imas_prism', 'さくらぎまの', 'idol-mano', 'reading'],
    ['imas_prism', 'sakuragimano', 'idol-mano', 'reading'],
    ['master_duel', '灰流麗', 'c-ash-blossom-joyous-spring', 'name'],
    ['master_duel', 'apollousa', 'c-apollousa-bow-of-the-goddess', 'bare'],
    ['duel_links', 'ブルーアイズホワイトドラゴン', 'c-blue-eyes-white-dragon', 'reading'],
    ['gget', '独角兽高达', 'unit-unicorn-d-ex', 'bare'],
    ['gget', '阿兹纳布尔', 'chr-char-cca', 'part'],
    ['ptcgp', '妙蛙花', 'a1-004', 'bare'],
    ['mementomori', '冬梅琳', 'chr-131', 'variant'],
  ])('in %s: %s finds %s as its %s', async (family, text, id, form) => {
    expect(await itemsCalled(family, text)).toContainEqual([id, form]);
  });

  it.each<readonly [FamilyId, string]>([
    ['gget', '高达'],
    ['gget', 'Gundam'],
    ['gget', 'ガンダム'],
    ['srw_dd', '高达'],
    ['srw_dd', 'Gundam'],
    ['fgo', 'Alter'],
    ['fgo', 'Saber'],
    ['fgo', 'Santa'],
    ['fgo', '冯'],
    ['fgo', 'the'],
    ['umamusume', 'Special'],
    ['master_duel', 'Dragon'],
    ['master_duel', 'deck'],
    ['ptcgp', 'ex'],
  ])('in %s: %s finds no item', async (family, text) => {
    expect(await itemsCalled(family, text)).toEqual([]);
  });

  it('do not match other versions of a character by the bare name: 贞德 does not find her Alter version', async () => {
    const called = await itemsCalled('fgo', '贞德');

    expect(called).toEqual([
      ['svt-59', 'bare'],
      ['svt-216', 'bare'],
    ]);
  });
});
