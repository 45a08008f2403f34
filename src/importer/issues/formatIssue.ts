import type { Locale } from '@/domain/localized';
import type { IssueTexts } from './issueTexts';
import { ISSUE_TEXTS_EN } from './issueTextsEn';
import { ISSUE_TEXTS_JA } from './issueTextsJa';
import { ISSUE_TEXTS_ZH } from './issueTextsZh';
import type { Expectation, RowIssue } from './rowIssue';

const TEXTS: Readonly<Record<Locale, IssueTexts>> = { zh: ISSUE_TEXTS_ZH, ja: ISSUE_TEXTS_JA, en: ISSUE_TEXTS_EN };

/** Maximum length of a quoted cell. */
const MAX_QUOTE_LENGTH = 60;

/** Formats an issue as one line: location, expected and actual text, suggestion. */
export function formatIssue(issue: RowIssue, locale: Locale): string {
  const { file, sheet, row, column } = issue;
  return writeSentence(issue, TEXTS[locale].location(file, sheet, row, column), locale);
}

/** Formats an issue for its own row, naming only the column. */
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

/** Describes what was expected. */
export function describeExpected(expected: Expectation, locale: Locale): string {
  // TypeScript cannot relate the kind to its formatter, since both are unions here.
  const texts = TEXTS[locale].expected[expected.kind] as (one: Expectation) => string;
  return texts(expected);
}

/** Returns one line without control characters, which could manipulate a terminal. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\uFFFD');
  const letters = [...line];
  return letters.length > MAX_QUOTE_LENGTH ? `${letters.slice(0, MAX_QUOTE_LENGTH).join('')}…` : line;
}
