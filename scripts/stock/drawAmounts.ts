import type { GameSpec, Resource } from '@/games/types';
import type { Account } from './accounts';
import type { FamilyProfile } from './familyProfiles';
import type { GameProfile } from './gameProfiles';
import type { Random } from './random';

/** Draws the amount of each resource; resources that the seller does not mention are absent. */
export function drawAmounts(
  spec: GameSpec,
  family: FamilyProfile,
  { omittedColumns: leftOut }: GameProfile,
  account: Account,
  random: Random,
): Readonly<Record<string, number>> {
  const amounts: Record<string, number> = {};
  spec.resources.forEach((resource, index) => {
    const median = family.amounts[resource.id];
    const isStated = random.chance(index === 0 ? 0.97 : 0.8 - 0.05 * index);
    if (median === undefined || leftOut.includes(resource.id) || !isStated) return;
    // Players hoard only the currency for draws.
    const wealth = index === 0 ? account.wealth : 0.5 + account.progress * 2;
    amounts[resource.id] = roundAmount(resource, median * wealth * random.logNormal(0.6));
  });
  return amounts;
}

/** Rounds to a tenth of the slider's step, because people write round numbers. */
function roundAmount({ min, max, step }: Resource, amount: number): number {
  const grain = Math.max(1, Math.round(step / 10));
  return Math.min(max, Math.max(min, Math.round(amount / grain) * grain));
}
