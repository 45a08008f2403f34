import type { GameId } from '@/games/types';
import type { Random } from './random';

/** A kind of account; `type` is a value of the attribute `accountType`. */
export type AccountKind = {
  readonly type: 'starter' | 'selfpull' | 'stone' | 'played' | 'endgame';
  /** Progress in the game, 0 to 1. */
  readonly progress: readonly [min: number, max: number];
  /** Number of items that its listing names. */
  readonly items: readonly [min: number, max: number];
  /** Amount of resources relative to an ordinary account of the game. */
  readonly wealth: number;
};

/** An account for sale. */
export type Account = Pick<AccountKind, 'type' | 'wealth'> & {
  readonly progress: number;
  readonly items: number;
};

const KINDS: readonly AccountKind[] = [
  { type: 'starter', progress: [0.02, 0.15], items: [3, 9], wealth: 1 },
  { type: 'selfpull', progress: [0.02, 0.1], items: [3, 7], wealth: 1.8 },
  { type: 'stone', progress: [0.02, 0.2], items: [3, 6], wealth: 4 },
  { type: 'played', progress: [0.25, 0.6], items: [8, 22], wealth: 0.8 },
  { type: 'endgame', progress: [0.55, 0.95], items: [16, 40], wealth: 1.4 },
];
const WEIGHTS: readonly number[] = [40, 18, 8, 24, 10];
const STONE_GAME_WEIGHTS: readonly number[] = [6, 14, 76, 3, 1];

/** Draws the kind and progress of an account for sale. */
export function drawAccount(game: GameId, random: Random): Account {
  const kind = KINDS[random.weightedIndex(game === 'UmaMusume_Stone' ? STONE_GAME_WEIGHTS : WEIGHTS)]!;
  const [min, max] = kind.progress;
  return {
    type: kind.type,
    wealth: kind.wealth,
    progress: min + (max - min) * random.next(),
    items: random.integer(...kind.items),
  };
}
