import { QUERY_CLASSES, type QueryClass } from '../queryClasses';
import { type Comparison, isCorrect } from './compareResults';
import type { Report, Times } from './measurePeer';
import { ours } from './ours';
import { RESULT_PARTS } from './peer';

/** The measurement of a peer at a size. */
export type Measurement = {
  readonly name: string;
  /** Bytes, compressed; null if the library is not installed. */
  readonly shipped: number | null;
  readonly reports: readonly Report[];
  /** Why the process ended early; null if it finished. */
  readonly end: string | null;
};

type ClassReport = Extract<Report, { readonly kind: 'class' }>;

/** Prints the tables of a size: times, ratios to our engine in the same run, wrong results, and the fastest correct peer. */
export function printSize(size: number, measurements: readonly Measurement[]): void {
  console.log(`\n### ${size.toLocaleString('en')} offers\n`);
  printTable(
    ['p50 / p95 ms', 'ships kB', 'build ms', 'memory MB', ...QUERY_CLASSES],
    measurements.map((one) => [one.name, ...sizesOf(one), ...QUERY_CLASSES.map((kind) => timesCell(one, kind))]),
  );
  printTable(
    ['times our p50, same run', ...QUERY_CLASSES],
    measurements
      .filter(({ name }) => name !== ours.name)
      .map((one) => [one.name, ...QUERY_CLASSES.map((kind) => ratioCell(one, kind))]),
  );
  for (const one of measurements) for (const note of notesOf(one)) console.log(`- ${one.name}: ${note}`);
  for (const kind of QUERY_CLASSES) console.log(`- ${kind}: ${fastestOf(measurements, kind)}`);
}

/** Returns true if the results of all classes equal the oracle's. */
export function isFullyCorrect(measurements: Measurement): boolean {
  return QUERY_CLASSES.every((kind) => {
    const report = reportOf(measurements, kind);
    return report !== undefined && isCorrect(report.comparison);
  });
}

function sizesOf({ shipped, reports }: Measurement): readonly string[] {
  const built = reports.find((one) => one.kind === 'built');
  return [
    shipped === null ? 'not installed' : (shipped / 1_000).toFixed(1),
    built === undefined ? '–' : built.ms.toFixed(0),
    built === undefined ? '–' : built.mb.toFixed(1),
  ];
}

function reportOf({ reports }: Measurement, kind: QueryClass): ClassReport | undefined {
  return reports.find((one) => one.kind === 'class' && one.query === kind) as ClassReport | undefined;
}

/** Formats the times of a class, with a star if a part differs from the oracle's. */
function timesCell(measurements: Measurement, kind: QueryClass): string {
  const report = reportOf(measurements, kind);
  return report === undefined ? '–' : `${formatTimes(report.peer)}${isCorrect(report.comparison) ? '' : ' *'}`;
}

function ratioCell(measurements: Measurement, kind: QueryClass): string {
  const report = reportOf(measurements, kind);
  return report === undefined ? '–' : `${ratioOf(report).toFixed(1)}${isCorrect(report.comparison) ? '' : ' *'}`;
}

function ratioOf({ peer, ours: own }: ClassReport): number {
  return peer.p50 / own.p50;
}

function notesOf(measurements: Measurement): readonly string[] {
  const failed = measurements.reports.flatMap((one) => (one.kind === 'failed' ? [`failed: ${one.message}`] : []));
  const parts = QUERY_CLASSES.flatMap((kind) => {
    const report = reportOf(measurements, kind);
    return report === undefined || isCorrect(report.comparison)
      ? []
      : [`${kind}: ${describeErrors(report.comparison)}`];
  });
  return [
    ...failed,
    ...(measurements.end === null ? [] : [measurements.end]),
    ...(parts.length > 0 ? [`* ${parts.join('; ')}`] : []),
  ];
}

function describeErrors(comparison: Comparison): string {
  return RESULT_PARTS.flatMap((part) => {
    const { wrong, absent } = comparison[part];
    return [...(wrong > 0 ? [`${part} wrong in ${wrong}`] : []), ...(absent > 0 ? [`${part} – in ${absent}`] : [])];
  }).join(', ');
}

function fastestOf(measurements: readonly Measurement[], kind: QueryClass): string {
  const right = measurements
    .filter(({ name }) => name !== ours.name)
    .flatMap((one) => {
      const report = reportOf(one, kind);
      return report !== undefined && isCorrect(report.comparison) ? [{ name: one.name, ratio: ratioOf(report) }] : [];
    })
    .sort((a, b) => a.ratio - b.ratio);
  const [first] = right;
  return first === undefined
    ? 'no peer is correct'
    : `fastest correct peer ${first.name}, ${first.ratio.toFixed(1)}× our time`;
}

function formatTimes({ p50, p95 }: Times): string {
  const digits = (ms: number) => ms.toFixed(ms < 1 ? 2 : ms < 100 ? 1 : 0);
  return `${digits(p50)} / ${digits(p95)}`;
}

/** Prints a Markdown table with aligned columns. */
function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((_, index) => Math.max(...[header, ...rows].map((row) => (row[index] ?? '').length), 3));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;
  console.log(line(header));
  console.log(
    `|${widths.map((width, index) => (index === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
  );
  for (const row of rows) console.log(line(row));
  console.log('');
}
