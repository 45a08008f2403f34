/** @jest-environment node */
import fc from 'fast-check';
import { LOCALES } from '@/domain/localized';
import { type Choice, EMPTY_QUERY, orderWants, type Query, type Range, WANT_MODES } from '@/domain/query';
import { facetsOf } from '@/games/facetsOf';
import { GAMES } from '@/games/games';
import { topLevel } from '@/games/levelLabel';
import { specOf } from '@/games/specs/specOf';
import type { Attribute } from '@/games/types';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { sameConditions, toConditions } from '@/query-parser/format/conditions';
import { formatText } from '@/query-parser/format/formatText';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/prepareGame';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

const RUNS = 60;

async function gameOf(id: string): Promise<PreparedGame> {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return prepareGame(specOf(game), await loadBuiltRoster(game.family));
}

/** Queries that the page can create: roster items with valid levels, and values of the spec. */
function queriesOf({ spec, roster }: PreparedGame): fc.Arbitrary<Query> {
  const want = fc.constantFrom(...roster.items).chain((item) => {
    const kind = spec.kinds.find(({ id }) => id === item.kind);
    const top = kind === undefined ? 1 : topLevel(kind);
    return fc.record({
      item: fc.constant(item.id),
      mode: fc.constantFrom(...WANT_MODES),
      level: fc.integer({ min: 1, max: top }),
    });
  });
  const facets = facetsOf(spec);
  const ranges = facets.filter(({ kind }) => kind === 'range').map(({ id }) => id);
  const attributes = spec.attributes.filter(({ type }) => type !== 'int');
  const conditions = fc.record({
    wants: fc.array(want, { maxLength: 5 }).map(orderWants),
    ranges: fc.dictionary(fc.constantFrom(...ranges), range(), { maxKeys: 3 }),
    attributes: fc.uniqueArray(fc.constantFrom(...attributes).chain(choiceOf), {
      maxLength: 2,
      selector: ([id]) => id,
    }),
    shop: fc.option(fc.record({ not: fc.boolean(), values: fc.uniqueArray(word(), { minLength: 1, maxLength: 2 }) }), {
      nil: undefined,
    }),
    text: fc.oneof(fc.constant(''), fc.constantFrom('脸好', '急出 在线等', '梅林', '不要国服', '500以内'), word()),
  });
  return conditions.map(({ wants, ranges, attributes, shop, text }) => ({
    ...EMPTY_QUERY,
    wants,
    ranges: { ...ranges },
    choices: { ...Object.fromEntries(attributes), ...(shop === undefined ? {} : { shop }) },
    text,
  }));
}

function range(): fc.Arbitrary<Range> {
  const amount = fc.integer({ min: 0, max: 2_000_000 });
  return fc.oneof(
    amount.map((min) => ({ min, max: null })),
    amount.map((max) => ({ min: null, max })),
    fc.tuple(amount, amount).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  );
}

function choiceOf(attribute: Attribute): fc.Arbitrary<[string, Choice]> {
  const ids = attribute.type === 'enum' ? attribute.options.map(({ id }) => id) : ['yes', 'no'];
  const most = attribute.type === 'enum' ? ids.length : 1;
  const not = attribute.type === 'enum' ? fc.boolean() : fc.constant(false);
  const values = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: Math.min(3, most) });
  return fc.record({ not, values }).map((choice) => [attribute.id, choice]);
}

/** Text without the last kind of quotation mark, and trimmed. */
function word(): fc.Arbitrary<string> {
  return fc
    .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'梅林宝2石 a"「」+-或,不要国服:！500') })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

describe.each(GAMES.map(({ id }) => [id]))('formatText for queries of %s', (id) => {
  it.each(LOCALES)('parses back to the same conditions in %s', async (locale) => {
    const game = await gameOf(id);

    fc.assert(
      fc.property(queriesOf(game), (query) => {
        const line = formatText(game, query, locale);
        const read = toConditions(parseText(game, 'query', line));
        if (!sameConditions(read, query)) throw new Error(`${line}\n${JSON.stringify(read)}\n${JSON.stringify(query)}`);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('formatText', () => {
  it('keeps a platform beside the server of another one', async () => {
    const game = await gameOf('FateGO');
    const choices = { platform: { not: false, values: ['android'] }, server: { not: false, values: ['cn_ios'] } };
    const line = formatText(game, { ...EMPTY_QUERY, choices }, 'zh');

    expect(toConditions(parseText(game, 'query', line)).choices).toEqual(choices);
  });

  it.each([
    ['zh', '梅林宝2 最好有阿尔托莉雅·卡斯特（术） 圣晶石≥800 价格≤500 不要国服iOS、国服安卓（B服） 非一手'],
    [
      'ja',
      'マーリン宝具2 できればアルトリア・キャスター（術） 聖晶石≥800 価格≤500 除外:簡体字版iOS、簡体字版Android 非初代所有者',
    ],
    [
      'en',
      'Merlin NP2, ideally Altria Caster (Caster), Saint Quartz≥800, price≤500, no CN iOS, no CN Android (Bilibili), not first owner',
    ],
  ] as const)('uses everyday words of %s', async (locale, line) => {
    const game = await gameOf('FateGO');
    const text = '梅林宝2 石800+ 500以内 不要国服 二手 最好有C呆';
    const conditions = toConditions(parseText(game, 'query', text));

    expect(formatText(game, { ...EMPTY_QUERY, ...conditions }, locale)).toBe(line);
  });

  it('uses quoted fields in the language of the page where everyday words would be read otherwise', async () => {
    const game = await gameOf('FateGO');
    const query = { ...EMPTY_QUERY, text: 'Merlin', choices: { shop: { not: true, values: ['Merlin'] } } };

    expect(formatText(game, query, 'en')).toBe('shop:!"Merlin", text:"Merlin"');
    expect(formatText(game, query, 'ja')).toBe('店舗:!"Merlin" 文字列:"Merlin"');
  });

  it('keeps a price range whose digits together are a nickname', async () => {
    const game = await gameOf('FateGO');
    const query = { ...EMPTY_QUERY, ranges: { price: { min: 2, max: 14 } } };

    expect(toConditions(parseText(game, 'query', formatText(game, query, 'zh')))).toMatchObject({
      ranges: query.ranges,
    });
  });

  it('returns an empty text for a query without conditions', async () => {
    expect(formatText(await gameOf('FateGO'), EMPTY_QUERY, 'zh')).toBe('');
  });
});
