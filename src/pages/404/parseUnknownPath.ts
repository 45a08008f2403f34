import { GAME_GROUPS, type GameGroup } from '@/games/paths';

/** Possible meaning of the URL of a missing page. */
export type UnknownPath =
  | { readonly kind: 'game'; readonly group: GameGroup; readonly name: string }
  | { readonly kind: 'group'; readonly group: GameGroup; readonly name: null }
  | { readonly kind: 'path'; readonly group: GameGroup; readonly name: string };

const MAX_CHARACTERS = 60;

/** Parses the path of a missing page: `/sale/FateG0` contains the name of a game in the group `sale`, `/game` only a group.
 *  Other paths are returned as they are. Never throws. */
export function parseUnknownPath(pathname: string): UnknownPath {
  const parts = decodePath(pathname)
    .split('/')
    .filter((part) => part !== '');
  const group = GAME_GROUPS.find((candidate) => candidate === parts[0]);
  if (group !== undefined && parts.length === 1) return { kind: 'group', group, name: null };
  if (group !== undefined && parts.length === 2) return { kind: 'game', group, name: shorten(parts[1] ?? '') };
  return { kind: 'path', group: group ?? 'game', name: shorten(`/${parts.join('/')}`) };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray % must not hide the path.
    return pathname;
  }
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_CHARACTERS ? text : `${characters.slice(0, MAX_CHARACTERS).join('')}…`;
}
