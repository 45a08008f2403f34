/** @jest-environment node */
import type { Query } from '@/domain/query';
import { decidingFacts } from '@/features/offer/facts/decidingFacts';
import { offer, query } from '../../../builders';
import { labels } from '../../search-state/shopBuild';

const rich = offer({
  attributes: { server: 'jp', bind: 'code', rebindable: false, firstHand: false, level: 148 },
  resources: { sq: 1260, ticket: 84, grail: 3 },
});

function textsOf(one: typeof rich, parts: Partial<Query> = {}): readonly string[] {
  return decidingFacts(one, query(parts), labels).map(({ text, amount }) => `${text} ${amount ?? ''}`.trim());
}

describe('decidingFacts', () => {
  it('lists server, binding, owner and the first resource of the game', () => {
    expect(textsOf(rich)).toEqual(['日服', '不可换绑', '二手', '石 1,260']);
  });

  it('lists the resources of the query and of the sort order instead', () => {
    const sort = { key: 'grail', reversed: false };

    expect(textsOf(rich, { ranges: { ticket: { min: 50, max: null } }, sort }).slice(3)).toEqual(['符 84', '杯 3']);
  });

  it('shows how the account is bound if the offer does not state whether that can be changed', () => {
    expect(textsOf(offer({ attributes: { server: 'tw', bind: 'code' }, resources: {} }))).toEqual(['台服', '引继码']);
  });

  it('names a server and a binding that the offer does not state, but no owner', () => {
    const facts = decidingFacts(offer({ attributes: {}, resources: {} }), query(), labels);

    expect(facts.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['unstated 服务器未注明', 'unstated 绑定未注明']);
  });
});
