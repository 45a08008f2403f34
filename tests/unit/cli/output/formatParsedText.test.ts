/** @jest-environment node */
import { formatParsedText } from '@/cli/output/formatParsedText';
import type { ItemId } from '@/domain/offer';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import type { ParsedText } from '@/query-parser/result/parsedText';

const PLACE = { start: 0, end: 0 };
const NOTHING: ParsedText = {
  text: '',
  items: [],
  ambiguous: [],
  ranges: [],
  choices: [],
  price: null,
  unread: [],
  sort: null,
  skipped: [],
};

const wanted = (item: string, level: number, mode: 'must' | 'any' | 'nice' | 'never') => ({
  item: item as ItemId,
  level,
  mode,
  quality: 'exact' as const,
  span: PLACE,
});

const READING: ParsedText = {
  ...NOTHING,
  text: '…',
  items: [wanted('svt-150', 2, 'must'), wanted('svt-284', 1, 'never'), wanted('svt-160', 1, 'must')],
  ranges: [
    { facet: 'sq', range: { min: 800, max: null }, span: PLACE },
    { facet: 'level', range: { min: 100, max: 120 }, span: PLACE },
  ],
  choices: [
    { facet: 'server', not: true, values: ['cn_ios', 'cn_android'], span: PLACE },
    { facet: 'rebindable', not: false, values: ['yes'], span: PLACE },
  ],
  price: { range: { min: null, max: 500 }, currency: 'CNY', span: PLACE },
  ambiguous: [
    { text: 'X', candidates: ['svt-150', 'svt-160'] as unknown as ItemId[], level: 3, mode: 'must', span: PLACE },
  ],
  unread: [
    { text: '秒发', span: PLACE },
    { text: '脸好', span: PLACE },
  ],
};

async function printed(reading: ParsedText, mode: 'query' | 'offer', locale: 'zh' | 'en') {
  const spec = specOf(gameById('FateGO'));
  return formatParsedText({ spec, roster: await loadBuiltRoster(spec.game.family), mode, locale }, reading);
}

describe('formatParsedText', () => {
  it('prints each part on its own line in the requested language', async () => {
    expect(await printed(READING, 'query', 'zh')).toEqual([
      '…',
      '  必须有: 梅林 宝2、亚瑟·潘德拉贡〔Prototype〕',
      '  不要: 阿尔托莉雅·卡斯特（术）',
      '  圣晶石: ≥ 800',
      '  御主等级: 100–120',
      '  服务器: 不是 国服iOS、国服安卓（B服）',
      '  可换绑: 是',
      '  价格: CNY ≤ 500',
      '  不确定: X → 梅林 宝3、亚瑟·潘德拉贡〔Prototype〕 宝3',
      '  没读懂: 秒发、脸好',
    ]);
    expect((await printed(READING, 'query', 'en')).slice(1, 3)).toEqual([
      '  must have: Merlin NP2, Arthur Pendragon (Prototype)',
      '  not: Altria Caster (Caster)',
    ]);
  });

  it('prints amounts of an offer without bounds', async () => {
    const offer: ParsedText = {
      ...NOTHING,
      text: '梅林 石800',
      items: [wanted('svt-150', 1, 'must')],
      ranges: [{ facet: 'sq', range: { min: 800, max: 800 }, span: PLACE }],
    };

    expect(await printed(offer, 'offer', 'en')).toEqual(['梅林 石800', '  has: Merlin', '  Saint Quartz: 800']);
  });

  it('prints an empty text as one empty line, and removes control characters', async () => {
    expect(await printed(NOTHING, 'query', 'zh')).toEqual(['']);
    expect(await printed({ ...NOTHING, text: 'a\u001b[2Jb' }, 'query', 'zh')).toEqual(['a\uFFFD[2Jb']);
  });
});
