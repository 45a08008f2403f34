import { ok, type Result } from '@/base/result';
import { type CommandProblem, problem } from './commandProblem';
import { DEFAULT_CATALOG_FOLDER, overlayFileOf } from './defaultPaths';
import type { NewPrice, OverlayActionMessages, OverlayCommandOptions, Reservation } from './overlayCommandOptions';
import type { Values } from './parseArguments';

const PLACE_OPTIONS: readonly string[] = ['file', 'out', 'game'];
const OWN_OPTIONS: Readonly<Record<OverlayCommandOptions['action'], readonly string[]>> = {
  show: [],
  set: ['sold', 'reserved', 'price', 'pause', 'notice', 'confirm'],
  clear: ['pause', 'all'],
};

/** Reads the words of `overlay show`, `overlay set` and `overlay clear`. */
export function parseOverlayCommand(
  values: Values,
  [action, ...codes]: readonly string[],
): Result<OverlayCommandOptions, CommandProblem> {
  const { out = DEFAULT_CATALOG_FOLDER, file = overlayFileOf(out), game = null } = values;
  if (!isAction(action)) return problem('unknown-overlay-word', action ?? '');
  const foreign = Object.keys(values).find(
    (name) => !PLACE_OPTIONS.includes(name) && !OWN_OPTIONS[action].includes(name),
  );
  if (foreign !== undefined) return problem('foreign-option', `overlay ${action} --${foreign}`);
  const place = { command: 'overlay', file, out, game } as const;
  switch (action) {
    case 'show':
      return codes.length > 0 ? problem('needless-word', codes.join(' ')) : ok({ ...place, action });
    case 'set': {
      if (codes.length > 0) return problem('needless-word', codes.join(' '));
      const words = readWords(values);
      return words.ok ? ok({ ...place, action, words: words.value, confirms: values.confirm ?? false }) : words;
    }
    case 'clear': {
      const words = {
        codes: distinct(codes.flatMap(splitList)),
        shops: distinct(values.pause ?? []),
        all: values.all ?? false,
      };
      const named = [...words.codes, ...words.shops];
      if (words.all && named.length > 0) return problem('all-and-some', named.join(' '));
      const said = words.all || words.codes.length + words.shops.length > 0;
      return said ? ok({ ...place, action, words }) : problem('nothing-said', 'overlay clear');
    }
  }
}

function isAction(word: string | undefined): word is OverlayCommandOptions['action'] {
  return word !== undefined && Object.hasOwn(OWN_OPTIONS, word);
}

function readWords(values: Values): Result<OverlayActionMessages, CommandProblem> {
  const sold = distinct((values.sold ?? []).flatMap(splitList));
  // A code may hold an @, but hardly a date after it: the end of a reservation would become part of the code.
  const dated = sold.find((text) => /@\d{4}-\d\d-\d\d/.test(text));
  if (dated !== undefined) return problem('not-a-sold-code', dated);
  const pausedShops = distinct(values.pause ?? []);
  const notice = values.notice ?? null;
  const reserved = new Map<string, Reservation>();
  for (const text of (values.reserved ?? []).flatMap(splitList)) {
    const one = readReservation(text);
    if (one === null) return problem('not-a-reservation', text);
    const isOther = reserved.has(one.code) && reserved.get(one.code)?.until !== one.until;
    if (isOther || sold.includes(one.code)) return problem('contradiction', one.code);
    reserved.set(one.code, one);
  }
  const prices = new Map<string, NewPrice>();
  for (const text of (values.price ?? []).flatMap(splitList)) {
    const one = readPrice(text);
    if (one === null) return problem('not-a-new-price', text);
    if ((prices.get(one.code) ?? one).price !== one.price) return problem('contradiction', one.code);
    prices.set(one.code, one);
  }
  const silent = sold.length + reserved.size + prices.size + pausedShops.length === 0 && notice === null;
  if (silent && values.confirm !== true) return problem('nothing-said', 'overlay set');
  return ok({ sold, reserved: [...reserved.values()], prices: [...prices.values()], pausedShops, notice });
}

/** `FG-1` or `FG-1@2026-11-20T20:00:00+08:00`; the last @ parts them, for a code may hold one. */
function readReservation(text: string): Reservation | null {
  const at = text.lastIndexOf('@');
  if (at < 0) return { code: text, until: null };
  const [code, until] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  // A moment without an offset would be read on the clock of each buyer.
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(until);
  return code === '' || !isMoment || Number.isNaN(Date.parse(until)) ? null : { code, until };
}

/** `FG-1=268` or `FG-1=99.5`, in whole units. */
function readPrice(text: string): NewPrice | null {
  const match = /^(.+)=(\d{1,12}(?:\.\d{1,2})?)$/.exec(text);
  const code = match?.[1]?.trim() ?? '';
  return code === '' ? null : { code, price: Number(match?.[2]) };
}

/** Splits the value of an option at commas, the Chinese ones too; empty entries are dropped. */
export function splitList(text: string): readonly string[] {
  return text
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function distinct(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
