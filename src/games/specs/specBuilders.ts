import type { Localized } from '../../domain/localized';
import type { Attribute, AttributeOption, GameSpec, Resource } from '../types';

/** The spec that all variants of a family share. */
export type FamilySpec = Omit<GameSpec, 'game'>;

/** Creates a name in the three languages. */
export function named(zh: string, ja: string, en: string): Localized {
  return { zh, ja, en };
}

/** Creates a name that is the same in every language: `DMM`, `★3`. */
export function sameInAllLanguages(name: string): Localized {
  return { zh: name, ja: name, en: name };
}

/** Creates a resource; `limits` are those of the slider. */
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

/** Creates an option of a choice. */
export function option(id: string, names: Localized, aliases: readonly string[] = []): AttributeOption {
  return { id, names, aliases };
}

/** Creates an enum attribute. */
export function choice(
  id: string,
  names: Localized,
  options: readonly AttributeOption[],
  aliases: readonly string[] = [],
): Attribute {
  return { id, type: 'enum', names, aliases, options };
}

/** Creates a whole-number attribute; `limits` are those of the slider. */
export function wholeNumber(
  id: string,
  names: Localized,
  limits: readonly [min: number, max: number],
  aliases: readonly string[] = [],
  traits: { readonly identity?: boolean } = {},
): Attribute {
  const [min, max] = limits;
  return { id, type: 'int', names, aliases, min, max, ...traits };
}

/** Creates a yes/no attribute. */
export function yesNo(id: string, names: Localized, aliases: readonly string[] = []): Attribute {
  return { id, type: 'bool', names, aliases };
}
