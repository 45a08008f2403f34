/** @jest-environment node */
import { historyName } from '@/catalog/files/historyName';
import type { Manifest } from '@/catalog/format/manifest';
import { segmentName } from '@/catalog/format/segmentName';
import type { EpochMs } from '@/domain/offer';
import { findPrunable, isLeftover } from '@/publishing/history/prune';
import { listVersions, type StoredManifest } from '@/publishing/history/versions';

const hashOf = (number: number) => number.toString(16).padStart(64, '0');

/** A version with a segment of its own. */
function version(number: number): StoredManifest {
  const sha256 = hashOf(number);
  const publishedAt = (number * 1_000_000) as EpochMs;
  const segment = { file: segmentName(sha256.slice(48).padEnd(64, '0')), bytes: 1, sha256, offers: 1, texts: null };
  const manifest = { publishedAt, segments: [segment] } as unknown as Manifest;
  return { name: historyName(publishedAt, hashOf(number).slice(56)), bytes: new Uint8Array([number]), manifest };
}

const fileOf = ({ manifest }: StoredManifest) => manifest.segments[0]?.file ?? '';
const PAST = Array.from({ length: 12 }, (_, index) => version(12 - index));
const CURRENT = version(13);

describe('findPrunable', () => {
  it('returns the manifests beyond the last ten, and their segments', () => {
    const { manifests, isUnusedSegment } = findPrunable(CURRENT, { manifests: PAST, broken: [] });

    expect(manifests).toEqual([version(2).name, version(1).name]);
    expect([CURRENT, ...PAST].map(fileOf).filter(isUnusedSegment)).toEqual([fileOf(version(2)), fileOf(version(1))]);
  });

  it('does not count the published manifest as history', () => {
    const history = { manifests: [CURRENT, ...PAST.slice(0, 10)], broken: [] };

    expect(findPrunable(CURRENT, history).manifests).toEqual([]);
  });

  it('keeps all segments while a manifest is unreadable', () => {
    const unused = fileOf(version(99));

    expect(findPrunable(CURRENT, { manifests: PAST, broken: [] }).isUnusedSegment(unused)).toBe(true);
    expect(findPrunable(CURRENT, { manifests: PAST, broken: ['x.json'] }).isUnusedSegment(unused)).toBe(false);
    expect(findPrunable(null, { manifests: PAST, broken: [] }).isUnusedSegment(unused)).toBe(false);
  });
});

describe('isLeftover', () => {
  it.each(['manifest.json.12.tmp', 'index.json.7.tmp', `${fileOf(CURRENT)}.3.tmp`, `${CURRENT.name}.3.tmp`])(
    'is true for %s',
    (name) => {
      expect(isLeftover(name)).toBe(true);
    },
  );

  it.each(['manifest.json', 'notes.txt.12.tmp', '.12.tmp'])('is false for %s', (name) => {
    expect(isLeftover(name)).toBe(false);
  });
});

describe('listVersions', () => {
  it('numbers the published version and the history from the newest', () => {
    const versions = listVersions(version(2), { manifests: [version(3), version(2), version(1)], broken: [] });

    expect(versions.map(({ number, name, isPublished }) => ({ number, name, isPublished }))).toEqual([
      { number: 1, name: version(3).name, isPublished: false },
      { number: 2, name: version(2).name, isPublished: true },
      { number: 3, name: version(1).name, isPublished: false },
    ]);
  });
});
