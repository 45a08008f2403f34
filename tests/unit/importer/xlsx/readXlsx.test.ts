/** @jest-environment node */
import fc from 'fast-check';
import { Refusal } from '@/importer/issues/refusal';
import { readXlsx } from '@/importer/xlsx/readXlsx';
import { buildWorkbook, type CellRecipe, zip } from '../buildWorkbook';

const BARE = {
  '_rels/.rels': '<R><Relationship Id="a" Type="x/officeDocument" Target="/xl/workbook.xml"/></R>',
  'xl/workbook.xml':
    '<w:workbook xmlns:w="w" xmlns:q="q"><w:sheets><w:sheet name="a" q:id="b"/></w:sheets></w:workbook>',
  'xl/_rels/workbook.xml.rels': '<R><Relationship Id="b" Type="x/worksheet" Target="worksheets/../s.xml"/></R>',
};

function read(sheetXml: string) {
  return readXlsx(zip({ ...BARE, 'xl/s.xml': sheetXml }));
}

function rowsOf(...cells: readonly CellRecipe[]) {
  return readXlsx(buildWorkbook({ sheets: [{ name: 'a', rows: [cells] }] }))[0]?.rows;
}

/** Returns the issue code of a refusal. */
function refusalOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.issue.code;
    throw error;
  }
}

describe('readXlsx', () => {
  it('reads strings of all kinds, without phonetic readings', () => {
    expect(
      rowsOf('a', { inline: ' b ' }, { rich: ['マー', 'リン'], furigana: 'まーりん' }, { formula: 'x', value: 'f' }),
    ).toEqual([{ row: 1, cells: ['a', ' b ', 'マーリン', 'f'] }]);
  });

  it('reads emoji and line breaks in every notation', () => {
    expect(
      read('<s><row><c t="inlineStr"><is><t>&#128512;&#x6885;&amp;&quot;_x000D_</t></is></c></row></s>')[0]?.rows,
    ).toEqual([{ row: 1, cells: ['😀梅&"\r'] }]);
  });

  it('continues numbering without row and cell references, and accepts any namespace prefix', () => {
    const xml =
      '<x:s xmlns:x="x"><x:row r="3"><x:c><x:v>1</x:v></x:c><x:c r="D3"><x:v>2</x:v></x:c><x:c><x:v>3</x:v></x:c></x:row><x:row><x:c><x:v>4</x:v></x:c></x:row></x:s>';

    expect(read(xml)[0]?.rows).toEqual([
      { row: 3, cells: ['1', '', '', '2', '3'] },
      { row: 4, cells: ['4'] },
    ]);
  });

  it('reads parts with backslashes or other letter case in their names', () => {
    const parts = { ...BARE, 'XL\\S.XML': '<s><row><c><v>1</v></c></row></s>' };

    expect(readXlsx(zip(parts))[0]?.rows).toEqual([{ row: 1, cells: ['1'] }]);
  });

  it('omits formatted empty cells', () => {
    expect(rowsOf({ blank: 14 }, { blank: 0 })).toEqual([]);
  });

  it('refuses a cell beyond the column limit, and a row beyond the row limit', () => {
    expect(refusalOf(() => read('<s><row r="1"><c r="XFD1"><v>1</v></c></row></s>'))).toBe('too-large');
    expect(refusalOf(() => read('<s><row r="1048577"/></s>'))).toBe('too-large');
    expect(read('<s><row r="1048576"><c r="A1048576"><v>1</v></c></row></s>')[0]?.lastRow).toBe(1_048_576);
  });

  it.each([
    ['more rows than there can be', `<s>${'<row/>'.repeat(1_100_000)}</s>`],
    ['a text without end', `<s><row><c t="inlineStr"><is><t>${'长'.repeat(3_000_000)}</t></is></c></row></s>`],
    ['a comment without end', `<s><!--${'- '.repeat(3_000_000)}`],
    ['blanks without end', `<s><row>${'<c/>'.repeat(3_100_000)}</row></s>`],
    ['merged ranges without end', `<s>${'<mergeCell/>'.repeat(3_100_000)}</s>`],
  ])('refuses %s', (_name, xml) => {
    expect(refusalOf(() => read(xml))).toBe('too-large');
  });

  it.each([
    ['declared entities', '<!DOCTYPE s [<!ENTITY a "b">]><s><row><c><v>1</v></c></row></s>'],
    ['elements without end inside each other', '<a>'.repeat(1000)],
    ['XML that breaks off', '<s><row><c><v>1</v>'],
    ['wrong nesting', '<s><row></c></s>'],
    ['rows in disorder', '<s><row r="2"/><row r="1"/></s>'],
    ['a shared text that is not there', '<s><row><c t="s"><v>3</v></c></row></s>'],
    ['a cell at no place', '<s><row><c r="7"><v>1</v></c></row></s>'],
  ])('reports a broken workbook for %s', (_name, xml) => {
    expect(refusalOf(() => read(xml))).toBe('broken-workbook');
  });

  it('does not trust the sizes declared by the archive', () => {
    const bytes = zip({ ...BARE, 'xl/s.xml': '<s><row><c><v>1</v></c></row></s>' });
    const directory = bytes.findIndex(
      (_, index) => bytes[index] === 0x50 && bytes[index + 1] === 0x4b && bytes[index + 2] === 1,
    );

    bytes[directory + 24] = (bytes[directory + 24] ?? 0) + 1;

    expect(refusalOf(() => readXlsx(bytes))).toBe('broken-workbook');
  });

  it('refuses an encrypted archive', () => {
    const bytes = zip({ ...BARE, 'xl/s.xml': '<s/>' });
    const directory = bytes.findIndex(
      (_, index) => bytes[index] === 0x50 && bytes[index + 1] === 0x4b && bytes[index + 2] === 1,
    );

    bytes[directory + 8] = 1;

    expect(refusalOf(() => readXlsx(bytes))).toBe('encrypted-or-xls');
  });

  it('refuses a damaged file, or returns its intact content', () => {
    const rows = [
      ['编号', '价格'],
      ['A-1', 268],
    ];
    const whole = buildWorkbook({ sheets: [{ name: 'a', rows }] });
    const read = readXlsx(whole);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (offset, change) => {
        const bytes = Uint8Array.from(whole);
        bytes[offset] = (bytes[offset] ?? 0) ^ change;

        let damaged: unknown = read;
        const refusal = refusalOf(() => {
          damaged = readXlsx(bytes);
        });

        expect(damaged).toEqual(read);
        expect([null, 'broken-workbook', 'encrypted-or-xls', 'other-file', 'too-large']).toContain(refusal);
      }),
      { numRuns: 1000 },
    );
  });

  it('refuses a truncated file, wherever it ends', () => {
    const whole = buildWorkbook({ sheets: [{ name: 'a', rows: [['编号', '价格']] }] });

    for (let length = 4; length < whole.length; length++) {
      expect(refusalOf(() => readXlsx(whole.subarray(0, length)))).toBe('broken-workbook');
    }
  });
});
