/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { GAMES } from '@/games/games';
import { PREVIEW_SIZE, previewPath } from '../../../../../scripts/site/head/previewImages';

const MAX_BYTES = 80_000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('the preview image', () => {
  it.each([['the site', previewPath(null)], ...GAMES.map((game) => [game.id, previewPath(game)])])(
    'of %s is a PNG of 1200 × 630 pixels and at most 80 kB',
    (_name, path) => {
      const bytes = readFileSync(`public${path}`);

      expect([...bytes.subarray(0, 8)]).toEqual(PNG);
      // The first chunk, IHDR, begins with width and height.
      expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(PREVIEW_SIZE);
      expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    },
  );
});
