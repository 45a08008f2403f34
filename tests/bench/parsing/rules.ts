/** Rules of the grammar that the texts of the second corpus exercise. */
export type Rule =
  | 'negation'
  | 'distribution'
  | 'sections'
  | 'absence'
  | 'choice'
  | 'correction'
  | 'continuation'
  | 'definition'
  | 'preference'
  | 'amounts'
  | 'prices'
  | 'names'
  | 'chatter';

/** Words of the authors' traits by rule. A trait may belong to several rules: `either-nice`. */
const TRAIT_WORDS: Readonly<Record<Rule, RegExp>> = {
  negation: /\b(negation|negated|negatives?|exclusions?|not|contrast)\b/,
  distribution: /\b(shared|copies|counts|various levels|mixed levels|levels|per item|max break)\b/,
  sections: /\b(headings|headers|in groups|tidy list|mixed kinds|two halves)\b/,
  absence: /\b(none|zero|absent)\b/,
  choice: /\b(either|any|alternative|or)\b/,
  correction: /\bcorrections?\b/,
  continuation: /\b(multi ?line|short lines|run on|loose|nested)\b/,
  definition: /\b(numbers|numbered)\b/,
  preference: /\b(nice|preference|sort|order|newest|expensive first)\b/,
  amounts:
    /\b(level|rank|tier|tower|stars|resources?|stock|stockpile|pulls|pity|stone|boxes|reserve|fraction|ranges?|about|count|at least|exact)\b/,
  prices: /\b(price|discount|budget|currency|twd)\b/,
  names:
    /\b(names?|script|scripts|traditional|dialect|slang|short|abbreviation|ambigu\w+|homonym|one char|costume|hybrid|language mix|code switch|characters|craft essence|decks?|unit|hand traps|trainers|skill)\b/,
  chatter: /\b(chatter|unread|story|in sentences|conversational|casual|misdirection|long|request)\b/,
};

const ENTRIES = Object.entries(TRAIT_WORDS) as readonly (readonly [Rule, RegExp])[];

/** Returns the rules that a text exercises, derived from its traits alone, so that a held-out text is labelled without being read. */
export function rulesOf(traits: readonly string[]): readonly Rule[] {
  const words = traits.map((trait) => trait.toLowerCase().replaceAll('-', ' '));
  return ENTRIES.filter(([, pattern]) => words.some((trait) => pattern.test(trait))).map(([rule]) => rule);
}
