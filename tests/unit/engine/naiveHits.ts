import type { Query } from '@/domain/query';
import { foldText } from '@/names/foldText';
import { type Catalog, choiceOf, isMet, numberOf, rangeHolds, type View } from './naiveView';

/** A value that no choice can name. */
const LACKING = '\0';

/** The views that a query leaves, in no order. */
export function hitsOf({ views }: Catalog, { text, wants, ranges, choices }: Query): readonly View[] {
  const wholeText = foldText(text);
  const words = text
    .split(/\s/)
    .map(foldText)
    .filter((word) => word.length > 0);
  const firm = wants.filter(({ mode }) => mode === 'must' || mode === 'never');
  const any = wants.filter(({ mode }) => mode === 'any');
  const within = Object.entries(ranges);
  const chosen = Object.entries(choices);
  const passes = ({ status, offer }: View) =>
    status !== 'sold' || choices.status !== undefined || (wholeText !== '' && foldText(offer.code) === wholeText);
  return views.filter(
    (view) =>
      firm.every((want) => isMet(view, want)) &&
      (any.length === 0 || any.some((want) => isMet(view, want))) &&
      within.every(([facet, range]) => rangeHolds(numberOf(view, facet), range)) &&
      chosen.every(([facet, { not, values }]) => not !== values.includes(choiceOf(view, facet) ?? LACKING)) &&
      passes(view) &&
      words.every((word) => view.texts.some((one) => one.includes(word))),
  );
}
