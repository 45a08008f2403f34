import { parseSort } from '@/domain/sortKey';
import type { Meaning } from '@/query-parser/text/token';

/** Wishes for an order of the results, in folded text. Their meaning is `orderOf` the matched text. */
export const ORDER_PHRASES: readonly RegExp[] = [
  // 便宜的优先, 价低者优先, 新挂出来的先看, 越便宜越靠前; 从便宜的开始, 先给我瞧瞧最贵的, 由便宜往贵排; 价钱从小到大; 价格降序, 按时间
  /(?:便宜|实惠|贵|[低高]价|价[格钱]?最?[低高]|(?:最?[新刚]|最近刚?)[上架挂发布出来]{0,4})(?:[的者]?(?:越?(?:优先|[排放靠在到最]{0,3}前[面头]?)|置顶|打头|先[看来推上发瞧])|的[先来](?![别不]))|越便宜越好|(?:谁|哪[个家])最?便宜[就先]?[要买收](?:谁|哪[个家])的?|(?:从|由|优先看|先[看来推发瞧给我]{1,4})最?(?:便宜|贵|[低高]价|价[格钱]?[低高]|(?:最?[新刚]|最近刚?)[上架挂发出来]{0,4})(?:的(?:开始|看起|给我排|往下排)?|开始|[到往至][贵高旧便宜低])[的排看列序]{0,2}|(?:按?价[格钱]?[从由]?[大小]|(?:按?价[格钱]?)?[从由]?[低高新])[到往至][高低旧大小][排看列序一下]{0,3}|按?(?:价[格钱]?|(?:上架|发布)?时间)[升降倒正]序|按(?:价[格钱]?排|(?:上架|发布)?时间|新旧排|最新)[排序]{0,2}|[近刚新]上架的/g,
  // 安い順に, 値段の低いものから, 新しい出品を上に, 最安値から, 新着優先, 最近出品されたやつから, 価格昇順
  /(?:(?:安|ヤス|低|优シ|新シ|(?:高|タカ)(?!イ.{0,6}优先))イ|高额ナ?|新シク.{1,6}[タル]|最近.{1,6}タ)(?:[モノ]{0,2}顺番?|(?:方|ホウ|モノ|物|ヤツ|ノ|垢|出品)[ヲガ]?(?:カラ|优先|先头?|上))[ニデ]?|(?:最[安高]値?|安サ|高额|新着|最新|新规)ノ?(?:投稿|出品)?(?:カラ|优先|顺)|(?:价格|値段|出品)[升降]?顺/g,
  // cheapest ones first, newly listed first, most expensive down; sort by price; price descending; begin with the cheap ones; low to high
  /(?:the )?(?:(?:cheap|low|high|dear|pric|fresh|recent)[a-z]{0,4}(?: price[ds]?)?|new(?:[a-z]{2,3}| ones?| posts?| listings?)|(?:least |most )?(?:expensive|recent)|latest)(?: (?:ones?|list(?:ing|ed)s?|acc(?:ount)?s?|offers?|post(?:ed)?s?|added)){0,2} (?:first|(?:on|at|up)(?: the)? (?:top|front)|down|before (?:the )?(?:old|cheap)|to (?:the )?(?:most )?(?:expensive|high|low|cheap|old)(?:est)?)|(?:(?:sort|order|list)(?:ed)? )?by (?:price|date|time|newest|latest|cheapest)|price (?:asc|desc)[a-z]*|(?:start|begin) w(?:ith)? (?:the )?(?:cheap|new|most expensive)(?:est)?|(?:the (?:very )?)?cheapest(?: (?:ones?|listings?|acc(?:ount)?s?|offers?))?|(?:newest|latest) (?:listings|posts|offers)/g,
];

/** Signs that the newest offers come first. */
const NEWEST = /新|刚|最近|时间|出品|new|latest|recent|fresh|date|time/;
/** The first sign decides: low to high. */
const DEAREST_FIRST = /^[^低小便安升]*[贵高大タ降倒]|^(?!low|least).*(?:(?:most |^)ex|^dear|pric(?:ey|i)|high|desc)/;

/** Returns the order that a phrase of ORDER_PHRASES asks for: the cheapest offers first unless it says otherwise. */
export function orderOf(phrase: string): Meaning {
  const key = NEWEST.test(phrase) ? 'newest' : DEAREST_FIRST.test(phrase) ? '-price' : 'price';
  return { kind: 'sort', sort: parseSort(key) };
}
