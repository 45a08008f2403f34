/** @jest-environment node */
import { toggleValue } from '@/features/filters/facets/ChoiceGroup';

describe('toggleValue', () => {
  it('creates a choice that includes the value', () => {
    expect(toggleValue(null, 'jp')).toEqual({ not: false, values: ['jp'] });
  });

  it('adds a value to an excluding choice', () => {
    expect(toggleValue({ not: true, values: ['jp'] }, 'cn')).toEqual({ not: true, values: ['jp', 'cn'] });
  });

  it('removes a selected value', () => {
    const two = { not: false, values: ['jp', 'cn'] };

    expect(toggleValue(two, 'jp')).toEqual({ not: false, values: ['cn'] });
  });

  it('returns null when the last value is removed', () => {
    expect(toggleValue({ not: true, values: ['jp'] }, 'jp')).toBeNull();
  });
});
