import type { GameSpec, Resource } from '@/games/types';
import type { Account } from './accounts';
import type { FamilyProfile } from './familyProfiles';
import type { GameProfile } from './gameProfiles';
import type { Random } from './random';

/** Draws how much an account has of each resource; what its seller does not speak of is absent. */
export function drawAmounts(
  spec: GameSpec,
  family: FamilyProfile,
  { leftOut }: GameProfile,
  account: Account,
  random: Random,
): Readonly<Record<string, number>> {
  const amounts: Record<string, number> = {};
  spec.resources.forEach((resource, place) => {
    const median = family.amounts[resource.id];
    const isSaid = random.chance(place === 0 ? 0.97 : 0.8 - 0.05 * place);
    if (median === undefined || leftOut.includes(resource.id) || !isSaid) return;
    // Only what is drawn with is piled up on purpose.
    const riches = place === 0 ? account.riches : 0.5 + account.progress * 2;
    amounts[resource.id] = roundAmount(resource, median * riches * random.logNormal(0.6));
  });
  return amounts;
}

/** People write round numbers; a tenth of the slider's step is round enough. */
function roundAmount({ min, max, step }: Resource, amount: number): number {
  const grain = Math.max(1, Math.round(step / 10));
  return Math.min(max, Math.max(min, Math.round(amount / grain) * grain));
}
