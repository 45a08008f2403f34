/** @jest-environment node */
import { parseChoice } from '@/importer/cells/parseChoice';
import { collectVocabulary } from '@/importer/lexical/vocabulary';

const JAPAN = { id: 'jp', names: { zh: '日服', ja: '日本版', en: 'Japan' }, aliases: ['JP服', '亚服'] };
const ASIA = { id: 'asia', names: { zh: '亚服', ja: 'アジア版', en: 'Asia' }, aliases: ['外服'] };
const WORLD = { id: 'ww', names: { zh: '国际服', ja: '国際版', en: 'Global' }, aliases: ['外服'] };
const SERVERS = collectVocabulary([JAPAN, ASIA, WORLD]);

describe('parseChoice', () => {
  it.each([
    ['日服', 'jp'],
    ['日本版', 'jp'],
    ['JAPAN', 'jp'],
    ['ＪＰ服', 'jp'],
    ['国 际 服', 'ww'],
    ['ww', 'ww'],
  ])('parses %j by name, alias or id in any language', (text, id) => {
    expect(parseChoice(text, SERVERS)).toEqual({ ok: true, value: id });
  });

  it('prefers the name of one value to the alias of another', () => {
    expect(parseChoice('亚服', SERVERS)).toEqual({ ok: true, value: 'asia' });
  });

  it('refuses an alias shared by several values and lists them', () => {
    expect(parseChoice('外服', SERVERS)).toEqual({
      ok: false,
      error: {
        code: 'unknown-value',
        expected: { kind: 'oneOf', names: [ASIA.names, WORLD.names] },
        got: '外服',
        suggestion: null,
      },
    });
  });

  it('lists all values and suggests the closest spelling for a typo', () => {
    expect(parseChoice('国际f', SERVERS)).toEqual({
      ok: false,
      error: {
        code: 'unknown-value',
        expected: { kind: 'oneOf', names: [JAPAN.names, ASIA.names, WORLD.names] },
        got: '国际f',
        suggestion: '国际服',
      },
    });
  });

  it.each([
    ['日服/国际服', null],
    ['日服 Global', null],
    ['非日服', null],
    ['不是国际服', null],
    ['X服', null],
    ['日服自抽', '日服'],
  ])('suggests for %j %j', (text, suggestion) => {
    expect(parseChoice(text, SERVERS)).toMatchObject({ ok: false, error: { code: 'unknown-value', suggestion } });
  });

  it.each(['constructor', '__proto__', 'toString'])('refuses %j as unknown without a suggestion', (text) => {
    expect(parseChoice(text, SERVERS)).toMatchObject({ ok: false, error: { code: 'unknown-value', suggestion: null } });
  });
});
