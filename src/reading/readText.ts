import type { ReadingGame } from './prepareGame';
import type { Reading, ReadMode } from './reading';

/** Reads what people write of an offer or a wish: `梅林宝2 C呆 石800+ 500以内 不要国服`. */
export function readText(_game: ReadingGame, _mode: ReadMode, text: string): Reading {
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  const unread = end > start ? [{ text: text.slice(start, end), place: { start, end } }] : [];
  return { text, items: [], ambiguous: [], ranges: [], choices: [], price: null, unread, passed: [] };
}
