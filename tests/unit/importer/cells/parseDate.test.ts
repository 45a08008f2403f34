/** @jest-environment node */
import fc from 'fast-check';
import { parseDate } from '@/importer/cells/parseDate';

const CHINA = 8 * 60;
const at = (iso: string) => ({ ok: true, value: Date.parse(iso) });

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
  ])('reads %j on the clock of the shop', (text) => {
    expect(parseDate(text, CHINA)).toEqual(at('2026-11-18T06:20:00Z'));
  });

  it('takes a day alone for its midnight', () => {
    expect(parseDate('2026/1/5', CHINA)).toEqual(at('2026-01-04T16:00:00Z'));
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-11-18 25:00',
    '2026-11-18 14:60',
    '18/11/2026',
    '11/18/2026',
    '26-11-18',
    '2026-11/18',
    '2026-11-181',
    '46344',
    '昨天',
    '2026-11-18 下午',
  ])('refuses %j', (text) => {
    expect(parseDate(text, CHINA)).toEqual({
      ok: false,
      error: { code: 'not-a-date', expected: { kind: 'date' }, got: text, suggestion: null },
    });
  });

  it('reads back every moment of the century that is written with any offset', () => {
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
});
