import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { decodeSegment } from '@/catalog/decodeSegment';
import type { Offer } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { createAsk } from './ask';
import { drawOffers } from './drawOffer';
import type { World } from './world';

const RUNS = 5;

/** Times from compressed bytes to the first answer over the first segment, to the complete one, and by the JSON way: the
 *  same offers as one list of objects, decompressed, parsed and asked with Array.filter. Alternating runs, medians. */
export function printColdStart(world: World, files: readonly Uint8Array[], size: number): void {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const small = files.map((file) => brotliCompressSync(file, options));
  const json = brotliCompressSync(JSON.stringify(drawOffers(world, 0, size)), options);
  const times: { first: number; complete: number; decoded: number; json: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    times.push({
      first: time(() => createAsk(small.slice(-1).map(unpack), world.names)(EMPTY_QUERY)),
      complete: time(() => createAsk(small.map(unpack), world.names)(EMPTY_QUERY)),
      decoded: time(() => small.map((file) => decodeSegment(unpack(file)))),
      json: time(() => answerFromJson(brotliDecompressSync(json))),
    });
  }
  const median = (key: keyof (typeof times)[number]) =>
    times.map((one) => one[key]).sort((a, b) => a - b)[RUNS >> 1] ?? 0;
  console.log(
    `cold start: first answer ${median('first').toFixed(1)} ms, complete ${median('complete').toFixed(1)} ms (decoded ${median('decoded').toFixed(1)}); JSON ${median('json').toFixed(1)} ms, ${(median('json') / median('complete')).toFixed(1)} times that; JSON brotli ${(json.length / size).toFixed(1)} bytes an offer`,
  );
}

function unpack(file: Uint8Array): Uint8Array {
  return brotliDecompressSync(file);
}

/** The answer that needs least: the cheapest offers that are not sold. */
function answerFromJson(bytes: Uint8Array): readonly Offer[] {
  const offers: readonly Offer[] = JSON.parse(new TextDecoder().decode(bytes));
  return offers
    .filter(({ status }) => status !== 'sold')
    .sort((a, b) => a.price.amount - b.price.amount)
    .slice(0, EMPTY_QUERY.shown);
}

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
