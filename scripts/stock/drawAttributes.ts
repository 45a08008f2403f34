import type { AttributeValue, OfferItem } from '@/domain/offer';
import type { Attribute, GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';
import type { Account } from './accounts';
import type { CountedItems, FamilyProfile } from './familyProfiles';
import type { GameProfile } from './gameProfiles';
import type { Random } from './random';

/** Values that are drawn before the attributes. */
export type AttributeSource = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly family: FamilyProfile;
  readonly game: GameProfile;
  readonly account: Account;
  readonly items: readonly OfferItem[];
};

/** Weights by position: the first option is the most common. */
const CHOICE_WEIGHTS = [10, 6, 3, 2, 1, 1];
/** Ranges above this are drawn on a logarithmic scale (fans, as opposed to levels). */
const LARGE = 1_000_000;
const STATED_SHARE = 0.92;
/** Choices whose value rises with the progress of the account. */
const RISING = ['story', 'rank', 'teamRank'];
/** Kinds of accounts that are farmed in bulk. */
const SERIAL_TYPES: readonly Account['type'][] = ['starter', 'selfpull', 'stone'];

/** Draws attributes that fit the items and the progress of an account; some are absent. */
export function drawAttributes(source: AttributeSource, random: Random): Readonly<Record<string, AttributeValue>> {
  const values: Record<string, AttributeValue> = {};
  for (const attribute of source.spec.attributes) {
    if (source.game.omittedColumns.includes(attribute.id)) continue;
    const value = drawValue(attribute, source, values.server, random);
    if (attribute.id === 'server' || random.chance(STATED_SHARE)) values[attribute.id] = value;
  }
  return values;
}

function drawValue(
  attribute: Attribute,
  source: AttributeSource,
  server: AttributeValue | undefined,
  random: Random,
): AttributeValue {
  switch (attribute.type) {
    case 'bool':
      return random.chance(attribute.id === 'rebindable' ? 0.75 : 0.45);
    case 'enum':
      return drawOption(attribute, source.account, server, random);
    case 'int':
      return drawInteger(attribute, source, random);
  }
}

function drawOption(
  { id, options }: Extract<Attribute, { type: 'enum' }>,
  account: Account,
  server: AttributeValue | undefined,
  random: Random,
): string {
  if (id === 'accountType') return account.type;
  if (RISING.includes(id)) return options[Math.floor(account.progress * options.length)]!.id;
  // Bilibili runs only the Chinese servers.
  const possible = options.filter((option) => option.id !== 'bili' || String(server).startsWith('cn'));
  return possible[random.weightedIndex(CHOICE_WEIGHTS.slice(0, possible.length))]!.id;
}

function drawInteger(
  { id, min, max }: Extract<Attribute, { type: 'int' }>,
  source: AttributeSource,
  random: Random,
): number {
  const { type, progress } = source.account;
  const counted = source.family.counts[id];
  if (id === 'stock') return SERIAL_TYPES.includes(type) && random.chance(0.25) ? random.integer(2, 30) : 1;
  if (counted === undefined) return drawNumber(min, max, progress, random);
  const named = countItems(counted, source);
  // A listing names fewer items than the account has.
  const number = counted.share === undefined ? named + random.integer(0, 3) : named * counted.share * 2 * random.next();
  return Math.min(max, Math.max(min, Math.round(number)));
}

function countItems({ kind, rarity, copies }: CountedItems, { roster, items }: AttributeSource): number {
  const counted = items.filter(({ item }) => {
    const row = roster.byId.get(item);
    return (kind === undefined || row?.kind === kind) && (rarity === undefined || row?.rarity === rarity);
  });
  return counted.reduce((sum, { level }) => sum + (copies ? level : 1), 0);
}

function drawNumber(min: number, max: number, progress: number, random: Random): number {
  const reached = Math.min(1, progress * (0.8 + 0.4 * random.next()));
  if (max >= LARGE) return Math.round(max ** (0.5 + reached / 2));
  return Math.round(min + (max - min) * 0.7 * reached);
}
