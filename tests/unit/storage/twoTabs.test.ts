import fc from 'fast-check';
import type { EpochMs, OfferCode } from '@/domain/offer';
import { createStored } from '@/storage/createStored';
import { decodeFavourites } from '@/storage/decodeFavourites';
import { addFavourite, removeFavourite } from '@/storage/editFavourites';
import { type Favourites, NO_FAVOURITES } from '@/storage/favourites';
import { openStorage } from '@/storage/openStorage';
import { reconcileFavourites } from '@/storage/reconcileFavourites';
import { epochMs, favourite, favouritesOf, snapshot } from '../features/favourites/favouriteBuild';
import { fakeArea } from './fakeArea';

const KEY = 'vitrine.favourites';

/** Opens a tab with its own copy of the storage area, as in browsers with one process per tab. Its writes reach the other tab when
 *  the test passes them on. */
function openTab(initial: Readonly<Record<string, string>> = {}) {
  const area = fakeArea(initial);
  const listeners: ((key: string | null) => void)[] = [];
  const watch = (listener: (key: string | null) => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const stored = createStored<Favourites>(KEY, 2, decodeFavourites, NO_FAVOURITES, {
    storage: { ...openStorage(() => area), watch },
    merge: reconcileFavourites,
  });
  stored.get();
  const receive = (text: string) => {
    if (area.getItem(KEY) === text) return;
    area.setItem(KEY, text);
    for (const listener of listeners) listener(KEY);
  };
  return { area, stored, receive };
}

type Tab = ReturnType<typeof openTab>;
const codesOf = ({ stored }: Tab) => (stored.get().games.FateGO ?? []).map(({ code }) => code).sort();
const add = (tab: Tab, code: string, time: number) =>
  tab.stored.update((favourites) =>
    addFavourite(favourites, 'FateGO', favourite({ code, keptAt: epochMs(time) }), epochMs(time)),
  );
const remove = (tab: Tab, code: string, time: number) =>
  tab.stored.update((favourites) => removeFavourite(favourites, 'FateGO', code as OfferCode, epochMs(time)));

/** Passes writes between two tabs until both have the same text. */
function settle(one: Tab, other: Tab): void {
  for (let round = 0; round < 10 && one.area.getItem(KEY) !== other.area.getItem(KEY); round++) {
    const text = one.area.getItem(KEY);
    if (text !== null) other.receive(text);
    const back = other.area.getItem(KEY);
    if (back !== null) one.receive(back);
  }
  expect(one.area.getItem(KEY)).toBe(other.area.getItem(KEY));
}

describe('two tabs over one storage', () => {
  it('keep the writes of the other tab even without an event', () => {
    const area = fakeArea();
    const tabs = [0, 1].map(() =>
      createStored<Favourites>(KEY, 2, decodeFavourites, NO_FAVOURITES, {
        storage: { ...openStorage(() => area), watch: () => () => undefined },
        merge: reconcileFavourites,
      }),
    );
    for (const tab of tabs) tab.get();

    for (let time = 1; time <= 10; time++) {
      tabs[time % 2]?.update((favourites) =>
        addFavourite(favourites, 'FateGO', favourite({ code: `A-${time}`, keptAt: epochMs(time) }), epochMs(time)),
      );
      if (time % 5 === 0)
        tabs[(time + 1) % 2]?.update((favourites) =>
          removeFavourite(favourites, 'FateGO', `A-${time - 2}` as OfferCode, epochMs(time)),
        );
    }

    const favourites: Favourites = JSON.parse(area.getItem(KEY) ?? '').value;
    expect(favourites.games.FateGO?.map(({ code }) => code)).toEqual([
      'A-1',
      'A-2',
      'A-4',
      'A-5',
      'A-6',
      'A-7',
      'A-9',
      'A-10',
    ]);
  });
});

describe('a tab whose write failed while it was in the back/forward cache', () => {
  const open = (area: ReturnType<typeof fakeArea>, storage = openStorage(() => area)) => {
    const stored = createStored<Favourites>(KEY, 2, decodeFavourites, NO_FAVOURITES, {
      storage,
      merge: reconcileFavourites,
    });
    stored.get();
    return { area, stored, receive: () => undefined };
  };
  const stored = ({ area }: Pick<Tab, 'area'>): readonly string[] => {
    const { games }: Favourites = JSON.parse(area.getItem(KEY) ?? '').value;
    return (games.FateGO ?? []).map(({ code }) => code).sort();
  };
  const pageshow = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  function setup() {
    const area = fakeArea();
    const tab = open(area);
    add(tab, 'A-1', 1);
    area.refuseWrites = new DOMException('', 'QuotaExceededError');
    expect(add(tab, 'A-2', 2).ok).toBe(false);
    area.refuseWrites = null;
    // No storage event reaches a page that is not running.
    add(open(area, { ...openStorage(() => area), watch: () => () => undefined }), 'A-3', 3);
    return tab;
  }

  it.each([
    ['restored', pageshow],
    ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('merges the writes of the other tab when it is %s', (_, show) => {
    const tab = setup();

    show();

    expect(codesOf(tab)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(stored(tab)).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('keeps the writes of the other tab with its next change', () => {
    const tab = setup();

    add(tab, 'A-4', 4);

    expect(stored(tab)).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
  });

  it('keeps its own value while writes fail', () => {
    const tab = setup();
    tab.area.refuseWrites = new DOMException('', 'QuotaExceededError');

    pageshow();
    pageshow();

    expect(codesOf(tab)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(stored(tab)).toEqual(['A-1', 'A-3']);
  });
});

describe('two tabs that write at the same time', () => {
  it('end with the favourites of both', () => {
    const [one, other] = [openTab(), openTab()];

    add(one, 'A-1', 1);
    add(other, 'A-2', 2);
    settle(one, other);

    expect(codesOf(one)).toEqual(['A-1', 'A-2']);
    expect(codesOf(other)).toEqual(['A-1', 'A-2']);
  });

  it('do not restore a favourite that one of them removes', () => {
    const [one, other] = [openTab(), openTab()];
    add(one, 'A-1', 1);
    settle(one, other);

    remove(one, 'A-1', 2);
    add(other, 'A-2', 3);
    settle(one, other);

    expect(codesOf(one)).toEqual(['A-2']);
    expect(codesOf(other)).toEqual(['A-2']);
  });

  it('apply an addition after a removal and the next removal in this order, even if the clock of a tab is behind', () => {
    const [one, other] = [openTab(), openTab()];
    add(one, 'A-1', 1);
    settle(one, other);

    remove(one, 'A-1', 5);
    settle(one, other);
    add(other, 'A-1', 1);
    settle(one, other);
    expect(codesOf(one)).toEqual(['A-1']);
    remove(other, 'A-1', 1);
    settle(one, other);

    expect(codesOf(one)).toEqual([]);
  });

  it('keep the later snapshot and the later visit of both', () => {
    const own = {
      ...favouritesOf(favourite({ latest: snapshot({ at: epochMs(9), price: 1 }) })),
      visitedAt: epochMs(3),
    };
    const stored = {
      ...favouritesOf(favourite({ known: snapshot({ at: epochMs(8), fate: 'sold' }) })),
      visitedAt: epochMs(2),
    };

    const joined = reconcileFavourites(own, stored);

    expect(joined.visitedAt).toBe(3);
    expect(joined.games.FateGO).toEqual([
      favourite({ known: snapshot({ at: epochMs(8), fate: 'sold' }), latest: snapshot({ at: epochMs(9), price: 1 }) }),
    ]);
  });

  it('converge to the same favourites without losses in any order of writes and events', () => {
    const steps = fc.array(
      fc.record({
        tab: fc.nat({ max: 1 }),
        act: fc.constantFrom('add', 'remove', 'hear', 'settle'),
        code: fc.constantFrom('A-1', 'A-2', 'A-3', '__proto__'),
      }),
      { maxLength: 40 },
    );

    fc.assert(
      fc.property(steps, (all) => {
        const tabs = [openTab(), openTab()] as const;
        const last = new Map<string, 'add' | 'remove'>();
        for (const [index, { tab, act, code }] of all.entries()) {
          const [own, other] = tab === 0 ? tabs : [tabs[1], tabs[0]];
          const text = other.area.getItem(KEY);
          if (act === 'settle') settle(own, other);
          else if (act === 'hear') text !== null && own.receive(text);
          else {
            const isKept = codesOf(own).includes(code as OfferCode);
            if (isKept === (act === 'add')) continue;
            (act === 'add' ? add : remove)(own, code, 1_000 * (index + 1));
            last.set(code, act);
          }
        }
        settle(tabs[0], tabs[1]);

        const expected = [...last].filter(([, act]) => act === 'add').map(([code]) => code);
        expect(codesOf(tabs[0])).toEqual(expected.sort());
        expect(codesOf(tabs[1])).toEqual(expected.sort());
      }),
      { numRuns: 300 },
    );
  });
});

describe('a tab of an earlier release, which writes its whole list', () => {
  const ofOld = (...codes: readonly string[]) =>
    JSON.stringify({
      version: 1,
      value: {
        games: { FateGO: codes.map((code) => favourite({ code, keptAt: epochMs(1) })) },
        visitedAt: null,
        visitedBefore: null,
      },
    });

  it('neither restores removed favourites nor removes unknown ones', () => {
    const tab = openTab({ [KEY]: ofOld('A-1', 'A-2') });
    remove(tab, 'A-1', 5);
    add(tab, 'A-3', 6);

    tab.receive(ofOld('A-1', 'A-2', 'A-4'));

    expect(codesOf(tab)).toEqual(['A-2', 'A-3', 'A-4']);
    expect(JSON.parse(tab.area.getItem(KEY) ?? '')).toMatchObject({ version: 2 });
  });
});

describe('removals', () => {
  it('are dropped after thirty days, and limited in number', () => {
    const day = 86_400_000;
    let favourites = favouritesOf(favourite());
    favourites = removeFavourite(favourites, 'FateGO', favourite().code, epochMs(1));
    for (let index = 0; index < 250; index++) {
      const one = favourite({ code: `B-${index}` });
      const time = (40 * day + index) as EpochMs;
      favourites = removeFavourite(addFavourite(favourites, 'FateGO', one, time), 'FateGO', one.code, time);
    }

    const codes = Object.keys(favourites.removals.FateGO ?? {});
    expect(codes).toHaveLength(200);
    expect(codes).not.toContain('A-1');
    expect(codes).toContain('B-249');
  });
});
