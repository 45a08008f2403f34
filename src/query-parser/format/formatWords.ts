import type { Locale, Localized } from '@/domain/localized';
import type { WantMode } from '@/domain/query';

/** The words that a query is formatted with; those of a mode stand before its names and between them. */
export type FormatWords = Readonly<Record<Exclude<WantMode, 'must'>, readonly [before: string, between: string]>> & {
  /** Stands between a name and its level. */
  readonly beforeLevel: string;
  readonly price: string;
  /** Stands between conditions. */
  readonly separator: string;
};

/** The words of each language; the parser understands all of them, whatever the language of the page. */
export const FORMAT_WORDS: Readonly<Record<Locale, FormatWords>> = {
  zh: {
    any: ['任一', '或'],
    nice: ['最好有', '、'],
    never: ['不要', '、'],
    beforeLevel: '',
    price: '价格',
    separator: ' ',
  },
  ja: {
    any: ['どれか', 'か'],
    nice: ['できれば', '、'],
    never: ['除外:', '、'],
    beforeLevel: '',
    price: '価格',
    separator: ' ',
  },
  en: {
    any: ['any of: ', ' or '],
    nice: ['ideally ', ', ideally '],
    never: ['no ', ', no '],
    beforeLevel: ' ',
    price: 'price',
    separator: ', ',
  },
};

/** Descriptions of an account without a yes-or-no attribute. */
export const OPPOSITES: Readonly<Record<string, Localized>> = {
  rebindable: { zh: '不可换绑', ja: '連携変更不可', en: 'cannot be re-bound' },
  firstHand: { zh: '非一手', ja: '非初代所有者', en: 'not first owner' },
  paidSq: { zh: '不含付费石', ja: '有償石なし', en: 'no paid quartz' },
};
