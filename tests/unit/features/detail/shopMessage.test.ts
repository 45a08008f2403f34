/** @jest-environment node */
import { detailEn } from '@/features/detail/messages/en';
import { detailJa } from '@/features/detail/messages/ja';
import { detailZh } from '@/features/detail/messages/zh';
import { formatShopMessage } from '@/features/detail/shopMessage';
import { gameItems, hit, outcome } from '../search-state/shopBuild';

const LINK = 'https://shop.example/game/FateGO?o=FG-1';
const list = (texts: readonly string[]) => texts.join('、');
const offered = hit({
  offer: { code: 'FG-1', price: 29_800, items: { merlin: 2, castoria: 1 } },
  price: { amount: 26_800, currency: 'CNY' },
  wantMatches: [
    outcome('merlin', 'must', 2),
    outcome('oberon', 'nice', 0),
    outcome('mash', 'never', 0),
    outcome('castoria', 'nice', 1),
  ],
});

describe('formatShopMessage', () => {
  it('contains the offer, its current price, the wants it meets and its link', () => {
    expect(formatShopMessage(offered, LINK, { gameItems, locale: 'zh', messages: detailZh, list })).toBe(
      ['你好，想要这个：命运-冠位指定 FG-1，¥268，还在吗？', '我看中的：梅林 宝2、阿尔托莉雅·卡斯特 宝1', LINK].join(
        '\n',
      ),
    );
  });

  it('has no line of wants if there are none', () => {
    const text = formatShopMessage(hit({ offer: { code: 'FG-1' } }), LINK, {
      gameItems,
      locale: 'zh',
      messages: detailZh,
      list,
    });

    expect(text.split('\n')).toEqual(['你好，想要这个：命运-冠位指定 FG-1，¥100，还在吗？', LINK]);
  });

  it.each([
    ['ja', detailJa, 'マーリン'],
    ['en', detailEn, 'Merlin'],
  ] as const)('is written in the language %s', (locale, messages, name) => {
    const text = formatShopMessage(offered, LINK, { gameItems, locale, messages, list });

    expect(text).toContain(name);
    expect(text).toContain('FG-1');
    expect(text).toContain(LINK);
  });
});
