/** @jest-environment node */
import { toggleValue } from '@/features/filters/facets/ChoiceGroup';

describe('pressing a value of a choice', () => {
  it('begins a choice that includes', () => {
    expect(toggleValue(null, 'jp')).toEqual({ not: false, values: ['jp'] });
  });

  it('adds to a choice and keeps what it means', () => {
    expect(toggleValue({ not: true, values: ['jp'] }, 'cn')).toEqual({ not: true, values: ['jp', 'cn'] });
  });

  it('takes a value out, and ends the choice with the last one', () => {
    const two = { not: false, values: ['jp', 'cn'] };

    expect([toggleValue(two, 'jp'), toggleValue({ not: true, values: ['jp'] }, 'jp')]).toEqual([
      { not: false, values: ['cn'] },
      null,
    ]);
  });
});
