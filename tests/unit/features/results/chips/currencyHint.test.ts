import type { Locale } from '@/domain/localized';
import type { Currency } from '@/domain/money';
import { currencyHint } from '@/features/results/chips/currencyHint';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { gameItems } from '../../search-box/openBox';

const parser = createQueryParser(gameItems.spec, gameItems.roster);

describe('The hint about the currency', () => {
  it.each<[Locale, string, Currency, string]>([
    ['zh', '2万円まで', 'CNY', '这里按人民币标价'],
    ['zh', '500元', 'JPY', '这里按日元标价'],
    ['ja', '2万円まで', 'CNY', 'ここの価格は中国人民元です'],
    ['en', '$50', 'CNY', 'Prices here are in Chinese Yuan'],
  ])('is in %s for %s beside prices in %s', (locale, word, currency, hint) => {
    expect(currencyHint([word], parser, currency, locale)).toBe(hint);
  });

  it.each<[string, Currency | null]>([
    ['500元', 'CNY'],
    ['2万円まで', 'JPY'],
    ['¥500', 'JPY'],
    ['300', 'CNY'],
    ['带皮', 'CNY'],
    ['$50', null],
  ])('is missing for %s beside prices in %s', (word, currency) => {
    expect(currencyHint([word], parser, currency, 'zh')).toBeNull();
  });
});
