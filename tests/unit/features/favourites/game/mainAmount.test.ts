/** @jest-environment node */
import { mainAmount } from '@/features/favourites/game/mainAmount';
import { offer } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

const { spec } = gameItems;

describe('mainAmount', () => {
  it('returns the first resource that is not 0, in the game’s order', () => {
    const rich = offer({ resources: { lore: 7, ticket: 84, sq: 0 }, attributes: { server: 'jp', level: 148 } });

    expect(mainAmount(rich, spec, 'zh')).toEqual({ name: '呼符', value: 84 });
  });

  it('returns a numeric attribute if no resource is stated', () => {
    const levelled = offer({ attributes: { server: 'jp', level: 148 } });

    expect(mainAmount(levelled, spec, 'zh')?.value).toBe(148);
  });

  it('returns null if neither is stated', () => {
    expect(mainAmount(offer({ attributes: { server: 'jp' } }), spec, 'zh')).toBeNull();
  });
});
