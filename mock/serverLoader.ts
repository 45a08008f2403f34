import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

type Request = { readonly query: { readonly route?: string } };
type Response = { readonly json: (body: unknown) => void };

/** The answer of the server loader during development, in the format that `overlay/decodeOverlay.ts` reads. */
export default {
  'GET /__serverLoader': (request: Request, response: Response) => {
    response.json(answerFor(request.query.route ?? '', Date.now()));
  },
};

/** Live status for the game that a route id names (`game/FateGO`): of its sample sheet, every 9th offer is sold, every
 *  13th reserved and every 7th a tenth cheaper; the same offers at every call. Without a sheet it vouches for nothing.
 *  @param now  milliseconds since 1970, told as the time of the answer */
export function answerFor(route: string, now: number): unknown {
  const id = /^(?:game|sale)\/(\w+)$/.exec(route)?.[1];
  const offers = id === undefined ? [] : readOffers(join('stock', `${id}.csv`));
  const every = (step: number) => offers.filter((_, index) => index % step === step - 1);
  return {
    version: 1,
    asOf: offers.length === 0 ? null : new Date(now).toISOString(),
    notice: null,
    sold: every(9).map((offer) => offer.code),
    reserved: every(13).map(({ code }, index) =>
      index % 2 === 0 ? code : { code, until: new Date(now + 3_600_000).toISOString() },
    ),
    prices: Object.fromEntries(every(7).map(({ code, price }) => [code, Math.round(price * 0.9)])),
    pausedShops: [],
  };
}

function readOffers(path: string): readonly { readonly code: string; readonly price: number }[] {
  if (!existsSync(path)) return [];
  const [header = [], ...rows] = parse(readFileSync(path), { bom: true }) as readonly (readonly string[])[];
  const code = header.findIndex((cell) => /^(?:编号|コード|code)$/i.test(cell));
  const price = header.findIndex((cell) => /^(?:价格|価格|price)$/i.test(cell));
  return rows.map((row) => ({ code: row[code] ?? '', price: Number(row[price]) })).filter((offer) => offer.price > 0);
}
