import { GAME_GROUPS, type GameGroup } from '@/games/paths';

/** What an address without a page was asking for, as far as it can be told. */
export type UnknownPath =
  | { readonly kind: 'game'; readonly group: GameGroup; readonly name: string }
  | { readonly kind: 'group'; readonly group: GameGroup; readonly name: null }
  | { readonly kind: 'address'; readonly group: GameGroup; readonly name: string };

const LONGEST_SHOWN = 60;

/** Reads a path as the game it may have meant: `/sale/FateG0` names a game in the group `sale`, `/game` none at all,
 *  and anything else is shown as it came, its last part standing for a game's name. Never throws. */
export function parseUnknownPath(pathname: string): UnknownPath {
  const parts = decodePath(pathname)
    .split('/')
    .filter((part) => part !== '');
  const group = GAME_GROUPS.find((one) => one === parts[0]);
  if (group !== undefined && parts.length === 1) return { kind: 'group', group, name: null };
  if (group !== undefined && parts.length === 2) return { kind: 'game', group, name: shorten(parts[1] ?? '') };
  return { kind: 'address', group: group ?? 'game', name: shorten(`/${parts.join('/')}`) };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray % is no reason not to say what was asked.
    return pathname;
  }
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_SHOWN ? text : `${letters.slice(0, LONGEST_SHOWN).join('')}…`;
}
