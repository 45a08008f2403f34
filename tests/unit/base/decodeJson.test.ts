/** @jest-environment node */
import * as v from 'valibot';
import { decodeJson, entriesOf, objectOf, recordOf } from '@/base/decodeJson';
import { fail, ok } from '@/base/result';

const ENTRY = objectOf({ code: v.string('a code'), until: v.nullish(v.number('a time'), null) }, 'an object');

describe('decodeJson', () => {
  it('returns the decoded value without unknown keys', () => {
    expect(decodeJson(ENTRY, { code: 'A', more: 1 })).toEqual(ok({ code: 'A', until: null }));
  });

  it.each([
    [{ list: [{ code: 'A' }, { code: 7 }] }, 'list[1].code', 'a code', 7],
    [{ list: [{}] }, 'list[0].code', 'a code', undefined],
    [{ list: [[]] }, 'list[0]', 'an object', []],
    [{ list: 5 }, 'list', 'a list', 5],
    [null, '', 'an object', null],
  ])('returns the first issue of %j with its path', (value, path, expected, got) => {
    const schema = objectOf({ list: v.array(ENTRY, 'a list') }, 'an object');

    expect(decodeJson(schema, value)).toEqual(fail({ path, expected, got }));
  });
});

describe('entriesOf', () => {
  const TIMES = entriesOf(v.pipe(v.string(), v.nonEmpty('a code')), v.number('a time'), 'an object');

  it('accepts every key, including names of object properties', () => {
    const value: unknown = JSON.parse('{ "__proto__": 1, "constructor": 2 }');

    expect(decodeJson(TIMES, value)).toEqual(
      ok([
        ['__proto__', 1],
        ['constructor', 2],
      ]),
    );
  });

  it('locates an invalid value by its key', () => {
    expect(decodeJson(TIMES, { A: 1, B: 'x' })).toEqual(fail({ path: 'B', expected: 'a time', got: 'x' }));
  });

  it('locates an invalid key in the object', () => {
    expect(decodeJson(objectOf({ times: TIMES }, 'an object'), { times: { '': 1 } })).toEqual(
      fail({ path: 'times', expected: 'a code', got: '' }),
    );
  });
});

describe('recordOf', () => {
  it('keeps a key named __proto__ as an own property', () => {
    const decoded = decodeJson(recordOf(v.number(), 'an object'), JSON.parse('{ "__proto__": 1 }'));

    expect(decoded.ok && Object.entries(decoded.value)).toEqual([['__proto__', 1]]);
  });
});
