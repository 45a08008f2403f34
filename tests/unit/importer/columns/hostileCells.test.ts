/** @jest-environment node */
import fc from 'fast-check';
import { checkOffer, checkTextLengths } from '@/catalog/format/checkOffer';
import { decodeColumnMap, NO_MAP } from '@/importer/columns/columnMap';
import { importSheet } from '@/importer/importSheet';
import { collectNamesInOtherGames } from '@/importer/items/namesInOtherGames';
import { sheetBytes, TINY_ROSTER, TINY_SPEC, tinyTarget } from '../fields/tinyGame';

const PROTOTYPE_WORDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'] as const;
const HEADERS = [
  '编号',
  '店铺',
  '价格',
  '物品',
  '文案',
  '标题',
  '备注',
  '状态',
  '上架时间',
  '圣晶石',
  '服务器',
  '御主等级',
  '可换绑',
];

const word = fc.constantFrom(...PROTOTYPE_WORDS);
const cell = fc.oneof(
  word,
  word.map((one) => `${one}*2`),
  fc.constantFrom(
    '',
    '梅林*2',
    '268',
    '1e5',
    '007',
    '日服',
    '是',
    '2026-11-18',
    '=1+1',
    '3w+',
    '已售',
    '石999999999999w 御主等级999999999999',
    '梅林宝2 斯卡哈 石800',
    '"',
    'a\nb',
  ),
  fc.string(),
);
const header = fc.uniqueArray(
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...HEADERS) }, { weight: 1, arbitrary: word }),
  {
    minLength: 1,
    maxLength: 14,
  },
);
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Keys of the prototypes that a careless assignment could modify. */
function prototypeKeys(): readonly string[] {
  return [Object.prototype, Array.prototype, Map.prototype, Function.prototype].flatMap((one) =>
    Object.getOwnPropertyNames(one),
  );
}

describe('importSheet for hostile headers and cells', () => {
  it('accounts for every row and leaves prototypes unchanged', () => {
    const before = prototypeKeys();
    fc.assert(
      fc.property(
        header,
        fc.array(fc.array(cell, { minLength: 1, maxLength: 15 }), { minLength: 1, maxLength: 6 }),
        fc.dictionary(
          fc.oneof(word, fc.constantFrom(...HEADERS)),
          fc.constantFrom('code', 'price', 'items', 'sq', 'ignore'),
        ),
        (names, rows, raw) => {
          const map = decodeColumnMap(raw, TINY_SPEC);
          const lines = [names, ...rows].map((cells) => cells.map(quote).join(','));
          const target = {
            ...tinyTarget(),
            map: map.ok ? map.value : NO_MAP,
            otherNames: collectNamesInOtherGames([TINY_ROSTER]),
          };
          const imported = importSheet('in.csv', sheetBytes(...lines), target);
          if (!imported.ok) return;
          const { rows: count, accepted, refused, offers, issues } = imported.value;
          const filled = [names, ...rows].filter((cells) => cells.some((one) => one.trim() !== ''));
          const passed = issues.filter(({ expected }) => expected.kind === 'offerRow');

          // A row that contains only column names may be the lower half of a two-row header.
          // 已售 also names a column of flags.
          const known = new Set([...HEADERS, '已售', ...Object.keys(raw)]);
          const halves = rows.some((cells) => {
            const words = cells.filter((one) => one.trim() !== '');
            return words.length > 1 && words.every((one) => known.has(one));
          });
          expect([filled.length, ...(halves ? [filled.length - 1] : [])]).toContain(1 + passed.length + count);
          expect(accepted + refused).toBe(count);
          expect(offers).toHaveLength(accepted);
          expect(refused === 0 || issues.some(({ severity }) => severity === 'error')).toBe(true);
          for (const offer of offers) {
            checkOffer(offer, 'CNY');
            checkTextLengths(offer);
            expect(Object.keys(offer.resources).every((id) => TINY_SPEC.resources.some((one) => one.id === id))).toBe(
              true,
            );
            expect(Object.keys(offer.attributes).every((id) => TINY_SPEC.attributes.some((one) => one.id === id))).toBe(
              true,
            );
            expect(Object.getPrototypeOf(offer.resources)).toBe(Object.prototype);
            expect(Object.getPrototypeOf(offer.attributes)).toBe(Object.prototype);
          }
        },
      ),
    );

    expect(prototypeKeys()).toEqual(before);
  });

  it.each(PROTOTYPE_WORDS)('accepts %j as a code, and refuses it as an item and as a value', (text) => {
    const imported = importSheet(
      'in.csv',
      sheetBytes(
        `编号,店铺,价格,物品,服务器,上架时间,${text}`,
        `${text},青石铺,1,,,2026-11-18,x`,
        `B,青石铺,1,${text},${text},2026-11-18,x`,
      ),
      tinyTarget(),
    );

    expect(imported).toMatchObject({
      ok: true,
      value: {
        issues: [
          { code: 'unknown-column', column: text },
          { row: 2, code: 'missing', column: '物品' },
          { row: 3, code: 'unknown-item', got: text },
          { row: 3, code: 'unknown-value', got: text },
        ],
      },
    });
  });
});
