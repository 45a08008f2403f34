/** @jest-environment node */
import { unzipSync } from 'fflate';
import { writeXlsx } from '@/importer/export/writeXlsx';

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('writeXlsx', () => {
  it('lists every sheet where spreadsheets expect it', () => {
    const files = unzipSync(
      writeXlsx([
        { name: 'A & B', rows: [['x']] },
        { name: '二', rows: [] },
      ]),
    );

    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    expect(decode(files['xl/workbook.xml'])).toContain(
      '<sheet name="A &amp; B" sheetId="1" r:id="rId1"/><sheet name="二" sheetId="2" r:id="rId2"/>',
    );
  });

  it('writes cell references, omits empty cells, and escapes invalid XML', () => {
    const row = [...Array.from({ length: 26 }, () => ''), '<a>&"', '\u0001_x0041_'];

    const sheet = decode(unzipSync(writeXlsx([{ name: 'x', rows: [[], row] }]))['xl/worksheets/sheet1.xml']);

    expect(sheet).toContain(
      '<row r="1"></row><row r="2"><c r="AA2" t="inlineStr"><is><t xml:space="preserve">&lt;a&gt;&amp;&quot;</t></is></c><c r="AB2" t="inlineStr"><is><t xml:space="preserve">\uFFFD_x005F_x0041_</t></is></c></row>',
    );
  });
});
