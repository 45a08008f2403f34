/** @jest-environment node */
import fc from 'fast-check';
import { parseDate } from '@/importer/cells/parseDate';

const CHINA = 8 * 60;
const okTime = (iso: string) => ({ ok: true, value: Date.parse(iso) });

describe('parseDate', () => {
  it.each([
    '2026-11-18 14:20',
    '2026/11/18 14:20:00',
    '2026.11.18 14:20',
    '２０２６／１１／１８　１４：２０',
    '2026年11月18日 14时20分',
    '2026年11月18日14:20',
    '2026-11-18T14:20',
    '2026-11-18T06:20:00Z',
    '2026-11-18T06:20:00.000Z',
    '2026-11-18T15:20+09:00',
    '2026-11-18 2:20 PM',
    '2026/11/18 下午 2:20:00',
    '2026/11/18 午後2時20分',
    '2026年11月18日(水) 14:20',
    '2026-11-18 星期三 14:20',
  ])('parses %j in the time zone of the shop', (text) => {
    expect(parseDate(text, CHINA)).toEqual(okTime('2026-11-18T06:20:00Z'));
  });

  it('uses midnight for a date without a time', () => {
    expect(parseDate('2026/1/5', CHINA)).toEqual(okTime('2026-01-04T16:00:00Z'));
  });

  it('parses noon and midnight of the 12-hour clock', () => {
    expect(parseDate('2026-11-18 12:05 AM', 0)).toEqual(okTime('2026-11-18T00:05:00Z'));
    expect(parseDate('2026-11-18 12:05 PM', 0)).toEqual(okTime('2026-11-18T12:05:00Z'));
  });

  it.each([
    ['11/18/2026', '2026-11-18'],
    ['18/11/2026', '2026-11-18'],
    ['18.11.2026 14:20', '2026-11-18 14:20'],
    ['05/06/2026', null],
    ['03/04/2026', null],
    ['05/05/2026', '2026-05-05'],
    ['26-11-18', null],
    ['31/12/26', null],
    ['26-02-30', null],
    ['20261118', '2026-11-18'],
    ['Nov 18, 2026', '2026-11-18'],
    ['18th November 2026', '2026-11-18'],
    ['46344', '2026-11-18'],
    ['46344.6', '2026-11-18 14:24'],
    ['36525', null],
    ['2026-02-30', null],
    ['30/02/2026', null],
    ['2026-13-01', null],
    ['2026-11-18 25:00', null],
    ['2026-11-18 14:60', null],
    ['2026-11/18', null],
    ['2026-11-181', null],
    ['昨天', null],
    ['2026-11-18 下午', null],
    ['11-18', null],
    ['12345', null],
    ['Foo 18, 2026', null],
    ['__proto__', null],
  ])('refuses %j and suggests %j', (text, suggestion) => {
    expect(parseDate(text, CHINA)).toEqual({
      ok: false,
      error: { code: 'not-a-date', expected: { kind: 'date' }, got: text, suggestion },
    });
  });

  it('suggests the date that spreadsheets show for every serial number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 36_526, max: 73_050 }), (serial) => {
        const shown = new Date(Date.UTC(2000, 0, 1 + serial - 36_526)).toISOString().slice(0, 10);

        expect(parseDate(String(serial), CHINA)).toMatchObject({ ok: false, error: { suggestion: shown } });
      }),
    );
  });

  it('parses every formatted time of the century to the same time, with any offset', () => {
    const first = Date.parse('2000-01-02T00:00:00Z');
    const last = Date.parse('2099-12-30T00:00:00Z');
    const second = fc.integer({ min: first / 1000, max: last / 1000 });
    fc.assert(
      fc.property(second, fc.integer({ min: -12 * 60, max: 14 * 60 }), (seconds, offset) => {
        const written = new Date(seconds * 1000 + offset * 60_000).toISOString().slice(0, 19).replace('T', ' ');

        expect(parseDate(written, offset)).toEqual({ ok: true, value: seconds * 1000 });
      }),
    );
  });

  it('interprets a serial number by the date system of the file', () => {
    expect(parseDate('46344', CHINA)).toMatchObject({ error: { suggestion: '2026-11-18' } });
    expect(parseDate('44882', CHINA, 1904)).toMatchObject({ error: { suggestion: '2026-11-18' } });
  });
});
