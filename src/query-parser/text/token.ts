import type { Currency } from '@/domain/money';
import type { Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';

/** On which side of its word an operator looks for what it governs. */
export type Side = 'before' | 'after' | 'both';

/** A word that governs what stands on one side of it. `fine`: it need not be so (没有也行). `moot`: it does not matter
 *  (不缺). `oneOf`: any of the items there. */
type Sided<Kind extends string> = Kind extends string ? { readonly kind: Kind; readonly side: Side } : never;

/** One thing a word can mean. */
export type Meaning =
  | { readonly kind: 'item'; readonly spellings: readonly Spelling[] }
  /** A step of scales: kind of item → level. */
  | { readonly kind: 'level'; readonly levels: ReadonlyMap<string, number> }
  /** A rarity or group: 5★, SSR, 速, 皇冠. */
  | { readonly kind: 'filter'; readonly matches: (item: Item) => boolean }
  | { readonly kind: 'kind'; readonly id: string }
  | { readonly kind: 'resource'; readonly id: string }
  /** A whole-number attribute. `identity`: its numbers are names, not amounts (World 30). `max`: of its slider. */
  | { readonly kind: 'count'; readonly id: string; readonly identity: boolean; readonly max: number }
  | { readonly kind: 'option'; readonly facet: string; readonly values: readonly string[] }
  /** Units of the main currency: a pull, a pity round. */
  | { readonly kind: 'worth'; readonly resource: string; readonly amount: number }
  /** `unit`: the 千 or w at its end, else 1. `spellings`: who is nicknamed so. */
  | { readonly kind: 'number'; readonly value: number; readonly unit: number; readonly spellings: readonly Spelling[] }
  | Sided<'least' | 'most' | 'not' | 'nice' | 'optional' | 'ignored' | 'oneOf'>
  /** `prefix`: it stands before its name and touches it, like 双. */
  | { readonly kind: 'copies'; readonly count: number; readonly prefix: boolean }
  | { readonly kind: 'money'; readonly currency: Currency }
  /** `each`: what follows holds for all items before. */
  | { readonly kind: 'to' | 'times' | 'measure' | 'price' | 'or' | 'and' | 'must' | 'each' | 'skip' }
  /** A value that stands for itself, whatever words are in it; `inside` is where it stands. */
  | {
      readonly kind: 'quoted';
      readonly field: string;
      readonly text: string;
      readonly not: boolean;
      readonly valueRange: { readonly start: number; readonly end: number };
    };

export type MeaningKind = Meaning['kind'];

/** A stretch of the folded text and what it can mean; no meanings: it was not read. */
export type Token = {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
  /** True if a slip had to be forgiven. */
  readonly isTypo: boolean;
  /** What stands between this token and the one before it. */
  readonly gap: Gap;
  /** True behind a colon: what stands before it holds for the list behind it. */
  readonly followsColon: boolean;
};

/** `none`: they touch. `mark`: brackets, colons without a space. `soft`: spaces. `join`: 、. `or`: / or |. `break`: a comma, a new line.
 *  `stop`: the end of a sentence. */
export type Gap = 'none' | 'mark' | 'soft' | 'join' | 'or' | 'break' | 'stop';

/** True for a gap over which nothing but a list reaches. */
export function isBreakingGap(gap: Gap | undefined): boolean {
  return gap === 'break' || gap === 'stop';
}

/** The meaning of a kind that a token can have, if any. */
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
]);

/** True for small words: those that say how their neighbours are meant, and those that say nothing. */
export function isOperatorKind(kind: MeaningKind): boolean {
  return OPERATOR_KINDS.has(kind);
}
