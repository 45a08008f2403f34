import { type CheckedFigure, type FigureName, LAYOUT_SHIFT_BOUND, type Mode } from './bounds';
import type { MeasuredPage } from './measurePage';
import type { PageShift } from './measureShifts';

type Unit = 'score' | 'ms' | 'shift';

const LABELS: Readonly<Record<FigureName, readonly [label: string, unit: Unit]>> = {
  performance: ['performance', 'score'],
  accessibility: ['accessibility', 'score'],
  bestPractices: ['best practices', 'score'],
  seo: ['SEO', 'score'],
  firstPaint: ['first contentful paint', 'ms'],
  largestPaint: ['largest contentful paint', 'ms'],
  blockingTime: ['total blocking time', 'ms'],
  layoutShift: ['layout shift', 'shift'],
  speedIndex: ['speed index', 'ms'],
  longestTask: ['longest task', 'ms'],
  boxShown: ['search box shown', 'ms'],
  typed: ['name typed', 'ms'],
  nameAnswered: ['typed name answered', 'ms'],
  firstOffers: ['first offers with price', 'ms'],
};

/** Prints the figures of a page beside their bounds, and what explains them. */
export function printPage(title: string, mode: Mode, page: MeasuredPage, checked: readonly CheckedFigure[]): void {
  console.log(`\n${title}, ${mode}, median of ${page.runs.length}`);
  for (const { figure, value, bound } of checked) {
    const [label, unit] = LABELS[figure];
    const runs = page.runs.map((run) => format(run[figure] ?? Number.NaN, unit)).join(' · ');
    const limit = bound === null ? '' : `${bound.isMinimum ? '≥' : '≤'} ${format(bound.limit, unit)}`;
    const verdict = bound === null ? '' : bound.isWithin ? 'within' : 'OVER';
    const shown = format(value, unit);
    console.log(`  ${verdict.padEnd(7)} ${label.padEnd(26)}${shown.padStart(9)}  ${limit.padEnd(11)} ${runs}`);
  }
  console.log(`  largest element: ${page.largestElements.join(' / ')}`);
  for (const title of page.failedAudits) console.log(`  failed audit: ${title}`);
}

/** Prints the largest layout shift of each path, and the moved elements of each page with one. */
export function printShifts(shifts: readonly PageShift[]): void {
  console.log(`\nlayout shift of ${shifts.length} cold loads, at most ${LAYOUT_SHIFT_BOUND}`);
  for (const path of new Set(shifts.map((one) => one.path))) {
    const own = shifts.filter((one) => one.path === path);
    const largest = Math.max(...own.map(({ shift }) => shift));
    const verdict = largest <= LAYOUT_SHIFT_BOUND ? 'within' : 'OVER';
    console.log(`  ${verdict.padEnd(7)} ${path.padEnd(44)} ${format(largest, 'shift')}`);
    for (const { variant, shift, moved } of own.filter((one) => one.shift > 0)) {
      console.log(`            ${format(shift, 'shift')}  ${variant}`);
      const named = shift <= LAYOUT_SHIFT_BOUND ? 1 : 3;
      for (const element of moved.slice(0, named)) console.log(`                    ${element}`);
    }
  }
}

function format(value: number, unit: Unit): string {
  if (unit === 'score') return value.toFixed(0);
  if (unit === 'shift') return value.toFixed(4);
  if (value === Number.POSITIVE_INFINITY) return 'never';
  return value < 1_000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(2)} s`;
}
