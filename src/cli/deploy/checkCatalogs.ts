import { sameValue } from '@/base/sameValue';
import { toShopError } from '@/base/shopError';
import { decodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import type { CatalogSummary } from '@/catalog/format/catalogSummary';
import { checkFile } from '@/catalog/format/checkFile';
import { checkSegment } from '@/catalog/format/checkSegment';
import { checkTexts } from '@/catalog/format/decodeTexts';
import { decodeManifest, type Manifest, type SegmentEntry } from '@/catalog/format/manifest';
import type { CliEffects } from '@/cli/io/effects';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';
import { type DeployCheck, type Finding, outcome } from './deployCheck';
import { type SiteProbe, wrongStatus } from './siteProbe';

const INDEX = '/catalog/index.json';

/** Checks the catalogs from the index to the hashes of their files: the latest segment of each game, or all of them.
 *  @returns  skipped for a site without catalogs */
export async function checkCatalogs(
  all: boolean,
  probe: SiteProbe,
  { sha256 }: Pick<CliEffects, 'sha256'>,
): Promise<DeployCheck> {
  const index = await read(INDEX, probe, decodeCatalogIndex);
  if ('finding' in index) {
    const isAbsent = index.finding.problem === 'status' && index.finding.got === '404';
    return isAbsent ? outcome('catalog', 0, []) : outcome('catalog', 1, [index.finding]);
  }
  const checkGame = async (game: string, summary: CatalogSummary): Promise<readonly Finding[]> => {
    const path = `/catalog/${game}/manifest.json`;
    const manifest = await read(path, probe, decodeManifest);
    if ('finding' in manifest) return [manifest.finding];
    const listed = buildCatalogIndex([manifest.value]).games[game];
    const outdated: readonly Finding[] = sameValue(listed, summary)
      ? []
      : [
          {
            problem: 'invalid',
            path: INDEX,
            expected: `${game}: ${JSON.stringify(listed)}`,
            got: JSON.stringify(summary),
          },
        ];
    const segments = all ? manifest.value.segments : manifest.value.segments.slice(-1);
    const found = await Promise.all(segments.map((entry) => checkEntry(game, entry, manifest.value)));
    return [...outdated, ...found.flat()];
  };
  const checkEntry = async (game: string, entry: SegmentEntry, { currency }: Manifest): Promise<readonly Finding[]> => {
    const { texts } = entry;
    const at = (file: string) => `/catalog/${game}/${file}`;
    const files = [
      read(at(entry.file), probe, async (bytes) => {
        await checkFile(bytes, entry, sha256);
        checkSegment(bytes, entry, currency);
      }),
      ...(texts === null
        ? []
        : [
            read(at(texts.file), probe, async (bytes) => {
              await checkFile(bytes, texts, sha256);
              checkTexts(bytes, texts, entry.offers);
            }),
          ]),
    ];
    return (await Promise.all(files)).flatMap((one) => ('finding' in one ? [one.finding] : []));
  };
  const games = Object.entries(index.value.games);
  const findings = await Promise.all(games.map(([game, summary]) => checkGame(game, summary)));
  return outcome('catalog', games.length, findings.flat());
}

/** Requests a file of the catalog and decodes it. */
async function read<T>(
  path: string,
  probe: SiteProbe,
  decode: (bytes: Uint8Array) => T | Promise<T>,
): Promise<{ readonly value: T } | { readonly finding: Finding }> {
  const probed = await probe.get(path);
  if (!probed.ok) return { finding: probed.error };
  const [status] = wrongStatus(path, 200, probed.value);
  if (status !== undefined) return { finding: status };
  try {
    return { value: await decode(probed.value.bytes) };
  } catch (error) {
    const { code, message } = toShopError(error, 'catalog-unreadable');
    return { finding: { problem: 'invalid', path, expected: '–', got: `${code}: ${message}` } };
  }
}
