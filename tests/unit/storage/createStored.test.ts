import { fail, ok } from '@/base/result';
import { createStored, type Decode } from '@/storage/createStored';
import { openStorage } from '@/storage/openStorage';
import { deleteUnreadable, keepUnreadable, MAX_UNREADABLE, readUnreadable } from '@/storage/unreadableEntries';
import { fakeArea, writeInOtherTab } from './fakeArea';

const readNames = (value: unknown, version: number) => {
  if (version === 1) return typeof value === 'string' ? ok([value]) : fail('expected a text');
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? ok(value as readonly string[])
    : fail('expected a list of texts');
};

function storeNames(area: ReturnType<typeof fakeArea>) {
  return createStored<readonly string[]>('names', 2, readNames, [], { storage: openStorage(() => area) });
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a stored value', () => {
  it('is empty at first, and loads at the next visit after it was set', () => {
    const area = fakeArea();
    const first = storeNames(area);
    expect(first.get()).toEqual([]);

    expect(first.set(['Merlin'])).toEqual(ok(null));

    expect(storeNames(area).get()).toEqual(['Merlin']);
    expect(area.entries()).toEqual({ names: '{"version":2,"value":["Merlin"]}' });
  });

  it('is migrated from an older version', () => {
    expect(storeNames(fakeArea({ names: '{"version":1,"value":"Merlin"}' })).get()).toEqual(['Merlin']);
  });

  it.each([
    '{"version":2,"value":[1]}',
    '{"version":2',
    'null',
    '[]',
    '"text"',
    '{"version":"2","value":[]}',
    '{"version":0,"value":[]}',
    '',
  ])('keeps a copy of %j and starts empty', (broken) => {
    const area = fakeArea({ names: broken });
    const stored = storeNames(area);

    expect(stored.get()).toEqual([]);
    expect(stored.set(['new'])).toEqual(ok(null));
    expect(area.getItem('names')).toBe('{"version":2,"value":["new"]}');
    expect(
      readUnreadable(
        openStorage(() => area),
        'names',
      ),
    ).toEqual([{ at: expect.any(Number), why: expect.any(String), text: broken }]);
  });

  it('does not overwrite an undecodable text if no copy can be kept', () => {
    const area = fakeArea({ names: 'broken' });
    const storage = openStorage(() => area);
    area.refuseWrites = new DOMException('', 'QuotaExceededError');
    const stored = createStored<readonly string[]>('names', 2, readNames, [], { storage });
    expect(stored.set(['new'])).toEqual(fail('storage-full'));
    expect(stored.get()).toEqual(['new']);
    expect(area.getItem('names')).toBe('broken');
    area.refuseWrites = null;

    expect(stored.set(['newer'])).toEqual(ok(null));
    expect(area.getItem('names')).toBe('{"version":2,"value":["newer"]}');
    expect(readUnreadable(storage, 'names').map(({ text }) => text)).toEqual(['broken']);
  });

  it('never overwrites a value of a later version, and lasts for this page only', () => {
    const later = '{"version":99,"value":{"shape":"unknown"}}';
    const area = fakeArea({ names: later });
    const stored = storeNames(area);

    expect(stored.get()).toEqual([]);
    expect(stored.set(['new'])).toEqual(fail('storage-newer'));
    expect(stored.get()).toEqual(['new']);
    expect(area.entries()).toEqual({ names: later });
  });

  it('keeps the new value on this page and the old one in the storage when it is full', () => {
    const area = fakeArea({ names: '{"version":2,"value":["old"]}' });
    const stored = storeNames(area);
    area.refuseWrites = new DOMException('', 'QuotaExceededError');

    expect(stored.set(['new'])).toEqual(fail('storage-full'));
    expect(stored.get()).toEqual(['new']);
    expect(storeNames(area).get()).toEqual(['old']);
  });

  it('follows the writes of another tab', () => {
    const area = fakeArea();
    const stored = storeNames(area);
    const notified: (readonly string[])[] = [];
    stored.subscribe(() => notified.push(stored.get()));

    writeInOtherTab(area, 'names', '{"version":2,"value":["theirs"]}');
    writeInOtherTab(area, 'other', '{"version":2,"value":["else"]}');

    expect(stored.get()).toEqual(['theirs']);
    expect(notified).toEqual([['theirs']]);
  });

  it('applies updates to the value of another tab even without an event', () => {
    const area = fakeArea();
    const [one, other] = [storeNames(area), storeNames(area)];
    one.get();
    other.get();

    expect(one.update((names) => [...names, 'Merlin'])).toEqual(ok(null));
    expect(other.update((names) => [...names, 'Altria'])).toEqual(ok(null));

    expect(other.get()).toEqual(['Merlin', 'Altria']);
    expect(area.getItem('names')).toBe('{"version":2,"value":["Merlin","Altria"]}');
  });

  it('is read again when the page leaves the back/forward cache or becomes visible', () => {
    const area = fakeArea();
    const stored = storeNames(area);
    stored.get();
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

    area.setItem('names', '{"version":2,"value":["while frozen"]}');
    show(false);
    expect(stored.get()).toEqual([]);
    show(true);
    expect(stored.get()).toEqual(['while frozen']);

    area.setItem('names', '{"version":2,"value":["while hidden"]}');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored.get()).toEqual(['while hidden']);
  });

  it('keeps a copy of every undecodable text once', () => {
    const area = fakeArea({ names: 'first', 'names.broken': 'of an earlier release' });
    storeNames(area).get();
    area.setItem('names', 'second');
    storeNames(area).get();
    area.setItem('names', 'first');
    storeNames(area).get();

    const unreadable = readUnreadable(
      openStorage(() => area),
      'names',
    );
    expect(unreadable.map(({ text }) => text)).toEqual(['of an earlier release', 'first', 'second']);
    expect(unreadable[0]).toEqual({ at: null, why: null, text: 'of an earlier release' });
  });

  it('does not overwrite an undecodable text when the maximum number of copies is kept', () => {
    const area = fakeArea();
    const storage = openStorage(() => area);
    for (let index = 0; index < MAX_UNREADABLE; index++) keepUnreadable(storage, 'names', `text ${index}`, 'broken');
    area.setItem('names', 'one more');
    const stored = storeNames(area);

    expect(stored.set(['new'])).toEqual(fail('storage-full'));
    expect(area.getItem('names')).toBe('one more');
    deleteUnreadable(storage, 'names', 'text 3');

    expect(stored.set(['newer'])).toEqual(ok(null));
    expect(readUnreadable(storage, 'names').map(({ text }) => text)).toContain('one more');
  });

  it('keeps dropped parts before it writes the rest', () => {
    const area = fakeArea({ names: '{"version":2,"value":["Merlin",7]}' });
    const storage = openStorage(() => area);
    const decode: Decode<readonly string[]> = (value, _version, drop) => {
      const [names, others] = [true, false].map((isName) =>
        (value as unknown[]).filter((one) => (typeof one === 'string') === isName),
      );
      for (const one of others ?? []) drop(one, 'no name');
      return ok(names as string[]);
    };
    area.refuseWrites = new DOMException('', 'QuotaExceededError');
    const stored = createStored<readonly string[]>('names', 2, decode, [], { storage });

    expect(stored.get()).toEqual(['Merlin']);
    area.refuseWrites = null;
    expect(stored.update((names) => [...names, 'Altria'])).toEqual(ok(null));

    expect(area.getItem('names')).toBe('{"version":2,"value":["Merlin","Altria"]}');
    expect(readUnreadable(storage, 'names')).toEqual([{ at: expect.any(Number), why: 'no name', text: '[7]' }]);
  });

  it('survives a cleared storage, and is written with the next change', () => {
    const area = fakeArea();
    const stored = storeNames(area);
    stored.set(['kept']);

    area.clear();
    writeInOtherTab(area, null, null);
    document.dispatchEvent(new Event('visibilitychange'));

    expect(stored.get()).toEqual(['kept']);
    stored.set([...stored.get(), 'more']);
    expect(storeNames(area).get()).toEqual(['kept', 'more']);
  });

  it('is the old or the new one after the page was closed before any of its writes', () => {
    for (let completed = 0; ; completed++) {
      const area = fakeArea({ names: '{"version":2,"value":["old"]}' });
      const write = area.setItem;
      let writes = 0;
      area.setItem = (key, text) => {
        writes += 1;
        if (writes > completed) throw new Error('closed');
        write(key, text);
      };

      const stored = storeNames(area);
      try {
        stored.set(['new']);
      } catch (error) {
        expect(error).toEqual(new Error('closed'));
      }

      area.setItem = write;
      expect([['old'], ['new']]).toContainEqual(storeNames(area).get());
      if (writes <= completed) return;
    }
  });
});
