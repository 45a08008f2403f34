import type { Localized } from '../domain/localized';
import type { FAMILY_IDS, GAME_IDS } from './ids';

export type GameId = (typeof GAME_IDS)[number];
export type FamilyId = (typeof FAMILY_IDS)[number];

/** The hue wheel of the design; lightness and chroma are fixed per role, so any hue is readable. */
const HUES = [
  'rose',
  'red',
  'orange',
  'amber',
  'olive',
  'green',
  'jade',
  'cyan',
  'azure',
  'blue',
  'violet',
  'plum',
] as const;
export type Hue = (typeof HUES)[number];

/** The data of one of the 17 variants that routes, the welcome page and links need. */
export type Game = {
  readonly id: GameId;
  readonly family: FamilyId;
  /** Full display name, e.g. 超级机器人大战DD（日服）. */
  readonly names: Localized;
  /** Shortest name that everybody knows, without the server, for narrow places: 机战DD. */
  readonly short: Localized;
  /** Further short names that people type: 飞狗, 马娘 … */
  readonly aliases: readonly string[];
  /** Distinguishes the variants of a family, e.g. 日服 · NORE; null for a family of one. */
  readonly edition: Localized | null;
  /** The only server of the variant, an option of the family's attribute `server`; null if it has all of them. */
  readonly server: string | null;
  readonly hue: Hue;
  /** Path of the icon in the public folder. */
  readonly icon: string;
};

/** The levels of a kind; level 1 is the first step. */
export type Scale = {
  readonly id: string;
  /** Name of the level on this scale: 宝具等级, 突破 … */
  readonly names: Localized;
  /** Short label of each step, level 1 first: 宝1 … 宝5, 0破 … 满破. Its length is the top level, 1 to 99. */
  readonly steps: readonly Localized[];
  /** Index of the first step of the second row in scales with two rows (BA ★ | 专武). */
  readonly breakAt?: number;
};

/** Shape of a kind's tiles. */
export type TileShape = 'niche' | 'plate' | 'blade' | 'deck' | 'shield' | 'disc';

/** A kind of items in the family's roster. */
export type ItemKind = {
  readonly id: string;
  readonly names: Localized;
  readonly shape: TileShape;
  /** null: without levels; the level is always 1. */
  readonly scale: Scale | null;
  /** Rarity words from the highest tier down; they determine the base lines of a tile. Empty if nothing is known. */
  readonly rarities: readonly string[];
};

/** A countable currency of the game. */
export type Resource = {
  readonly id: string;
  readonly names: Localized;
  readonly aliases: readonly string[];
  /** Limits of the slider, not of the game; whole numbers. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The cost of ten pulls and of a pity round, if players also count in those: 300抽, 2井. */
  readonly tenPulls?: number;
  readonly pityRound?: number;
};

export type AttributeOption = { readonly id: string; readonly names: Localized; readonly aliases: readonly string[] };

/** A choice or number about the offer as a whole. */
export type Attribute =
  | {
      readonly id: string;
      readonly type: 'enum';
      readonly names: Localized;
      readonly aliases: readonly string[];
      readonly options: readonly AttributeOption[];
    }
  | {
      readonly id: string;
      readonly type: 'int';
      readonly names: Localized;
      readonly aliases: readonly string[];
      readonly min: number;
      readonly max: number;
      /** True if its numbers are names and not amounts: World 30 matches no other world. */
      readonly identity?: boolean;
    }
  | { readonly id: string; readonly type: 'bool'; readonly names: Localized; readonly aliases: readonly string[] };

/** Everything a shop page, the importer and the engine need to know of a game. */
export type GameSpec = {
  readonly game: Game;
  readonly kinds: readonly ItemKind[];
  /** The groups of items, in the order that gives the tiles their colours. */
  readonly groups: readonly { readonly id: string; readonly names: Localized }[];
  readonly resources: readonly Resource[];
  readonly attributes: readonly Attribute[];
};
