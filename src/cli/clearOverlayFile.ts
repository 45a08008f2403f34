import type { GameId } from '@/games/types';
import { clearContradictions } from '@/publishing/clearContradictions';
import type { GuardQuestion } from '@/publishing/publishingGuard';
import type { CliEffects } from './effects';
import { formatContradictions } from './formatGuard';
import { GUARD_TEXTS } from './guardTexts';
import { readOverlay } from './readOverlay';

/** Removes the entries that the guard found contradicted from the overlay file, and reports them. The file is read anew; nothing is
 *  written where there is nothing to remove.
 *  @throws  ShopError `cli-read` | `cli-write` */
export async function clearOverlayFile(
  path: string,
  found: ReadonlyMap<GameId, readonly GuardQuestion[]>,
  say: (line: string) => void,
  effects: Pick<CliEffects, 'read' | 'write' | 'locale'>,
): Promise<void> {
  const texts = GUARD_TEXTS[effects.locale];
  const byGame = [...found].map(
    ([game, questions]) =>
      [game, questions.flatMap((one) => (one.kind === 'overlay' ? one.contradictions : []))] as const,
  );
  const all = byGame.flatMap(([, contradictions]) => contradictions);
  const read = await readOverlay(path, effects);
  // That it cannot be read has been reported by the guard, which then found nothing in it.
  if (all.length === 0 || !read.ok) return;
  const cleared = byGame.reduce(
    (file, [game, contradictions]) => clearContradictions(file, game, contradictions),
    read.value,
  );
  await effects.write(path, new TextEncoder().encode(`${JSON.stringify(cleared, null, 2)}\n`));
  say(texts.cleared(path, all.length.toLocaleString(effects.locale), formatContradictions(all, effects.locale)));
}
