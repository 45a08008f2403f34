import { SIMPLIFIED } from '@/names/foldText';
import type { Mutation } from './mutation';

/** Half-width Latin letters, digits and punctuation become full-width ones. A full-width comma separates clauses between half-width
 *  digits but groups full-width ones, so such texts stay. */
export const WIDE: Mutation = textMutation('full width', (text) =>
  /\d，\d{3}/u.test(text)
    ? text
    : text.replace(/[!-~]/gu, (char, index) =>
        isGroupComma(text, index) ? char : String.fromCharCode(char.charCodeAt(0) + 0xfee0),
      ),
);

/** Full-width characters become half-width ones. A full-width comma behind a half-width digit separates clauses, so it stays. */
export const NARROW: Mutation = textMutation('half width', (text) =>
  text.replace(/(?<!\d)，|[！-＋－-～]/gu, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)),
);

export const LOWER_CASE: Mutation = textMutation('lower case', (text) => text.toLowerCase());
export const UPPER_CASE: Mutation = textMutation('upper case', (text) => text.toUpperCase());

const TRADITIONAL = new Map([...SIMPLIFIED].map(([from, to]) => [to, from]));

/** Characters that fold to the same one: simplified, traditional and Japanese forms. */
export const TRADITIONAL_FORMS: Mutation = textMutation('traditional characters', (text) =>
  mapChars(text, TRADITIONAL),
);
export const SIMPLIFIED_FORMS: Mutation = textMutation('simplified characters', (text) => mapChars(text, SIMPLIFIED));

/** Spaces become wider, and lines and commas get spaces around them. */
export const WIDE_SPACES: Mutation = {
  name: 'extra spaces',
  variantsOf: ({ text }) => [
    ` ${text.replace(/ /gu, '  ').replace(/\n/gu, ' \n ')} `,
    text.replace(/ /gu, '　').replace(/(?<=[，；。])(?=\S)/gu, ' '),
  ],
};

function textMutation(name: string, change: (text: string) => string): Mutation {
  return { name, variantsOf: ({ text }) => [change(text)].filter((changed) => changed !== text) };
}

function mapChars(text: string, table: ReadonlyMap<string, string>): string {
  return [...text].map((char) => table.get(char) ?? char).join('');
}

function isGroupComma(text: string, index: number): boolean {
  return /[,，]/u.test(text.charAt(index)) && /[\d０-９]/u.test(text.charAt(index - 1) + text.charAt(index + 1));
}
