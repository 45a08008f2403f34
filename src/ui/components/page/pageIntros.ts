import type { Locale } from '@/domain/localized';

type Intros = Readonly<Record<'favourites' | 'compare' | 'operator', string>>;

/** Introductions to our own pages, which alone load these texts. */
export const PAGE_INTROS: Readonly<Record<Locale, Intros>> = {
  zh: {
    favourites: '在任何商品上点 ♥，它就留在这里；降价、预留、售出，下次来都会告诉你。',
    compare: '把两到四个商品放在一起，只看不同的地方。',
    operator: '放进一张表格，看清每一格的问题，当场改好，再带走可以发布的目录。',
  },
  ja: {
    favourites: '商品の ♥ を押すとここに残り、値下げ・取り置き・売り切れを次に来たときにお知らせします。',
    compare: '2〜4 件の商品を並べて、違うところだけを見比べられます。',
    operator: '表を入れると問題のあるセルがすべてわかり、その場で直して、公開できるカタログを持ち帰れます。',
  },
  en: {
    favourites:
      'Tap ♥ on any offer to keep it here; your next visit tells you about lower prices, reservations and sales.',
    compare: 'Put two to four offers side by side and see only how they differ.',
    operator:
      'Drop in a sheet, see every problem at its cell, fix it on the spot and take away a catalog that is ready to publish.',
  },
};
