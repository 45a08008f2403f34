import type { Locale } from '@/domain/localized';
import type { Game } from './types';

/** Returns the short name of a game with its server: 机战DD 日服. */
export function gameLabel({ short, edition }: Game, locale: Locale): string {
  return edition === null ? short[locale] : `${short[locale]} ${edition[locale]}`;
}
