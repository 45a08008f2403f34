import { isDeepStrictEqual } from 'node:util';
import { ShopError } from '@/base/shopError';
import { decodeCatalogIndex, encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { decodeTexts } from '@/catalog/format/decodeTexts';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import { decodeManifest, encodeManifest } from '@/catalog/format/manifest';
import { listIgnoredPairs } from '@/domain/ignoredPairs';
import { IDS_IN_LINKS } from '@/domain/itemLinks';
import type { EpochMs } from '@/domain/offer';
import { readQuery, writeQuery } from '@/domain/queryString';
import { shortenQuery } from '@/domain/shortenQuery';
import { parseComparison } from '@/features/compare/comparisonUrl';
import { parseFavouritesFile } from '@/features/favourites/file/favouritesFile';
import { decodeStoredMaps } from '@/features/operator/session/storedMaps';
import { facetsOf } from '@/games/facetsOf';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { parseAmount } from '@/importer/cells/parseAmount';
import { parseCode } from '@/importer/cells/parseCode';
import { parseCurrency } from '@/importer/cells/parseCurrency';
import { parseDate } from '@/importer/cells/parseDate';
import { parseDisplayText } from '@/importer/cells/parseDisplayText';
import { parsePrice } from '@/importer/cells/parsePrice';
import { parseStatus } from '@/importer/cells/parseStatus';
import { decodeColumnMap } from '@/importer/columns/columnMap';
import { DEFAULT_SETTINGS, decodeSettings } from '@/importer/fields/settings';
import { importSheet } from '@/importer/importSheet';
import { escapeFormula, unescapeCell } from '@/importer/lexical/escapeFormula';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { decodeRoster } from '@/names/roster';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { parseUnknownPath } from '@/pages/404/parseUnknownPath';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/prepareGame';
import { decodeCompareTray } from '@/storage/compareTray';
import { decodeFavourites } from '@/storage/decodeFavourites';
import { decodeLastVisit } from '@/storage/lastVisit';
import { decodeRecentSearches } from '@/storage/recentSearches';
import { offer } from '../../unit/builders';
import { mutateBytes } from '../../unit/catalog/mutateBytes';
import { createRandom, type Random } from '../../unit/randomShop';
import { MIN_ACCEPTED_SHARE, mutateCatalogIndex, mutateManifest } from './mutateCatalogFiles';
import { mutateJson, mutateText } from './mutations';

/** A decoder of input that others control. It may refuse its input by a ShopError or a result, but never throw anything else. */
type Decoder = {
  readonly name: string;
  /** Part of all inputs. */
  readonly share: number;
  /** Share of inputs that must be accepted, so that the code behind the first checks is reached; 0 by default. */
  readonly minAccepted?: number;
  readonly run: (random: Random) => unknown;
};

const INPUTS = 1_000_000;
const MAX_MS = 100;
/** Inputs after which code is compiled, and before which times are not compared. */
const WARM_UP = 200;

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const random = createRandom(seed);
const game = gameById('FateGO');
const spec = specOf(game);
const facets = facetsOf(spec);
const roster = await loadBuiltRoster(game.family);
const prepared = prepareGame(spec, roster);
const target = { spec, roster, settings: DEFAULT_SETTINGS, now: 1_763_600_000_000 as EpochMs };

const OFFERS = Array.from({ length: 20 }, (_, index) =>
  offer({ code: `A-${index}`, price: 100 + index, items: { 'svt-150': 2 }, title: '日服自抽 梅林宝2', note: '秒发' }),
);
const segment = encodeSegment(OFFERS, 'CNY');
const texts = encodeTexts(OFFERS) ?? new Uint8Array();
const json = (text: string): unknown => JSON.parse(text);
const OVERLAY = json(
  '{"version":1,"asOf":"2026-11-20T14:32:00+08:00","notice":{"zh":"x"},"sold":["A-1",7],"reserved":[{"code":"A-2","until":1763612345678}],"prices":{"A-3":268},"pausedShops":["x"],"catalogs":{"FateGO":{"publishedAt":1763612345678,"currency":"CNY"}},"games":{"FateGO":{"sold":["A-4"]}}}',
);
const FAVOURITES = json(
  '{"games":{"FateGO":[{"code":"A-1","shop":"x","server":null,"price":{"amount":100,"currency":"CNY"},"items":[{"item":"svt-150","level":2}],"resources":{"sq":800},"addedAt":1763600000000}]},"removals":{"FateGO":{"A-2":1763600000000}},"visits":{"FateGO":1763600000000}}',
);
const SHEET = `编号,店铺,价格,从者,圣晶石,服务器,标题,上架时间
A-001,青石铺,¥268,梅林*2; C呆,"1,260",日服,日服自抽 梅林宝2,2026-11-18 14:20
A-002,星海阁,295,梅林; 斯卡哈,942,国服iOS,梅林 石942,2026-11-17 09:00
`;
const QUERY =
  '?q=自抽&want=merlin*2,altria-caster&any=小北:svt-1/svt-2*5&price=..500&sq=800..&server=!cn_ios&sort=-price&view=table&n=48&o=A-1';
const MESSAGE = '求日服梅林宝2 或 C呆，石头1200以上，500块以内，不要国服，最好带换绑';
const encode = (text: string) => new TextEncoder().encode(text);

const onText = (valid: string, decode: (text: string) => unknown) => (from: Random) => decode(mutateText(from, valid));
const onJson = (valid: unknown, decode: (value: unknown) => unknown) => (from: Random) =>
  decode(mutateJson(from, valid));
const onBytes = (valid: Uint8Array, decode: (bytes: Uint8Array) => unknown) => (from: Random) =>
  decode(mutateBytes(from, valid));

/** Decodes a file, encodes the result and decodes it again.
 *  @throws  an Error if both results differ, besides the errors of the decoder */
function decodeTwice<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T, encode: (value: T) => Uint8Array): void {
  const decoded = decode(bytes);
  if (!isDeepStrictEqual(decode(encode(decoded)), decoded)) throw new Error('expected the same value after encoding');
}

const DECODERS: readonly Decoder[] = [
  {
    name: 'query string',
    share: 16,
    run: onText(QUERY, (text) => writeQuery(readQuery(text, facets, IDS_IN_LINKS), facets)),
  },
  {
    name: 'ignored parts of a link',
    share: 6,
    run: onText(QUERY, (text) => listIgnoredPairs(text, facets, IDS_IN_LINKS)),
  },
  {
    name: 'long link',
    share: 4,
    run: onText(QUERY, (text) => shortenQuery(readQuery(text, facets), (one) => writeQuery(one, facets))),
  },
  {
    name: 'comparison link',
    share: 6,
    run: onText(`?codes=A-1,A-2&${QUERY.slice(1)}`, (text) => parseComparison(text, spec, IDS_IN_LINKS)),
  },
  { name: 'unknown path', share: 4, run: onText('/game/FateG0/梅林', parseUnknownPath) },
  {
    name: 'manifest',
    share: 8,
    minAccepted: MIN_ACCEPTED_SHARE,
    run: (from) => decodeTwice(mutateManifest(from), decodeManifest, encodeManifest),
  },
  { name: 'segment', share: 8, run: onBytes(segment, decodeSegment) },
  { name: 'texts', share: 4, run: onBytes(texts, decodeTexts) },
  {
    name: 'catalog index',
    share: 4,
    minAccepted: MIN_ACCEPTED_SHARE,
    run: (from) => decodeTwice(mutateCatalogIndex(from), decodeCatalogIndex, encodeCatalogIndex),
  },
  { name: 'overlay', share: 8, run: onJson(OVERLAY, (value) => decodeOverlay(value, 'FateGO', () => undefined)) },
  { name: 'favourites', share: 6, run: onJson(FAVOURITES, (value) => decodeFavourites(value, 2, () => undefined)) },
  {
    name: 'favourites file',
    share: 4,
    run: onText(JSON.stringify({ format: 'vitrine-favourites', version: 1, games: {} }), parseFavouritesFile),
  },
  { name: 'compare tray', share: 2, run: onJson({ FateGO: ['A-1', 'A-2'] }, decodeCompareTray) },
  { name: 'last visit', share: 2, run: onJson({ game: 'FateGO', address: '/game/FateGO?q=x' }, decodeLastVisit) },
  { name: 'recent searches', share: 2, run: onJson({ FateGO: ['?price=..5'] }, decodeRecentSearches) },
  {
    name: 'stored column maps',
    share: 2,
    run: onJson([{ game: 'FateGO', headers: 'x', words: { 编号: 'code' } }], decodeStoredMaps),
  },
  {
    name: 'column map',
    share: 2,
    run: onJson({ 编号: 'code', 价格: 'price' }, (value) => decodeColumnMap(value, spec)),
  },
  {
    name: 'shop settings',
    share: 2,
    run: onJson({ currency: 'CNY', timeZone: '+08:00', shop: 'x', sample: false }, decodeSettings),
  },
  {
    name: 'roster',
    share: 1,
    run: onJson({ family: 'fgo', items: [['a', 'servant', '5★', 'caster', '梅', 'マ', 'M', ['x']]] }, decodeRoster),
  },
  {
    name: 'amount',
    share: 1,
    run: onText('1,260万', (text) => spec.resources[0] && parseAmount(text, spec.resources[0])),
  },
  { name: 'price', share: 1, run: onText('¥1,268.50元', (text) => parsePrice(text, 'CNY')) },
  { name: 'currency', share: 1, run: onText('人民币 CNY', parseCurrency) },
  { name: 'date', share: 1, run: onText('2026-11-18 14:20', (text) => parseDate(text, 480)) },
  { name: 'code', share: 1, run: onText('FG-0019', parseCode) },
  { name: 'status', share: 1, run: onText('已售', parseStatus) },
  { name: 'listing text', share: 1, run: onText('日服自抽 https://example.com/x', parseDisplayText) },
  { name: 'escaped cell', share: 1, run: onText("'=1+1", (text) => unescapeCell(escapeFormula(text))) },
  { name: 'sheet', share: 0.5, run: onBytes(encode(SHEET), (bytes) => importSheet('in.csv', bytes, target)) },
  { name: 'message', share: 0.5, run: onText(MESSAGE, (text) => parseText(prepared, 'query', text)) },
];

type Tally = { inputs: number; refused: number; slowestMs: number; crashes: string[] };

/** Runs a decoder once and times it. A ShopError counts as a refusal. */
function runOnce({ run }: Decoder, tally: Tally, isWarm: boolean): void {
  const start = performance.now();
  try {
    run(random);
  } catch (error) {
    if (error instanceof ShopError) tally.refused += 1;
    else tally.crashes.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  tally.inputs += 1;
  if (isWarm) tally.slowestMs = Math.max(tally.slowestMs, performance.now() - start);
}

/** Feeds all decoders with damaged and random inputs; prints seed, inputs, refusals and slowest input of each. Exits with 1 if one throws
 *  anything but a ShopError, takes more than 100 ms, or accepts fewer inputs than it should. */
function fuzz(): void {
  const allShares = DECODERS.reduce((sum, { share }) => sum + share, 0);
  console.log(`seed ${seed} (repeat with: npm run bench:fuzz -- ${seed})`);
  let total = 0;
  let isGood = true;
  for (const decoder of DECODERS) {
    const tally: Tally = { inputs: 0, refused: 0, slowestMs: 0, crashes: [] };
    const { minAccepted = 0 } = decoder;
    const count = Math.ceil((INPUTS * decoder.share) / allShares);
    for (let input = 0; input < count; input++) runOnce(decoder, tally, input >= WARM_UP);
    total += tally.inputs;
    const { inputs, refused, slowestMs, crashes } = tally;
    console.log(
      `${decoder.name}: ${inputs} inputs, ${refused} refused by an error, slowest ${slowestMs.toFixed(1)} ms`,
    );
    for (const crash of crashes.slice(0, 3)) console.log(crash);
    if (crashes.length > 0) console.log(`${decoder.name}: ${crashes.length} uncaught errors`);
    if (crashes.length > 0 || slowestMs > MAX_MS) isGood = false;
    const accepted = (inputs - refused - crashes.length) / inputs;
    if (accepted >= minAccepted) continue;
    console.log(`${decoder.name}: only ${(accepted * 100).toFixed(1)} % accepted, expected ${minAccepted * 100} %`);
    isGood = false;
  }
  console.log(
    `${total} inputs, ${isGood ? `no uncaught error and none slower than ${MAX_MS} ms` : 'FAILED, see the lines above'}`,
  );
  if (!isGood) process.exitCode = 1;
}

fuzz();
