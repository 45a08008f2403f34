import type { Choice, Range } from '@/domain/query';
import { formatNumber } from '@/ui/format/format';
import { type FacetLabels, facetName, valueName } from './facetLabels';
import { shortResourceName } from './resourceName';

/** Formats a range as a buyer would type it: `≤500`, `石800+`, `石≤800`, `石800–2,000`. The price has neither name nor currency. */
export function shortRangeText(facet: string, { min, max }: Range, labels: FacetLabels): string {
  const number = (value: number) => formatNumber(value, labels.locale);
  const name = facet === 'price' ? '' : shortFacetName(facet, labels);
  if (min === null) return `${name}≤${number(max ?? 0)}`;
  if (max === null) return `${name}${number(min)}+`;
  return min === max ? `${name || '='}${number(min)}` : `${name}${number(min)}–${number(max)}`;
}

/** Formats the values of a choice: `日服/台服`. Yes is named by the attribute itself: 一手号; no by its own word, if there is one: 二手. */
export function shortChoiceText(facet: string, { values }: Choice, labels: FacetLabels): string {
  const attribute = labels.spec.attributes.find(({ id }) => id === facet);
  if (attribute?.type === 'enum') {
    const group = groupName(
      attribute.options.filter(({ id }) => values.includes(id)).map(({ names }) => names[labels.locale]),
      attribute.options.filter(({ id }) => !values.includes(id)).map(({ names }) => names[labels.locale]),
    );
    if (group !== null) return group;
  }
  if (attribute?.type !== 'bool') return values.map((value) => valueName(facet, value, labels)).join('/');
  const name = attribute.names[labels.locale];
  const { without, notRebindable, secondHand } = labels.messages;
  const no = { rebindable: notRebindable, firstHand: secondHand }[facet] ?? without(name);
  return values.map((value) => (value === 'yes' ? name : no)).join('/');
}

const MIN_GROUP_NAME = 2;

/** Returns the beginning that several names share, and none of the others: 国服 of 国服iOS and 国服安卓. */
function groupName(names: readonly string[], others: readonly string[]): string | null {
  const [first = ''] = names;
  if (names.length < 2) return null;
  let length = first.length;
  while (length > 0 && !names.every((name) => name.startsWith(first.slice(0, length)))) length--;
  const shared = first.slice(0, length).trim();
  const isDistinct = shared.length >= MIN_GROUP_NAME && !others.some((name) => name.startsWith(shared));
  return isDistinct ? shared : null;
}

function shortFacetName(facet: string, labels: FacetLabels): string {
  const resource = labels.spec.resources.find(({ id }) => id === facet);
  const name = resource === undefined ? facetName(facet, labels) : shortResourceName(resource, labels.locale);
  // Letters and digits would run together.
  return /[\p{Script=Latin}\d]$/u.test(name) ? `${name} ` : name;
}
