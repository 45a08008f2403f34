/** Hues of the tiles by group: twelve basic ones, then twelve deeper ones. Items without a group are slate. */
export const TILE_HUES = [
  'blue',
  'red',
  'jade',
  'orange',
  'violet',
  'plum',
  'rose',
  'amber',
  'cyan',
  'olive',
  'azure',
  'green',
  'blue-2',
  'violet-2',
  'jade-2',
  'plum-2',
  'cyan-2',
  'green-2',
  'azure-2',
  'olive-2',
  'amber-2',
  'orange-2',
  'rose-2',
  'red-2',
] as const;
export type TileHue = (typeof TILE_HUES)[number] | 'slate';

/** Appearance of an item: shape by kind, hue by group, base lines by rarity, text by name. */
export type TileLook = {
  readonly shape: 'niche' | 'plate' | 'blade' | 'deck' | 'shield' | 'disc';
  readonly hue: TileHue;
  /** Base lines: two for the top tier, one for the second, a short one for the third. */
  readonly lines: 'two' | 'one' | 'short' | 'none';
  /** One or two characters, for tiles from 40 px. */
  readonly text: string;
  /** One character, for tiles under 32 px. */
  readonly shortText: string;
};
