/** @jest-environment node */
import { listItemNames } from '@/names/itemNames';
import { smallRoster } from './smallRoster';

it('listItemNames lists the distinct names of each item as written, aliases last', () => {
  const roster = smallRoster(
    { id: 'a', zh: '梅林', ja: 'マーリン', en: 'Merlin', aliases: ['Merlin', '花之魔术师'] },
    { id: 'b', zh: 'SRX', ja: 'SRX', en: 'SRX' },
  );

  expect(listItemNames(roster)).toEqual([
    { item: 'a', names: ['梅林', 'マーリン', 'Merlin', '花之魔术师'] },
    { item: 'b', names: ['SRX'] },
  ]);
});
