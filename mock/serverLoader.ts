import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

type Request = { readonly query: { readonly route?: string } };
type Response = { readonly json: (body: unknown) => void };

/** The format of `overlay/decodeOverlay.ts`. */
export type SampleOverlay = {
  readonly version: 1;
  readonly asOf: string | null;
  readonly catalogs?: Readonly<Record<string, object>>;
  readonly notice: null;
  readonly sold: readonly string[];
  readonly reserved: readonly unknown[];
  readonly prices: Readonly<Record<string, number>>;
  readonly pausedShops: readonly string[];
};

/** The response of the server loader during development, in the format of `overlay/decodeOverlay.ts`. */
export default {
  'GET /__serverLoader': (request: Request, response: Response) => {
    response.json(createSampleOverlay(request.query.route ?? '', Date.now()));
  },
};

/** Catalog folders in the order in which the development server uses them: published, sample. */
const CATALOG_FOLDERS = ['published/catalog', 'node_modules/.cache/vitrine/sample/catalog'];

/** Returns the overlay for the game of a route (`game/FateGO`): every 9th offer of its sample sheet is sold, every 13th reserved, and every
 *  7th ten percent cheaper. Confirms the served catalog revision, unless the sheet or the catalog is missing.
 *  @param now             milliseconds since 1970, used as `asOf`
 *  @param catalogFolders  the first folder with an index is the served one */
export function createSampleOverlay(
  route: string,
  now: number,
  catalogFolders: readonly string[] = CATALOG_FOLDERS,
): SampleOverlay {
  const id = /^(?:game|sale)\/(\w+)$/.exec(route)?.[1];
  const offers = id === undefined ? [] : readOffers(join('stock', `${id}.csv`));
  const catalog = id === undefined ? null : readCatalog(id, catalogFolders);
  const every = (step: number) => offers.filter((_, index) => index % step === step - 1);
  return {
    version: 1,
    asOf: offers.length === 0 || catalog === null ? null : new Date(now).toISOString(),
    ...(id === undefined || catalog === null ? {} : { catalogs: { [id]: catalog } }),
    notice: null,
    sold: every(9).map((offer) => offer.code),
    reserved: every(13).map(({ code }, index) =>
      index % 2 === 0 ? code : { code, until: new Date(now + 3_600_000).toISOString() },
    ),
    prices: Object.fromEntries(every(7).map(({ code, price }) => [code, Math.round(price * 0.9)])),
    pausedShops: [],
  };
}

function readCatalog(game: string, folders: readonly string[]): object | null {
  const folder = folders.find((one) => existsSync(join(one, 'index.json')));
  const path = folder === undefined ? null : join(folder, game, 'manifest.json');
  if (path === null || !existsSync(path)) return null;
  const { publishedAt, currency } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly publishedAt: number;
    readonly currency: string;
  };
  return { publishedAt, currency };
}

function readOffers(path: string): readonly { readonly code: string; readonly price: number }[] {
  if (!existsSync(path)) return [];
  const [header = [], ...rows] = parse(readFileSync(path), { bom: true }) as readonly (readonly string[])[];
  const code = header.findIndex((cell) => /^(?:编号|コード|code)$/i.test(cell));
  const price = header.findIndex((cell) => /^(?:价格|価格|price)$/i.test(cell));
  return rows.map((row) => ({ code: row[code] ?? '', price: Number(row[price]) })).filter((offer) => offer.price > 0);
}
