import { openStorage } from '@/storage/openStorage';
import { fakeArea, writeInOtherTab } from './fakeArea';

describe('openStorage', () => {
  it('stores texts in the area, and removes its probe', () => {
    const area = fakeArea();
    const storage = openStorage(() => area);

    expect(storage.write('a', '1')).toEqual({ ok: true, value: null });
    expect(storage.read('a')).toBe('1');
    expect(storage.persistent.get()).toBe(true);
    expect(area.entries()).toEqual({ a: '1' });
  });

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['is missing', () => undefined],
  ])('keeps texts in memory when the storage %s, and reports it', (_case, open) => {
    const storage = openStorage(open);

    expect(storage.write('a', '1')).toEqual({ ok: false, error: 'storage-refused' });
    expect(storage.read('a')).toBe('1');
    expect(storage.persistent.get()).toBe(false);
  });

  it.each([
    new DOMException('', 'QuotaExceededError'),
    Object.assign(new Error(), { name: 'NS_ERROR_DOM_QUOTA_REACHED' }),
    Object.assign(new Error(), { name: 'QUOTA_EXCEEDED_ERR' }),
    Object.assign(new Error(), { code: 1014 }),
  ])('treats %p as a full storage, still reads stored texts and keeps the new text in memory', (refusal) => {
    const area = fakeArea({ old: 'kept' });
    area.refuseWrites = refusal;
    const storage = openStorage(() => area);

    expect(storage.write('new', '1')).toEqual({ ok: false, error: 'storage-full' });
    expect(storage.read('old')).toBe('kept');
    expect(storage.read('new')).toBe('1');
    expect(storage.persistent.get()).toBe(false);
  });

  it('detects an area that ignores writes', () => {
    const area = { ...fakeArea(), setItem: () => undefined };
    const storage = openStorage(() => area);

    expect(storage.write('a', '1')).toEqual({ ok: false, error: 'storage-refused' });
    expect(storage.read('a')).toBe('1');
  });

  it('is persistent again once a write has reached the area', () => {
    const area = fakeArea();
    const storage = openStorage(() => area);
    const notified: boolean[] = [];
    storage.persistent.subscribe(() => notified.push(storage.persistent.get()));

    area.refuseWrites = new DOMException('', 'QuotaExceededError');
    storage.write('a', '1');
    area.refuseWrites = null;
    storage.write('a', '2');

    expect(notified).toEqual([false, true]);
    expect(storage.read('a')).toBe('2');
    expect(area.entries()).toEqual({ a: '2' });
  });

  it('reports keys that another tab writes, but not cleared keys or other areas', () => {
    const area = fakeArea();
    const storage = openStorage(() => area);
    const notified: (string | null)[] = [];
    const stop = storage.watch((key) => notified.push(key));

    writeInOtherTab(area, 'a', '1');
    writeInOtherTab(area, null, null);
    writeInOtherTab(area, 'a', null);
    writeInOtherTab(fakeArea(), 'session', '1');
    stop();
    writeInOtherTab(area, 'b', '1');

    expect(notified).toEqual(['a']);
  });
});
