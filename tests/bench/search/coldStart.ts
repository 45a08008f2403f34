import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import type { Offer } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { buildFileIndex, buildFileTexts, createColumnSearch } from './createSearch';
import { drawOffers } from './drawOffer';
import { pairFiles, type SegmentFiles } from './segmentFiles';
import type { World } from './world';

const RUNS = 5;

/** Prints the times from compressed bytes to the first result over the newest segment, to the result over all columns, and to
 *  indexed texts. For comparison, the same offers as one JSON list, decompressed, parsed and searched with Array.filter.
 *  Medians of alternating runs. */
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
    `cold start: first result ${median('first').toFixed(1)} ms, complete ${median('complete').toFixed(1)} ms (decoded ${median('decoded').toFixed(1)}), texts after it ${median('texts').toFixed(1)} ms; JSON ${median('json').toFixed(1)} ms, ${(median('json') / median('complete')).toFixed(1)} times that; JSON brotli ${(json.length / size).toFixed(1)} bytes per offer`,
  );
}

/** Puts the texts of each segment after its columns. */
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

/** Computes the simplest result: the cheapest offers that are not sold. */
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
