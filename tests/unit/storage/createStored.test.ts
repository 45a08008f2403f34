import { fail, ok } from '@/base/result';
import { createStored } from '@/storage/createStored';
import { openStorage } from '@/storage/openStorage';
import { readSetAside } from '@/storage/setAside';
import { fakeArea, writeInOtherTab } from './fakeArea';

const readNames = (value: unknown, version: number) => {
  if (version === 1) return typeof value === 'string' ? ok([value]) : fail('expected a text');
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? ok(value as readonly string[])
    : fail('expected a list of texts');
};

function storeNames(area: ReturnType<typeof fakeArea>) {
  return createStored<readonly string[]>(
    'names',
    2,
    readNames,
    [],
    { storage: openStorage(() => area) },
  );
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a kept value', () => {
  it('is empty at first, and there again at the next visit once set', () => {
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
  ])('sets %j aside instead of deleting it, and starts empty', (broken) => {
    const area = fakeArea({ names: broken });
    const stored = storeNames(area);

    expect(stored.get()).toEqual([]);
    expect(stored.set(['new'])).toEqual(ok(null));
    expect(area.getItem('names')).toBe('{"version":2,"value":["new"]}');
    expect(readSetAside(openStorage(() => area), 'names')).toEqual([
      { at: expect.any(Number), why: expect.any(String), text: broken },
    ]);
  });

  it('leaves a broken text where it is if there is no room to set it aside', () => {
    const area = fakeArea({ names: 'broken' });
    const storage = openStorage(() => area);
    area.refuseWrites = new DOMException('', 'QuotaExceededError');
    const stored = createStored<readonly string[]>('names', 2, readNames, [], { storage });
    expect(stored.set(['new'])).toEqual(fail('storage-full'));
    expect([stored.get(), area.getItem('names')]).toEqual([['new'], 'broken']);
    area.refuseWrites = null;

    expect(stored.set(['newer'])).toEqual(ok(null));
    expect(area.getItem('names')).toBe('{"version":2,"value":["newer"]}');
    expect(readSetAside(storage, 'names').map(({ text }) => text)).toEqual(['broken']);
  });

  it('never overwrites what a later version has written, and lasts for this page only', () => {
    const later = '{"version":99,"value":{"shape":"unknown"}}';
    const area = fakeArea({ names: later });
    const stored = storeNames(area);

    expect(stored.get()).toEqual([]);
    expect(stored.set(['new'])).toEqual(fail('storage-newer'));
    expect([stored.get(), area.entries()]).toEqual([['new'], { names: later }]);
  });

  it('keeps the new value on this page when the storage is full, and the old one in the storage', () => {
    const area = fakeArea({ names: '{"version":2,"value":["old"]}' });
    const stored = storeNames(area);
    area.refuseWrites = new DOMException('', 'QuotaExceededError');

    expect(stored.set(['new'])).toEqual(fail('storage-full'));
    expect(stored.get()).toEqual(['new']);
    expect(storeNames(area).get()).toEqual(['old']);
  });

  it('takes over what another tab writes', () => {
    const area = fakeArea();
    const stored = storeNames(area);
    const told: (readonly string[])[] = [];
    stored.subscribe(() => told.push(stored.get()));

    writeInOtherTab(area, 'names', '{"version":2,"value":["theirs"]}');
    writeInOtherTab(area, 'other', '{"version":2,"value":["else"]}');

    expect([stored.get(), told]).toEqual([['theirs'], [['theirs']]]);
  });

  it('survives a storage that is cleared under it, and is written back at the next change', () => {
    const area = fakeArea();
    const stored = storeNames(area);
    stored.set(['kept']);

    area.clear();
    writeInOtherTab(area, null, null);

    expect(stored.get()).toEqual(['kept']);
    stored.set([...stored.get(), 'more']);
    expect(storeNames(area).get()).toEqual(['kept', 'more']);
  });
});
