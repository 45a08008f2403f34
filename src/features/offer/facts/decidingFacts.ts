import type { AttributeValue, Offer } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { countText } from '@/features/labels/countText';
import { type FacetLabels, valueName } from '@/features/labels/facetLabels';
import { shortResourceName } from '@/features/labels/resourceName';
import type { Attribute } from '@/games/types';

/** A fact that decides a purchase. `terms`: server and binding; `unstated`: one of them that the shop did not write; `owner` is omitted
 *  first where space is short. */
export type DecidingFact = {
  readonly id: string;
  readonly kind: 'terms' | 'unstated' | 'owner' | 'resource';
  readonly text: string;
  /** The amount of a resource. */
  readonly amount?: string;
};

/** Returns the facts of a card, in one order on all cards: server, binding, owner, the resources of the query and of the sort order, or
 *  else the first one of the game. A server or binding that the offer does not state is named as such. */
export function decidingFacts(offer: Offer, query: Query, labels: FacetLabels): readonly DecidingFact[] {
  const { messages } = labels;
  const find = (id: string) => labels.spec.attributes.find((attribute) => attribute.id === id);
  const [server, bind, rebindable, owner] = ['server', 'bind', 'rebindable', 'firstHand'].map(find);
  const facts: DecidingFact[] = [];
  // A game on one server only needs no mention of it.
  if (server?.type === 'enum' && server.options.length > 1)
    facts.push(termsFact(server, offer.attributes.server, messages.serverUnstated, labels));
  const isRebindable = offer.attributes.rebindable;
  if (rebindable !== undefined && typeof isRebindable === 'boolean') {
    facts.push({ id: 'bind', kind: 'terms', text: isRebindable ? messages.rebindable : messages.notRebindable });
  } else if (bind !== undefined) {
    facts.push(termsFact(bind, offer.attributes.bind, messages.bindUnstated, labels));
  }
  const isFirstHand = offer.attributes.firstHand;
  if (owner !== undefined && typeof isFirstHand === 'boolean') {
    facts.push({ id: 'owner', kind: 'owner', text: isFirstHand ? messages.firstHand : messages.secondHand });
  }
  return [...facts, ...resourceFacts(offer, query, labels)];
}

function termsFact(
  attribute: Attribute,
  value: AttributeValue | undefined,
  unstated: string,
  labels: FacetLabels,
): DecidingFact {
  const { id } = attribute;
  if (value === undefined) return { id, kind: 'unstated', text: unstated };
  return { id, kind: 'terms', text: valueName(id, String(value), labels) };
}

function resourceFacts(offer: Offer, { ranges, sort }: Query, { spec, locale }: FacetLabels): readonly DecidingFact[] {
  const isStated = (id: string) => offer.resources[id] !== undefined;
  const asked = spec.resources.filter(({ id }) => id in ranges || id === sort.key).filter(({ id }) => isStated(id));
  const shown = asked.length > 0 ? asked : spec.resources.slice(0, 1).filter(({ id }) => isStated(id));
  // The resource that the hits are sorted by comes last.
  const ordered = [...shown].sort((a, b) => Number(!(a.id in ranges)) - Number(!(b.id in ranges)));
  return ordered.map((resource) => ({
    id: resource.id,
    kind: 'resource',
    text: shortResourceName(resource, locale),
    amount: countText(offer.resources[resource.id] ?? 0, locale),
  }));
}
