import { expandTemplate } from './expandTemplate';
import sortWords from './sortWords.json';

/** Words for the ends of an order, by the value of the URL's parameter: the cheapest, the dearest and the newest offers. */
const ENDS = {
  price: {
    zh: ['便宜', '最便宜', '低价', '价低', '价格低', '价格便宜', '实惠'],
    ja: ['安い', '価格の安い', '価格が安い', '値段の安い', '値段が安い', '最安'],
    en: ['cheap', 'cheaper', 'cheapest', 'lowest', 'lowest price', 'lowest prices', 'lowest priced'],
  },
  '-price': {
    zh: ['贵', '最贵', '高价', '价高', '价格高', '价格最高'],
    ja: ['高い', '価格の高い', '価格が高い', '値段の高い', '値段が高い', '高額'],
    en: ['expensive', 'most expensive', 'priciest', 'pricey', 'pricier', 'highest', 'highest price', 'highest priced'],
  },
  newest: {
    zh: [
      ...[
        '新',
        '最新',
        '新上',
        '新上架',
        '最新上架',
        '最近上架',
        '刚上架',
        '刚上',
        '最近刚上架',
        '新挂',
        '刚挂',
        '最近刚挂',
      ],
      ...['刚挂出来', '最近挂', '新发', '刚发', '最近发布', '最新发布', '新出'],
    ],
    ja: ['新しい', '新着', '最新', '最新出品', '新しい出品', '最新の出品', '出品の新しい', '出品が新しい', '新規出品'],
    en: ['new', 'newer', 'newest', 'latest', 'recent', 'most recent', 'freshest'],
  },
} as const;

type SortKey = keyof typeof ENDS;

const FIRST = [
  '优先',
  '在前',
  '在前面',
  '在最前',
  '靠前',
  '置顶',
  '排前',
  '排前面',
  '排前头',
  '排最前',
  '放前面',
  '放前头',
  '放最前',
];
const LOOK_FIRST = ['先', '来', '先看', '先看看', '先推', '先来', '先上', '先发'];
const START_WITH = ['从', '先看', '先来', '先推', '先给我看', '优先看'];
const START = ['', '开始', '看起', '给我排', '往下排'];

const ORDER = ['順', '順に', '順で', '順から', '方から', 'ほうから', 'ものから', 'のから', 'やつから', 'もの優先'];
/** Without a noun, 安いから would mean "because it is cheap". */
const ORDER_OF_NOUN = ['から', 'から見', 'から見たい', '優先'];

const NOUNS = ['', ' ones', ' one', ' listings', ' accounts', ' offers'];
const ON_TOP = [' first', ' on top', ' at the top', ' up top', ' up front'];

export const SORT_KEYS = Object.keys(ENDS) as readonly SortKey[];

/** Lists the wishes for an order of the results: 便宜的优先 is `price`.
 *  @param key  the value of the URL's parameter */
export function orderWords(key: SortKey): ReadonlySet<string> {
  return new Set([...sortWords[key].flatMap(expandTemplate), ...chinese(key), ...japanese(key), ...english(key)]);
}

function chinese(key: SortKey): readonly string[] {
  return ENDS[key].zh.flatMap((end) => [
    ...FIRST.map((first) => `${end}的${first}`),
    ...FIRST.slice(0, 2).map((first) => end + first),
    ...LOOK_FIRST.map((first) => `${end}的${first}`),
    ...START_WITH.flatMap((from) => START.map((start) => `${from}${end}的${start}`)),
    ...['靠前', '优先', '排前面', '在前'].map((first) => `越${end}越${first}`),
  ]);
}

function japanese(key: SortKey): readonly string[] {
  return ENDS[key].ja.flatMap((end) => [
    ...ORDER.map((order) => end + order),
    ...(end.endsWith('い') ? [] : ORDER_OF_NOUN.map((order) => end + order)),
  ]);
}

function english(key: SortKey): readonly string[] {
  return ENDS[key].en.flatMap((end) => NOUNS.flatMap((noun) => ON_TOP.map((top) => end + noun + top)));
}
