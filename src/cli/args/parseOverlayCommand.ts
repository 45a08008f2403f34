import { ok, type Result } from '@/base/result';
import type { NewPrice, OverlayAdditions, Reservation } from '@/publishing/overlay/overlayEdits';
import { splitList } from './codeList';
import { type CommandProblem, problem } from './commandProblem';
import { DEFAULT_CATALOG_FOLDER, overlayFileOf } from './defaultPaths';
import type { Values } from './parseArguments';
import type { OverlayCommand } from './parsedCommand';

const TARGET_OPTIONS: readonly string[] = ['file', 'out', 'game'];
const OPTIONS_OF_ACTION: Readonly<Record<OverlayCommand['action'], readonly string[]>> = {
  show: [],
  set: ['sold', 'reserved', 'price', 'pause', 'notice', 'confirm'],
  clear: ['pause', 'all'],
};

/** Parses `overlay show`, `overlay set` and `overlay clear`. */
export function parseOverlayCommand(
  values: Values,
  [action, ...codes]: readonly string[],
): Result<OverlayCommand, CommandProblem> {
  const { out: catalogFolder = DEFAULT_CATALOG_FOLDER, file = overlayFileOf(catalogFolder), game = null } = values;
  if (!isAction(action)) return problem('unknown-overlay-action', action ?? '');
  const unsupported = Object.keys(values).find(
    (name) => !TARGET_OPTIONS.includes(name) && !OPTIONS_OF_ACTION[action].includes(name),
  );
  if (unsupported !== undefined) return problem('unsupported-option', `overlay ${action} --${unsupported}`);
  const target = { command: 'overlay', file, catalogFolder, game } as const;
  switch (action) {
    case 'show':
      return codes.length > 0 ? problem('unexpected-argument', codes.join(' ')) : ok({ ...target, action });
    case 'set': {
      if (codes.length > 0) return problem('unexpected-argument', codes.join(' '));
      const additions = parseAdditions(values);
      if (!additions.ok) return additions;
      return ok({ ...target, action, additions: additions.value, confirms: values.confirm ?? false });
    }
    case 'clear': {
      const removals = {
        codes: distinct(codes.flatMap(splitList)),
        shops: distinct(values.pause ?? []),
        all: values.all ?? false,
      };
      const names = [...removals.codes, ...removals.shops];
      if (removals.all && names.length > 0) return problem('all-with-names', names.join(' '));
      const hasRemovals = removals.all || names.length > 0;
      return hasRemovals ? ok({ ...target, action, removals }) : problem('no-changes', 'overlay clear');
    }
  }
}

function isAction(name: string | undefined): name is OverlayCommand['action'] {
  return name !== undefined && Object.hasOwn(OPTIONS_OF_ACTION, name);
}

function parseAdditions(values: Values): Result<OverlayAdditions, CommandProblem> {
  const sold = distinct((values.sold ?? []).flatMap(splitList));
  // A code may contain an @, but an @ before a date separates the end of a reservation.
  const dated = sold.find((text) => /@\d{4}-\d\d-\d\d/.test(text));
  if (dated !== undefined) return problem('invalid-sold-code', dated);
  const pausedShops = distinct(values.pause ?? []);
  const notice = values.notice ?? null;
  const reserved = new Map<string, Reservation>();
  for (const text of (values.reserved ?? []).flatMap(splitList)) {
    const entry = parseReservation(text);
    if (entry === null) return problem('invalid-reservation', text);
    const isOther = reserved.has(entry.code) && reserved.get(entry.code)?.until !== entry.until;
    if (isOther || sold.includes(entry.code)) return problem('contradiction', entry.code);
    reserved.set(entry.code, entry);
  }
  const prices = new Map<string, NewPrice>();
  for (const text of (values.price ?? []).flatMap(splitList)) {
    const entry = parsePrice(text);
    if (entry === null) return problem('invalid-price', text);
    if ((prices.get(entry.code) ?? entry).price !== entry.price) return problem('contradiction', entry.code);
    prices.set(entry.code, entry);
  }
  const isEmpty = sold.length + reserved.size + prices.size + pausedShops.length === 0 && notice === null;
  if (isEmpty && values.confirm !== true) return problem('no-changes', 'overlay set');
  return ok({ sold, reserved: [...reserved.values()], prices: [...prices.values()], pausedShops, notice });
}

/** Parses `FG-1` or `FG-1@2026-11-20T20:00:00+08:00`. The last @ is the separator, because a code may contain one. */
function parseReservation(text: string): Reservation | null {
  const separator = text.lastIndexOf('@');
  if (separator < 0) return { code: text, until: null };
  const [code, until] = [text.slice(0, separator).trim(), text.slice(separator + 1).trim()];
  // Without an offset, each buyer's browser would use its own time zone.
  const isDateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(until);
  return code === '' || !isDateTime || Number.isNaN(Date.parse(until)) ? null : { code, until };
}

/** Parses `FG-1=268` or `FG-1=99.5`, in whole units. */
function parsePrice(text: string): NewPrice | null {
  const match = /^(.+)=(\d{1,12}(?:\.\d{1,2})?)$/.exec(text);
  const code = match?.[1]?.trim() ?? '';
  return code === '' ? null : { code, price: Number(match?.[2]) };
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
