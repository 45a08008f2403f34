/** @jest-environment node */

import { createMapFile } from '@/features/operator/columns/mapFile';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { decodeColumnMap } from '@/importer/columns/columnMap';

it('createMapFile creates the file that the command line reads beside a sheet', () => {
  const { name, bytes } = createMapFile('我的.库存.xlsx', { 挂牌: 'price', 杂: 'ignore' });

  expect(name).toBe('我的.库存.map.json');
  const read = decodeColumnMap(JSON.parse(new TextDecoder().decode(bytes)), specOf(gameById('FateGO')));
  expect(read.ok && [...read.value.values()]).toEqual([
    { header: '挂牌', field: 'price' },
    { header: '杂', field: 'ignore' },
  ]);
});
