import type { Currency } from '@/domain/money';
import type { Range, WantMode } from '@/domain/query';
import type { Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import type { Gap, Token } from './token';

/** Information found in a range of the text. */
export type Entity =
  | {
      readonly kind: 'item';
      readonly items: readonly Item[];
      readonly spellings: readonly Spelling[];
      readonly level: number;
    }
  | { readonly kind: 'range'; readonly facet: string; readonly range: Range }
  | { readonly kind: 'choice'; readonly facet: string; readonly values: readonly string[] }
  | { readonly kind: 'price'; readonly range: Range; readonly currency: Currency }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly valueRange: { readonly start: number; readonly end: number };
    };

/** A range of the folded text on its way from tokens to entities. */
export type TextPart = {
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
  readonly tokens: readonly Token[];
  readonly entity: Entity | null;
  /** Further ranges that belong to the entity, such as a level written elsewhere. `isSelection`: a rarity or a costume. */
  readonly extraRanges: readonly { readonly start: number; readonly end: number; readonly isSelection?: boolean }[];
  readonly isTypo: boolean;
  readonly mode: WantMode;
  /** True if one level was given to several names: 都满破, 各3张. */
  readonly isDistributed: boolean;
  /** True for a name that the level of its list is not about: all maxed except A. */
  readonly isExcepted?: boolean;
};

/** Returns true for a name of an item, or of several that it fits. */
export function isItem<Part extends Pick<TextPart, 'entity'>>(
  part: Part | undefined,
): part is Part & { readonly entity: Extract<Entity, { readonly kind: 'item' }> } {
  return part?.entity?.kind === 'item';
}

/** Returns true for words none of which has a meaning. */
export function hasNoMeaning(part: Pick<TextPart, 'entity' | 'tokens'> | undefined): boolean {
  return part?.entity === null && part.tokens.every(({ meanings }) => meanings.length === 0);
}

const NO_RANGES: TextPart['extraRanges'] = [];

/** Creates a part from consecutive tokens. */
export function makeTextPart(tokens: readonly Token[], entity: Entity | null): TextPart {
  const first = tokens[0];
  const last = tokens[tokens.length - 1];
  return {
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    gap: first?.gap ?? 'none',
    tokens,
    entity,
    extraRanges: NO_RANGES,
    isTypo: tokens.some(({ isTypo }) => isTypo),
    mode: 'must',
    isDistributed: false,
  };
}
