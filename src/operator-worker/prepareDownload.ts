import { ShopError } from '@/base/shopError';
import type { Manifest } from '@/catalog/format/manifest';
import type { EpochMs } from '@/domain/offer';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import type { OpenImport } from '@/importer/openImport';
import { contradictionsIn, type GuardDecisions, isResolved } from '@/publishing/guard/guardDecisions';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';
import { clearContradictions, renewContradictions } from '@/publishing/overlay/resolveContradictions';
import { withdrawReplacedConfirmations } from '@/publishing/overlay/withdrawReplacedConfirmations';
import { prepareCatalog } from '@/publishing/prepareCatalog';
import type { FetchFile } from './fetchFile';
import { type GuardedFile, guardFile, truncateQuestion } from './guardFile';
import { type PackedOverlay, packCatalog } from './packCatalog';
import type { RequestParams, RequestResult } from './protocol';
import { readCatalogIndex, readManifest, readOffersOf } from './readPublished';

type CatalogEffects = {
  readonly fetchFile: FetchFile;
  readonly sha256: ((bytes: Uint8Array) => Promise<string>) | null;
  readonly now: () => EpochMs;
};

/** Builds the catalog of an open file, or returns the questions that the operator has to answer first. The
 *  answers apply only to these questions: if the sheet or the published version changes, the operator is asked again.
 *  @param refused  number of refused rows
 *  @throws  ShopError `operator-refused` | `operator-no-hash` | `operator-fetch` | `catalog-…` */
export async function prepareDownload(
  { game, imported, settings }: { game: GameId; imported: OpenImport; settings: ShopSettings },
  refused: number,
  { skipRefused, decisions, fingerprint: decidedFingerprint }: RequestParams<'catalog'>,
  effects: CatalogEffects,
): Promise<RequestResult<'catalog'>> {
  const { fetchFile, sha256, now } = effects;
  const offers = imported.offers();
  if ((refused > 0 && !skipRefused) || offers.length === 0) {
    throw new ShopError('operator-refused', `${refused} rows are refused, ${offers.length} are left`);
  }
  if (sha256 === null) throw new ShopError('operator-no-hash', 'this browser hashes over https only');
  const published = await readManifest(game, fetchFile);
  const previous = published?.manifest ?? null;
  const guardResult = await guardFile(game, imported, settings, published, effects);
  const { questions: found, segments, live } = guardResult;
  const catalogInfo = { game, currency: settings.currency, sample: settings.sample };
  const { built, questions, retained } = await prepareCatalog(
    { offers, found, decisions },
    catalogInfo,
    previous,
    async (codes) => (previous === null ? [] : readOffersOf(codes, previous, segments, fetchFile, sha256)),
    { sha256, now },
  );
  // A hash of all questions: which of them are still open depends on the answers.
  const fingerprint = await sha256(new TextEncoder().encode(JSON.stringify(found)));
  const badPrices = live.state === 'read' ? live.badPrices : [];
  const comparison = { overlay: live.state, badPrices, damagedSegments: segments.damagedSegments };
  const isUnresolved = questions.some((question) => !isResolved(question, decisions));
  if (questions.length > 0 && (isUnresolved || decidedFingerprint !== fingerprint)) {
    const spec = specOf(gameById(game));
    const truncated = questions.map((question) => truncateQuestion(question, spec));
    return { kind: 'questions', questions: truncated, fingerprint, ...comparison };
  }
  const catalogIndex = await readCatalogIndex(fetchFile);
  const others = Object.keys(catalogIndex.games).filter((id) => id !== game);
  const overlay = packOverlay({ manifest: built.manifest, others }, questions, guardResult, decisions, now());
  const bytes = await packCatalog(game, built, published, catalogIndex, overlay, { sha256 });
  const file = { name: `catalog-${game}.zip`, bytes };
  return {
    kind: 'file',
    file,
    offers: built.manifest.offers,
    retainedOffers: retained.length,
    overlayOrder: overlay?.order ?? null,
    ...comparison,
  };
}

/** Creates the overlay file that resolves the contradictions and withdraws the confirmation of the replaced version; null if
 *  nothing changes. A file that clears entries is uploaded after the catalog. Otherwise, until the catalog is uploaded, the old version
 *  would show sold offers as on sale. Any other file is uploaded before the catalog. Otherwise the new version would at first override kept
 *  prices, because their times are not renewed yet, and open pages would still trust the old version. */
function packOverlay(
  { manifest, others }: { readonly manifest: Manifest; readonly others: readonly string[] },
  questions: readonly GuardQuestion[],
  { live }: GuardedFile,
  decisions: GuardDecisions,
  now: EpochMs,
): PackedOverlay | null {
  if (live.state !== 'read') return null;
  const contradictions = contradictionsIn(questions);
  const isCleared = decisions.overlay === 'clear' && contradictions.length > 0;
  const timestamp = Math.max(now, manifest.publishedAt) as EpochMs;
  const withoutContradictions = isCleared
    ? clearContradictions(live.file, manifest.game, contradictions, others)
    : renewContradictions(live.file, manifest.game, contradictions, timestamp);
  const file = withdrawReplacedConfirmations(withoutContradictions, [manifest]);
  if (JSON.stringify(file) === JSON.stringify(live.file)) return null;
  const bytes = new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`);
  return { order: isCleared ? 'last' : 'first', bytes };
}
