import type { Localized } from '@/domain/localized';
import type { Game } from './types';

/** Server and edition at the end of a name: （日服）, 【NORE】, (International). */
const EDITIONS = /\s*(?:[（(【][^（(【]*[）)】])+$/;

/** Returns the name of a game without its server: 超级机器人大战DD. */
export function gameTitle({ names, edition }: Game): Localized {
  if (edition === null) return names;
  const strip = (name: string) => name.replace(EDITIONS, '');
  return { zh: strip(names.zh), ja: strip(names.ja), en: strip(names.en) };
}
