/** @jest-environment node */
import { factsOf } from '@/features/offer/facts/factsOf';
import { offer } from '../../../build';
import { lexicon } from '../../search-state/shopBuild';

const { spec } = lexicon;
const rich = offer({
  resources: { sq: 1260, ticket: 84, grail: 0, lore: 7 },
  attributes: { server: 'jp', level: 148 },
});

describe('the facts on a card', () => {
  it('are the first resources there are any of, in the game’s order', () => {
    const facts = factsOf(rich, spec, 'best', 'zh', 3);

    expect(facts).toEqual([
      { id: 'sq', name: '圣晶石', value: 1260, isSortKey: false },
      { id: 'ticket', name: '呼符', value: 84, isSortKey: false },
      { id: 'lore', name: '传承结晶', value: 7, isSortKey: false },
    ]);
  });

  it('begin with what the hits are sorted by, even if there is none of it', () => {
    const facts = factsOf(rich, spec, 'grail', 'zh', 2);

    expect(facts).toEqual([
      { id: 'grail', name: '圣杯', value: 0, isSortKey: true },
      { id: 'sq', name: '圣晶石', value: 1260, isSortKey: false },
    ]);
  });

  it('go on with whole-number attributes and leave out words', () => {
    const facts = factsOf(offer({ attributes: { server: 'jp', level: 148 } }), spec, 'best', 'zh', 3);

    expect(facts.map((fact) => fact.value)).toEqual([148]);
  });
});
