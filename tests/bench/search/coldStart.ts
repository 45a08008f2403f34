import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import type { Offer } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { buildFileIndex, buildFileTexts, createColumnSearch } from './createSearch';
import { drawOffers } from './drawOffer';
import { pairFiles, type SegmentFiles } from './segmentFiles';
import type { World } from './world';

const RUNS = 5;

/** Times from compressed bytes to the first answer over the newest segment, to the one over all columns, what the texts
 *  take after that, and by the JSON way: the same offers as one list of objects, decompressed, parsed and asked with
 *  Array.filter. Alternating runs, medians. */
export function printColdStart(world: World, files: readonly Uint8Array[], size: number): void {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const compress = (all: readonly Uint8Array[]) => all.map((file) => brotliCompressSync(file, options));
  const pairs = pairFiles(files);
  const columns = compress(pairs.map((pair) => pair.columns));
  const texts = compress(files.filter((file) => pairs.some((pair) => pair.texts === file)));
  const index = buildFileIndex(files);
  const json = brotliCompressSync(JSON.stringify(drawOffers(world, 0, size)), options);
  const times: { first: number; complete: number; decoded: number; texts: number; json: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    times.push({
      first: time(() => createColumnSearch(columns.slice(-1).map(unpack))(EMPTY_QUERY)),
      complete: time(() => createColumnSearch(columns.map(unpack))(EMPTY_QUERY)),
      decoded: time(() => columns.map((file) => decodeSegment(unpack(file)))),
      texts: time(() => {
        const unpacked = texts.map(unpack);
        buildFileTexts(index, interleave(pairs, unpacked), world.names);
      }),
      json: time(() => searchJson(brotliDecompressSync(json))),
    });
  }
  const median = (key: keyof (typeof times)[number]) =>
    times.map((one) => one[key]).sort((a, b) => a - b)[RUNS >> 1] ?? 0;
  console.log(
    `cold start: first answer ${median('first').toFixed(1)} ms, complete ${median('complete').toFixed(1)} ms (decoded ${median('decoded').toFixed(1)}), texts after it ${median('texts').toFixed(1)} ms; JSON ${median('json').toFixed(1)} ms, ${(median('json') / median('complete')).toFixed(1)} times that; JSON brotli ${(json.length / size).toFixed(1)} bytes an offer`,
  );
}

/** The columns as they are, each with its texts behind it. */
function interleave(pairs: readonly SegmentFiles[], texts: readonly Uint8Array[]): readonly Uint8Array[] {
  let next = 0;
  return pairs.flatMap((pair) => {
    const own = pair.texts === null ? undefined : texts[next++];
    return own === undefined ? [pair.columns] : [pair.columns, own];
  });
}

function unpack(file: Uint8Array): Uint8Array {
  return brotliDecompressSync(file);
}

/** The answer that needs least: the cheapest offers that are not sold. */
function searchJson(bytes: Uint8Array): readonly Offer[] {
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
