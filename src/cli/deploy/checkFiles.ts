import { contentTypeOf } from '@/hosting/contentTypes';
import { type DeployCheck, type Finding, outcome } from './deployCheck';
import type { PageFiles } from './listPageFiles';
import { type Encoding, isHtml, mediaType, type SiteProbe, wrongStatus } from './siteProbe';

/** Types that browsers accept besides those of our table. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  'text/javascript': ['application/javascript'],
  'application/manifest+json': ['application/json'],
  'text/xml': ['application/xml'],
};

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
const MIN_BYTES = 2_048;

/** Checks that the files that pages name exist and have the content types that `nosniff` requires. */
export async function checkFiles({ paths, outside }: PageFiles, probe: SiteProbe): Promise<DeployCheck> {
  const findings = await Promise.all(paths.map((path) => checkFile(path, probe)));
  const moved = outside
    .slice(0, 1)
    .map((path): Finding => ({ problem: 'other-base', path, expected: `${probe.basePath}…`, got: path }));
  return outcome('files', paths.length + outside.length, [...moved, ...findings.flat()]);
}

async function checkFile(path: string, probe: SiteProbe): Promise<readonly Finding[]> {
  const probed = await probe.get(path);
  if (!probed.ok) return [probed.error];
  const response = probed.value;
  const wrong = wrongStatus(path, 200, response);
  if (wrong.length > 0) return wrong;
  const expected = contentTypeOf(path).split(';', 1)[0] ?? '';
  const got = mediaType(response);
  if (isHtml(response)) return [{ problem: 'html', path, expected, got: 'text/html' }];
  if (response.bytes.length === 0) return [{ problem: 'empty', path, expected, got: '0' }];
  if (got === expected || ACCEPTED[expected]?.includes(got)) return [];
  return [{ problem: 'type', path, expected, got: got || '–' }];
}

/** Checks that scripts and styles are sent compressed, and that the compressed content is that of the file. */
export async function checkCompression({ paths }: PageFiles, probe: SiteProbe): Promise<DeployCheck> {
  const files: { readonly path: string; readonly plain: Uint8Array }[] = [];
  await Promise.all(
    paths
      .filter((path) => COMPRESSIBLE.test(path))
      .map(async (path) => {
        const probed = await probe.get(path, 'identity');
        // What is wrong with a file that is missing or a page is reported by other checks.
        if (!probed.ok || probed.value.status !== 200 || isHtml(probed.value)) return;
        files.push({ path, plain: probed.value.bytes });
      }),
  );
  const largest = [...files].sort((one, other) => other.plain.length - one.plain.length)[0];
  const findings = await Promise.all(
    files.map(async ({ path, plain }) => {
      const isLargest = path === largest?.path && plain.length >= MIN_BYTES;
      const encodings: readonly Encoding[] = isLargest ? ['br, gzip', 'gzip'] : ['br, gzip'];
      const compared = await Promise.all(encodings.map((encoding) => compare(path, plain, encoding, isLargest, probe)));
      return compared.flat().slice(0, 1);
    }),
  );
  return outcome('compression', files.length, findings.flat());
}

async function compare(
  path: string,
  plain: Uint8Array,
  encoding: Encoding,
  mustCompress: boolean,
  probe: SiteProbe,
): Promise<readonly Finding[]> {
  const probed = await probe.get(path, encoding);
  if (!probed.ok) return [{ ...probed.error, problem: 'stale-copy' }];
  const used = probed.value.headers['content-encoding'] ?? 'identity';
  if (!isEqual(probed.value.bytes, plain))
    return [
      { problem: 'stale-copy', path, expected: `${plain.length}`, got: `${probed.value.bytes.length} (${used})` },
    ];
  return mustCompress && used === 'identity'
    ? [{ problem: 'uncompressed', path, expected: encoding, got: `${plain.length}` }]
    : [];
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
