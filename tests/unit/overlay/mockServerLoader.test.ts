/** @jest-environment node */
import { GAME_IDS } from '@/games/ids';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { answerFor } from '../../../mock/serverLoader';

const NOW = Date.UTC(2026, 10, 20);

describe('the mock of the server loader', () => {
  it.each(GAME_IDS)('answers for %s with some offers sold, reserved and cheaper, always the same ones', (id) => {
    const overlay = decodeOverlay(answerFor(`sale/${id}`, NOW), id);

    expect(overlay.asOf).toBe(NOW);
    expect([overlay.sold.size, overlay.reserved.size, overlay.prices.size].every((size) => size > 0)).toBe(true);
    expect(decodeOverlay(answerFor(`game/${id}`, NOW), id)).toEqual(overlay);
  });

  it.each(['about', 'game/Unknown', 'game/../../package', ''])('vouches for nothing on %j', (route) => {
    expect(decodeOverlay(answerFor(route, NOW), 'x')).toMatchObject({ asOf: null, sold: new Set(), prices: new Map() });
  });
});
