/** @jest-environment node */
import { findItemsByName } from '@/names/findItems';
import { loadRoster } from '@/names/loadRoster';
import type { Item } from '@/names/roster';
import { smallRoster } from './smallRoster';

const roster = smallRoster(
  { id: 'merlin', zh: '梅林', ja: 'マーリン', en: 'Merlin' },
  { id: 'skadi', zh: '斯卡哈·斯卡蒂', aliases: ['CBA', '斯卡蒂'] },
  { id: 'scathach', zh: '斯卡哈', aliases: ['师匠', '大姐'] },
  { id: 'stheno', zh: '斯忒诺', aliases: ['大姐'] },
  { id: 'avalon', zh: '阿瓦隆女士', en: 'Lady Avalon', aliases: ['梅莉'] },
);

function ids(items: readonly Item[]): readonly string[] {
  return items.map((item) => item.id);
}

describe('findItemsByName', () => {
  it('returns the items whose full name or alias equals the text, however it is written', () => {
    expect(ids(findItemsByName(roster, ' ＭＥＲＬＩＮ '))).toEqual(['merlin']);
    expect(ids(findItemsByName(roster, '斯卡哈斯卡蒂'))).toEqual(['skadi']);
    expect(ids(findItemsByName(roster, '斯卡'))).toEqual([]);
  });

  it('returns all items that share an alias', () => {
    expect(ids(findItemsByName(roster, '大姐'))).toEqual(['scathach', 'stheno']);
  });

  it('returns none for a text of punctuation', () => {
    expect(findItemsByName(roster, '·')).toEqual([]);
  });

  it.each(['fgo', 'ptcgp', 'gget'] as const)('finds every item of %s by each of its Chinese names', async (family) => {
    const shipped = await loadRoster(family);

    const lost = shipped.items.filter((item) => !findItemsByName(shipped, item.names.zh).includes(item));
    expect(lost).toEqual([]);
  });
});
