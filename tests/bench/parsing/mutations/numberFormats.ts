import type { ParsedText } from '@/query-parser/result/parsedText';
import { type Mutation, splice } from './mutation';

/** Amounts in other notations: 30000, 30,000, 3万, 3w, 三万, 30k. */
export const NUMBER_FORMATS: Mutation = {
  name: 'number formats',
  variantsOf: (_, parsed) =>
    amountsOf(parsed).flatMap(({ start, end, value }) =>
      notationsOf(value, parsed.text.charAt(end))
        .filter((notation) => notation !== parsed.text.slice(start, end))
        .map((notation) => splice(parsed.text, start, end, notation)),
    ),
};

const RANGE = /(?<=\d[wWkK万千]?)(?:\s?[-~～〜]\s?|到|至)(?=\d)/gu;

/** Ranges with another sign: 200-800, 200~800, 200到800. */
export const RANGE_SIGNS: Mutation = {
  name: 'range signs',
  variantsOf: (_, { text, ranges, price }) => {
    const spans = [...ranges, ...(price === null ? [] : [price])]
      .filter(({ range: { min, max } }) => min !== null && max !== null && min < max)
      .map(({ span }) => span);
    const signs = [...text.matchAll(RANGE)].filter(({ index }) =>
      spans.some(({ start, end }) => start < index && index < end),
    );
    return signs.flatMap(({ index, 0: sign }) =>
      ['-', '~', '～', '〜', '到', '至', ' - ']
        .filter((other) => other !== sign)
        .map((other) => splice(text, index, index + sign.length, other)),
    );
  },
};

type AmountAt = { readonly start: number; readonly end: number; readonly value: number };

const NUMBER =
  /(?<![\p{L}\p{N}.,~～〜\-–*×/])(?:(\d+(?:\.\d)?)([万wW])|(\d{1,3}(?:,\d{3})+|\d{4,7}))(?![\p{N}.,~～〜\-–*×/万wWkK千]|到|至)/gu;

/** Returns the numbers inside prices and amounts. */
function amountsOf({ text, ranges, price }: ParsedText): readonly AmountAt[] {
  const spans = [...ranges, ...(price === null ? [] : [price])].map(({ span }) => span);
  return [...text.matchAll(NUMBER)].flatMap(({ index, 0: found, 1: short, 3: long }) => {
    const end = index + found.length;
    if (!spans.some((span) => span.start <= index && end <= span.end)) return [];
    const value = short === undefined ? Number(long?.replaceAll(',', '')) : Math.round(Number(short) * 10_000);
    return value >= 1000 && value % 100 === 0 ? [{ start: index, end, value }] : [];
  });
}

const HAN = '零一二三四五六七八九';

function notationsOf(value: number, next: string): readonly string[] {
  const [tenThousands, thousands] = [value / 10_000, value / 1000];
  const isBeforeLatin = /[A-Za-z]/u.test(next);
  const latin = (notation: string) => (isBeforeLatin ? [] : [notation]);
  const digits = String(value);
  const wide = digits.replace(/\d/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  return [
    digits,
    digits.replace(/\B(?=(?:\d{3})+$)/gu, ','),
    wide,
    ...(value >= 10_000 && value % 1000 === 0 ? [`${tenThousands}万`, ...latin(`${tenThousands}w`)] : []),
    ...(value % 1000 === 0 && thousands < 100 ? latin(`${thousands}k`) : []),
    ...(value % 10_000 === 0 && tenThousands < 10 ? [`${HAN.charAt(tenThousands)}万`] : []),
    ...(value % 1000 === 0 && thousands < 10 ? [`${HAN.charAt(thousands)}千`] : []),
  ];
}
