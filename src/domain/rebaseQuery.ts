import { orderWants, type Query, type Want, wantKey } from './query';

/** Applies the change between two queries to a newer query: changed conditions come from `after`, all others from `newest`. Needed when
 *  the buyer acts on a screen that still shows an older query. */
export function rebaseQuery(before: Query, after: Query, newest: Query): Query {
  if (before === newest) return after;
  const pick = <Name extends 'text' | 'unused' | 'sort' | 'view' | 'shown' | 'open' | 'foreign'>(
    name: Name,
  ): Query[Name] => (after[name] === before[name] ? newest[name] : after[name]);
  return {
    text: pick('text'),
    wants: rebaseWants(before.wants, after.wants, newest.wants),
    ranges: rebaseRecord(before.ranges, after.ranges, newest.ranges),
    choices: rebaseRecord(before.choices, after.choices, newest.choices),
    unused: pick('unused'),
    sort: pick('sort'),
    view: pick('view'),
    shown: pick('shown'),
    open: pick('open'),
    foreign: pick('foreign'),
  };
}

function rebaseWants(before: readonly Want[], after: readonly Want[], newest: readonly Want[]): readonly Want[] {
  const [was, is] = [byKey(before), byKey(after)];
  const isTouched = (want: Want) => !isSame(was.get(wantKey(want)), is.get(wantKey(want)));
  const kept = newest.filter((want) => is.has(wantKey(want)) || !isTouched(want));
  return orderWants([...kept, ...after.filter(isTouched)]);
}

function byKey(wants: readonly Want[]): ReadonlyMap<string, Want> {
  return new Map(wants.map((want) => [wantKey(want), want]));
}

function isSame(a: Want | undefined, b: Want | undefined): boolean {
  return a?.mode === b?.mode && a?.level === b?.level;
}

function rebaseRecord<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  newest: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const rebased: Record<string, T> = { ...newest };
  for (const name of Object.keys({ ...before, ...after })) {
    if (before[name] === after[name]) continue;
    if (after[name] === undefined) delete rebased[name];
    else rebased[name] = after[name];
  }
  return rebased;
}
