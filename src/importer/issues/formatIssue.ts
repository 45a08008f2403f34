import type { Locale } from '@/domain/localized';
import type { IssueTexts } from './issueTexts';
import { ISSUE_TEXTS_EN } from './issueTextsEn';
import { ISSUE_TEXTS_JA } from './issueTextsJa';
import { ISSUE_TEXTS_ZH } from './issueTextsZh';
import type { Expectation, RowIssue } from './rowIssue';

const TEXTS: Readonly<Record<Locale, IssueTexts>> = { zh: ISSUE_TEXTS_ZH, ja: ISSUE_TEXTS_JA, en: ISSUE_TEXTS_EN };

/** Longest piece of a cell that is quoted; a whole cell can be a novel. */
const MAX_QUOTE_LENGTH = 60;

/** Says an issue in one line: where, what was expected, what was there, what was perhaps meant. */
export function formatIssue(issue: RowIssue, locale: Locale): string {
  const { file, sheet, row, column } = issue;
  return writeSentence(issue, TEXTS[locale].location(file, sheet, row, column), locale);
}

/** Says an issue beside its own row, where only the column need be named. */
export function formatRemark(issue: RowIssue, locale: Locale): string {
  return writeSentence(issue, TEXTS[locale].remarkLocation(issue.column), locale);
}

function writeSentence(issue: RowIssue, location: string, locale: Locale): string {
  const texts = TEXTS[locale];
  const { got, suggestion, severity } = issue;
  const quoted = got === '' ? texts.empty : texts.quote(shorten(got));
  const sentence = texts.sentence(location, describeExpected(issue.expected, locale), quoted);
  const ending = severity === 'warning' ? texts.warning : '';
  return `${sentence}${suggestion === null ? '' : texts.suggestion(shorten(suggestion))}${ending}`;
}

/** Says what should have been there. */
export function describeExpected(expected: Expectation, locale: Locale): string {
  // The table has a way of saying for each kind; TypeScript loses the tie between the two once both are unions.
  const texts = TEXTS[locale].expected[expected.kind] as (one: Expectation) => string;
  return texts(expected);
}

/** One line without control characters, so that a cell cannot write to the terminal. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\uFFFD');
  const letters = [...line];
  return letters.length > MAX_QUOTE_LENGTH ? `${letters.slice(0, MAX_QUOTE_LENGTH).join('')}…` : line;
}
