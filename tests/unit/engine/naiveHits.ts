import type { Query } from '@/domain/query';
import { foldText } from '@/names/foldText';
import { choiceOf, isInRange, isMet, type NaiveCatalog, type NaiveOffer, numberOf } from './naiveView';

/** Stands for a missing value; no choice contains it. */
const NO_VALUE = '\0';

/** Returns the views that match a query, unordered. */
export function hitsOf({ views }: NaiveCatalog, { text, wants, ranges, choices }: Query): readonly NaiveOffer[] {
  const wholeText = foldText(text);
  const words = text
    .split(/\s/)
    .map(foldText)
    .filter((word) => word.length > 0);
  const mustAndNever = wants.filter(({ mode }) => mode === 'must' || mode === 'never');
  const any = wants.filter(({ mode }) => mode === 'any');
  const inner = Object.entries(ranges);
  const chosen = Object.entries(choices);
  const hasDefaultStatus = ({ status, offer }: NaiveOffer) =>
    status !== 'sold' || choices.status !== undefined || (wholeText !== '' && foldText(offer.code) === wholeText);
  return views.filter(
    (view) =>
      mustAndNever.every((want) => isMet(view, want)) &&
      (any.length === 0 || any.some((want) => isMet(view, want))) &&
      inner.every(([facet, range]) => isInRange(numberOf(view, facet), range)) &&
      chosen.every(([facet, { not, values }]) => not !== values.includes(choiceOf(view, facet) ?? NO_VALUE)) &&
      hasDefaultStatus(view) &&
      words.every((word) => view.texts.some((entry) => entry.includes(word))),
  );
}
