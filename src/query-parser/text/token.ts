import type { Currency } from '@/domain/money';
import type { Sort } from '@/domain/query';
import type { Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';

/** Side on which an operator looks for its operand. */
export type Side = 'before' | 'after' | 'both';

/** Operator with a side. `optional`: the operand need not apply (没有也行). `ignored`: it does not matter (不缺). `oneOf`: any of the items on
 *  that side. `each`: the level on that side applies to all names of the list. `lacking`: a listing does not have the operand.
 *  `owned`: a listing has it, a buyer does not need it. */
type Sided<Kind extends string> = Kind extends string ? { readonly kind: Kind; readonly side: Side } : never;

/** One possible meaning of a word. */
export type Meaning =
  /** `isEveryday`: the word also has an ordinary meaning. */
  | { readonly kind: 'item'; readonly spellings: readonly Spelling[]; readonly isEveryday?: boolean }
  /** A step of scales: kind of item → level. */
  | { readonly kind: 'level'; readonly levels: ReadonlyMap<string, number> }
  /** A rarity, group or costume: 5★, SSR, 速, 皇冠, 泳装. */
  | { readonly kind: 'filter'; readonly matches: (item: Item) => boolean; readonly isCostume?: boolean }
  | { readonly kind: 'kind'; readonly id: string }
  | { readonly kind: 'resource'; readonly id: string }
  /** A whole-number attribute. `identity`: its numbers are names, not amounts (World 30). `max`: end of its slider. */
  | { readonly kind: 'count'; readonly id: string; readonly identity: boolean; readonly max: number }
  | { readonly kind: 'option'; readonly facet: string; readonly values: readonly string[] }
  /** Units of the main currency: a pull, a pity round. */
  | { readonly kind: 'worth'; readonly resource: string; readonly amount: number }
  /** `upper`: end of a vague number such as 两三百. `unit`: the trailing 千 or w, else 1. `spellings`: items with this nickname. */
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly upper?: number;
      readonly unit: number;
      readonly spellings: readonly Spelling[];
    }
  /** `isExclusive`: below it rather than up to it. */
  | { readonly kind: 'most'; readonly side: Side; readonly isExclusive?: true }
  | Sided<'least' | 'not' | 'nice' | 'optional' | 'ignored' | 'oneOf' | 'each' | 'lacking' | 'owned'>
  /** `prefix`: precedes its name and touches it, like 双. */
  | { readonly kind: 'copies'; readonly count: number; readonly prefix: boolean }
  | { readonly kind: 'money'; readonly currency: Currency }
  /** A wish for an order of the results. */
  | { readonly kind: 'sort'; readonly sort: Sort }
  /** `about`: the number beside it is approximate. `zero`: none of what precedes it. `link`: joins a name to the number after it. `between`: precedes two
   *  limits. */
  | { readonly kind: 'about' | 'zero' | 'link' | 'between' }
  /** `from`: between two limits, the lower one first (30から50). `correction`: what follows replaces what was said before. */
  | { readonly kind: 'to' | 'from' | 'times' | 'measure' | 'price' | 'or' | 'and' | 'must' | 'correction' | 'skip' }
  /** A quoted value, taken literally; `valueRange` is its range. */
  | {
      readonly kind: 'quoted';
      readonly field: string;
      readonly text: string;
      readonly not: boolean;
      readonly valueRange: { readonly start: number; readonly end: number };
    };

export type MeaningKind = Meaning['kind'];

/** A range of the folded text with its possible meanings; unread text has none. */
export type Token = {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
  /** True if the word matched with a typo. */
  readonly isTypo: boolean;
  /** Separator between this token and the previous one. */
  readonly gap: Gap;
  /** True after a colon, which starts a list. */
  readonly followsColon: boolean;
};

/** Separators, weakest first. `none`: touching. `mark`: brackets, colons without a space. `soft`: spaces. `join`: 、. `or`: / or
 *  |. `break`: a comma, a new line. `stop`: the end of a sentence. */
export type Gap = 'none' | 'mark' | 'soft' | 'join' | 'or' | 'break' | 'stop';

/** Returns true for a gap that only lists extend across. */
export function isBreakingGap(gap: Gap | undefined): boolean {
  return gap === 'break' || gap === 'stop';
}

/** Returns true if a clause begins with a token, or if there is none because the text ends. */
export function startsClause(token: Token | undefined): boolean {
  return token === undefined || isBreakingGap(token.gap);
}

/** Returns true for words and signs of a currency. */
export function isMoney(token: Token | undefined): boolean {
  return means(token, 'money');
}

/** Returns true if a token has a meaning of a kind. */
export function means(token: Token | undefined, kind: MeaningKind): boolean {
  for (const meaning of token?.meanings ?? []) if (meaning.kind === kind) return true;
  return false;
}

/** Returns the token's meaning of a kind, if any. */
export function meaningOf<Kind extends MeaningKind>(
  token: Token | undefined,
  kind: Kind,
): Extract<Meaning, { readonly kind: Kind }> | undefined {
  if (token === undefined) return undefined;
  for (const meaning of token.meanings) if (isOfKind(meaning, kind)) return meaning;
  return undefined;
}

function isOfKind<Kind extends MeaningKind>(
  meaning: Meaning,
  kind: Kind,
): meaning is Extract<Meaning, { readonly kind: Kind }> {
  return meaning.kind === kind;
}

const OPERATOR_KINDS: ReadonlySet<MeaningKind> = new Set<MeaningKind>([
  'skip',
  'not',
  'nice',
  'optional',
  'ignored',
  'or',
  'and',
  'must',
  'each',
  'oneOf',
  'correction',
  'sort',
]);

/** Returns true for an operator that applies to the names of its clause: 不要, 最好, 二选一. */
export function isScopeOperator(token: Token | undefined): boolean {
  return token?.meanings.some(({ kind }) => SCOPE_KINDS.has(kind)) ?? false;
}

const SCOPE_KINDS: ReadonlySet<MeaningKind> = new Set<MeaningKind>([
  'not',
  'nice',
  'optional',
  'ignored',
  'oneOf',
  'must',
]);

/** Returns true for operators and skippable words. */
export function isOperatorKind(kind: MeaningKind): boolean {
  return OPERATOR_KINDS.has(kind);
}

/** Returns a token that is understood, but has no effect. */
export function asSkipped(token: Token): Token {
  return { ...token, meanings: [{ kind: 'skip' }] };
}
