/** @jest-environment node */
import { factsOf } from '@/features/offer/facts/factsOf';
import { offer } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

const { spec } = gameItems;
const rich = offer({
  resources: { sq: 1260, ticket: 84, grail: 0, lore: 7 },
  attributes: { server: 'jp', level: 148 },
});

describe('factsOf', () => {
  it('returns the first resources that are not 0, in the game’s order', () => {
    const facts = factsOf(rich, spec, 'best', 'zh', 3);

    expect(facts).toEqual([
      { id: 'sq', name: '圣晶石', value: 1260, isSortKey: false },
      { id: 'ticket', name: '呼符', value: 84, isSortKey: false },
      { id: 'lore', name: '传承结晶', value: 7, isSortKey: false },
    ]);
  });

  it('begins with the value sorted by, even if it is 0', () => {
    const facts = factsOf(rich, spec, 'grail', 'zh', 2);

    expect(facts).toEqual([
      { id: 'grail', name: '圣杯', value: 0, isSortKey: true },
      { id: 'sq', name: '圣晶石', value: 1260, isSortKey: false },
    ]);
  });

  it('continues with whole-number attributes and omits others', () => {
    const facts = factsOf(offer({ attributes: { server: 'jp', level: 148 } }), spec, 'best', 'zh', 3);

    expect(facts.map((fact) => fact.value)).toEqual([148]);
  });
});
