import type { EpochMs } from '@/domain/offer';
import type { GameId, GameSpec } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import type { OpenImport } from '@/importer/openImport';
import { listSummaries } from '@/publishing/catalog/publishedOffers';
import { findQuestions, type GuardQuestion } from '@/publishing/guard/publishingGuard';
import type { FetchFile } from './fetchFile';
import { nameField } from './nameField';
import type { GuardFinding } from './protocol';
import { type LiveOverlay, readLiveOverlay } from './readLiveOverlay';
import { type PublishedManifest, type PublishedSegments, readCatalogIndex, readSegments } from './readPublished';

/** Questions of the publishing guard about an open file, and the published data that it was compared with. */
export type GuardedFile = {
  readonly questions: readonly GuardQuestion[];
  readonly published: PublishedManifest | null;
  readonly segments: PublishedSegments;
  readonly live: LiveOverlay;
};

type GuardEffects = {
  readonly fetchFile: FetchFile;
  readonly sha256: ((bytes: Uint8Array) => Promise<string>) | null;
  readonly now: () => EpochMs;
};

/** Maximum number of codes per question that are sent to the page. */
const MAX_LISTED = 200;
/** Maximum number of codes per field that are sent to the page. */
const MAX_EXAMPLES = 3;

/** Runs the publishing guard for an open file against the files published on the page's own origin.
 *  @throws  ShopError `operator-fetch` */
export async function guardFile(
  game: GameId,
  imported: OpenImport,
  { currency, sample }: ShopSettings,
  published: PublishedManifest | null,
  { fetchFile, sha256, now }: GuardEffects,
): Promise<GuardedFile> {
  const segments =
    published === null
      ? { byFile: new Map(), damagedSegments: 0 }
      : await readSegments(published.manifest, fetchFile, sha256);
  const live = await readLiveOverlay(game, fetchFile);
  const found = findQuestions({
    published:
      published === null
        ? null
        : {
            currency: published.manifest.currency,
            sample: published.manifest.sample,
            publishedAt: published.manifest.publishedAt,
            total: published.manifest.offers,
            offers: listSummaries(segments.byFile.values()),
          },
    next: { currency, sample, offers: imported.offers() },
    refused: imported.refusedRows(),
    overlay: live.state === 'read' ? live.overlay : null,
    now: now(),
    others: published === null ? await readOtherGames(game, fetchFile) : [],
  });
  return { questions: found, published, segments, live };
}

async function readOtherGames(game: GameId, fetchFile: FetchFile) {
  const { games } = await readCatalogIndex(fetchFile);
  return Object.entries(games).flatMap(([id, { sample }]) => (id === game ? [] : [{ game: id, sample }]));
}

/** Truncates the list of a question for display, counts it and names its fields. */
export function truncateQuestion(question: GuardQuestion, spec: GameSpec): GuardFinding {
  const emptied = question.kind === 'emptied' ? question.fields : [];
  const fields = emptied.map(({ field, codes, published }) => ({
    names: nameField(field, spec),
    lost: codes.length,
    published,
    examples: codes.slice(0, MAX_EXAMPLES),
  }));
  return { ...truncateList(question), fields };
}

function truncateList(question: GuardQuestion): Omit<GuardFinding, 'fields'> {
  switch (question.kind) {
    case 'removed': {
      const { codes, emptiedShops } = question;
      const listed = { codes: codes.slice(0, MAX_LISTED), emptiedShops: emptiedShops.slice(0, MAX_LISTED) };
      return { question: { ...question, ...listed }, count: codes.length };
    }
    case 'emptied': {
      const fields = question.fields.map((one) => ({ ...one, codes: one.codes.slice(0, MAX_LISTED) }));
      return { question: { ...question, fields }, count: fields.length };
    }
    case 'prices':
      return { question: { ...question, jumps: question.jumps.slice(0, MAX_LISTED) }, count: question.jumps.length };
    case 'relisted':
    case 'delisted':
      return { question: { ...question, codes: question.codes.slice(0, MAX_LISTED) }, count: question.codes.length };
    case 'overlay': {
      const { contradictions } = question;
      const listed = { contradictions: contradictions.slice(0, MAX_LISTED) };
      return { question: { ...question, ...listed }, count: contradictions.length };
    }
    case 'sample':
      return { question, count: 'beside' in question ? question.beside.length : 1 };
    case 'damaged':
    case 'currency':
      return { question, count: 1 };
  }
}
