/** @jest-environment node */
import fc from 'fast-check';
import { GAMES } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import {
  addMapping,
  type ColumnMap,
  decodeColumnMap,
  encodeColumnMap,
  type Mapping,
  NO_MAP,
  parseMapping,
} from '@/importer/columns/columnMap';
import { collectFields, fieldIdOf } from '@/importer/fields/fields';
import { TINY_SPEC } from '../fields/tinyGame';

const FIELDS =
  'code | shop | price | currency | items | listing | title | note | status | listedAt | sq | ticket | server | level | rebindable | ignore';

function mapOf(...mappings: readonly Mapping[]): ColumnMap {
  return mappings.reduce(addMapping, NO_MAP);
}

describe('parseMapping', () => {
  it.each([
    ['货=code', { header: '货', field: 'code' }],
    ['手机型号=ignore', { header: '手机型号', field: 'ignore' }],
    [' 石头数 = sq ', { header: '石头数', field: 'sq' }],
    ['石头数＝圣晶石', { header: '石头数', field: 'sq' }],
    ['a=b=price', { header: 'a=b', field: 'price' }],
    ['等级=御主等级', { header: '等级', field: 'level' }],
    ['x=Listed at', { header: 'x', field: 'listedAt' }],
  ])('parses %j', (text, mapping) => {
    expect(parseMapping(text, TINY_SPEC)).toEqual({ ok: true, value: mapping });
  });

  it.each([
    ['货=cod', '货', 'cod', 'code'],
    ['货=圣晶右', '货', '圣晶右', 'sq'],
    ['货=手机', '货', '手机', null],
    ['货=票', '货', '票', null],
    ['货=', '货', '', null],
    ['货=__proto__', '货', '__proto__', null],
    ['货=toString', '货', 'toString', null],
  ])('refuses %j, lists the fields and suggests the closest one', (text, header, got, suggestion) => {
    expect(parseMapping(text, TINY_SPEC)).toEqual({ ok: false, error: { header, expected: FIELDS, got, suggestion } });
  });

  it.each(['code', '=code', ' =code', ''])('refuses %j, which contains no header', (text) => {
    expect(parseMapping(text, TINY_SPEC)).toEqual({
      ok: false,
      error: { header: null, expected: '列名=field', got: text, suggestion: null },
    });
  });
});

describe('decodeColumnMap', () => {
  it('decodes a stored map', () => {
    expect(decodeColumnMap({ 货: 'code', '价（元）': 'price', 型号: 'ignore' }, TINY_SPEC)).toEqual({
      ok: true,
      value: mapOf(
        { header: '货', field: 'code' },
        { header: '价（元）', field: 'price' },
        { header: '型号', field: 'ignore' },
      ),
    });
  });

  it.each([null, [], 'code', 7])('refuses %j, which is not an object', (raw) => {
    expect(decodeColumnMap(raw, TINY_SPEC)).toEqual({
      ok: false,
      error: [{ header: null, expected: '{ "列名": "field" }', got: JSON.stringify(raw), suggestion: null }],
    });
  });

  it('reports every invalid entry at once', () => {
    const raw: unknown = JSON.parse(
      '{ "货": "cod", "价": 7, "": "code", "店 铺": "shop", "店铺": "shop", "__proto__": "x" }',
    );

    expect(decodeColumnMap(raw, TINY_SPEC)).toEqual({
      ok: false,
      error: [
        { header: '货', expected: FIELDS, got: 'cod', suggestion: 'code' },
        { header: '价', expected: FIELDS, got: '7', suggestion: null },
        { header: '', expected: '"列名"', got: '""', suggestion: null },
        { header: '店铺', expected: '≠ "店 铺"', got: '"店铺"', suggestion: null },
        { header: '__proto__', expected: FIELDS, got: 'x', suggestion: null },
      ],
    });
  });

  it('decodes any encoded map, including headers such as __proto__', () => {
    const header = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'constructor', 'toString'));
    const field = fc.constantFrom(...collectFields(TINY_SPEC).keys(), 'ignore');
    fc.assert(
      fc.property(fc.array(fc.record({ header, field })), (mappings) => {
        const map = mapOf(...mappings.filter((one) => parseMapping(`${one.header}=code`, TINY_SPEC).ok));
        const written: unknown = JSON.parse(JSON.stringify(encodeColumnMap(map)));

        expect(decodeColumnMap(written, TINY_SPEC)).toEqual({ ok: true, value: map });
        expect(Object.hasOwn(Object.prototype, 'code')).toBe(false);
      }),
    );
  });
});

describe('addMapping', () => {
  it('replaces an earlier mapping of the same header, however it is written', () => {
    expect(
      encodeColumnMap(mapOf({ header: '价（元）', field: 'price' }, { header: '价(元)', field: 'ignore' })),
    ).toEqual({
      '价(元)': 'ignore',
    });
  });
});

describe('The ids of fields', () => {
  it.each(GAMES.map(({ id }) => id))('are distinct within %s', (id) => {
    const game = GAMES.find((one) => one.id === id);
    const spec = game === undefined ? TINY_SPEC : specOf(game);
    const fields = collectFields(spec);

    expect(fields.size).toBe(10 + spec.resources.length + spec.attributes.length);
    expect([...fields].filter(([key, field]) => fieldIdOf(field) !== key || key === 'ignore')).toEqual([]);
  });
});
