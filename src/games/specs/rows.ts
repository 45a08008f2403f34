import type { Localized } from '../../domain/localized';
import type { Attribute, AttributeOption, GameSpec, Resource } from '../types';

/** What all variants of a family have in common. */
export type FamilySpec = Omit<GameSpec, 'game'>;

/** A name in the three languages. */
export function named(zh: string, ja: string, en: string): Localized {
  return { zh, ja, en };
}

/** A name that is written the same in every language: `DMM`, `★3`. */
export function sameName(name: string): Localized {
  return { zh: name, ja: name, en: name };
}

/** A currency of the game; `limits` are those of the slider: least, most, step. */
export function resource(
  id: string,
  names: Localized,
  aliases: readonly string[],
  limits: readonly [min: number, max: number, step: number],
  worth: Pick<Resource, 'tenPulls' | 'pityRound'> = {},
): Resource {
  const [min, max, step] = limits;
  return { id, names, aliases, min, max, step, ...worth };
}

/** A value of a choice. */
export function option(id: string, names: Localized, aliases: readonly string[] = []): AttributeOption {
  return { id, names, aliases };
}

/** An attribute whose values are listed. */
export function choice(
  id: string,
  names: Localized,
  options: readonly AttributeOption[],
  aliases: readonly string[] = [],
): Attribute {
  return { id, type: 'enum', names, aliases, options };
}

/** An attribute that is a whole number; `limits` are those of the slider: least, most. */
export function count(
  id: string,
  names: Localized,
  limits: readonly [min: number, max: number],
  aliases: readonly string[] = [],
  traits: { readonly identity?: boolean } = {},
): Attribute {
  const [min, max] = limits;
  return { id, type: 'int', names, aliases, min, max, ...traits };
}

/** An attribute that is yes or no. */
export function yesNo(id: string, names: Localized, aliases: readonly string[] = []): Attribute {
  return { id, type: 'bool', names, aliases };
}
