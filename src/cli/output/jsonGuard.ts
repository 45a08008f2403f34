import { type Money, toWholeUnits } from '@/domain/money';
import type { GameId } from '@/games/types';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';

/** A question of the publishing guard, and whether the options of the command resolve it. */
export type GuardEntry = { readonly question: GuardQuestion; readonly isResolved: boolean };

/** The questions of the publishing guard by game. */
export type GuardReport = ReadonlyMap<GameId, readonly GuardEntry[]>;

/** Returns the JSON report of a question, with all codes, and prices in whole units. */
export function jsonGuard({ question, isResolved }: GuardEntry): unknown {
  return { ...jsonQuestion(question), answered: isResolved };
}

function jsonQuestion(question: GuardQuestion): GuardQuestion | Readonly<Record<string, unknown>> {
  switch (question.kind) {
    case 'currency':
      return { ...question, examples: question.examples.map(jsonPrices) };
    case 'prices':
      return { ...question, jumps: question.jumps.map(jsonPrices) };
    case 'overlay':
      return { ...question, contradictions: question.contradictions.map(jsonPrices) };
    default:
      return question;
  }
}

/** Converts every price of an object to whole units. */
function jsonPrices(entry: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]: [string, unknown]) => [key, isMoney(value) ? jsonMoney(value) : value]),
  );
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}

function jsonMoney({ amount, currency }: Money): Money {
  return { amount: toWholeUnits(amount, currency), currency };
}
