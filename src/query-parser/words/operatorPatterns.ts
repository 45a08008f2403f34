import type { Meaning } from '@/query-parser/text/token';

/** An operator with too many wordings for the dictionary. `first`: the characters that it may begin with, in folded text. `startsClause`: it only
 *  matches at the beginning of a clause. */
export type OperatorPattern = {
  readonly first: string;
  readonly pattern: RegExp;
  readonly meanings: readonly [Meaning];
  readonly startsClause?: true;
};

const OPERATOR_PATTERNS: readonly OperatorPattern[] = [
  // 四个里随便中一个就成, 这仨里面有一套
  {
    first: '这那以几两仨俩二三四五六七八九23456789',
    pattern:
      /(?:[这那]|以[上下])?[几两仨俩二三四五六七八九2-9](?:[个张只台位套副种者名人款件匹骑枚]|角色|学生){0,2}(?:里面|里头|里|之中|中|当中)(?:[随便任意至少最起码低哪怕能给我只要有来中带出配选凑挑占沾拿得须也都送收]{0,6}[一1哪][个张只台位套副种名样款件匹骑枚]?(?:我?[就即便也都](?:可以|能|可)?[行成好够收要买聊谈满]?[足了]?)?| {0,3}at {1,3}least {1,3}one)/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // 随便来一个就满足, 至少给我来一张, 这两张至少中一张
  {
    first: '这那里其中随任至最起哪',
    pattern:
      /(?:[这那][两仨俩二三四五六七八九2-9][个张只台位套种者名人款]?|里面|里|其中|中)?(?:随便|任意|随意|至少|最少|起码|最低|哪怕){1,2}(?:能|给我|得|要|须){0,2}[有来中带出给配选](?:[一1][个张只台位套种名样款]?|个)(?:我?[就即便也都](?:可以|能|可)?[行成好够收要买聊谈满]?[足了]?)?/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // 有一台就行; the level of 有一台满破的就行 is a word of its own.
  {
    first: '有来带中给凑挑占沾拿组',
    pattern:
      /[有来带中给凑挑占沾拿组](?:其中|到|出|上)?[一1任][个张只台位套种名样款件匹骑枚一]?(?:的?我?[就即便](?:(?:可以|能)?[行成好够收要买可聊谈来](?![看运])了?|ok|发财|可以|算(?:过关|数|达标|行|成)?|满足|满意|知足|很?开心|掏钱|拿下|下单|付款|入手)|(?=[^,.。、\s]{1,8}[就即也][行可好成收]))/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // のうち誰か1人いれば十分
  {
    first: 'コノウ中',
    pattern:
      /コ?(?:ノウチ|ノ中カラ|ノ中デ|ノ中|ウチ|中カラ)(?:ノ|谁カ|ドレカ|イズレカ|最低|少ナクトモ){0,2}(?:[1一]|ヒト)(?:人|枚|体|机|骑|ツ|名)(?:ダケ)?(?:デモ|以上)?(?:(?:オッ|[イ居ア]ッ?)(?:レバ|タラ))?(?:十分|ok|イイ)?/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // 后面两个宝2, the first two at NP2
  {
    first: '前后',
    pattern:
      /[前后](?:面|边)?(?:[两二三23][个张位台只骑名人]|ノ[23](?:人|枚|体|机|骑|ツ))(?![^,，。\s]{0,3}[月天周年])/y,
    meanings: [{ kind: 'skip' }],
  },
  {
    first: 'tfl',
    pattern: /(?:the {1,3})?(?:first|last) {1,3}(?:two|three|2|3)(?![a-z0-9])/y,
    meanings: [{ kind: 'skip' }],
  },
  // the three of them LR+2, the whole bunch MLB
  {
    first: 'tw',
    pattern:
      /(?:the {1,3})?(?:(?:two|three|four|five|[2-9]|lot) {1,3}of {1,3}(?:them|these|those|'?em)|whole {1,3}(?:bunch|lot|trio|squad|gang))(?![a-z])/y,
    meanings: [{ kind: 'each', side: 'after' }],
  },
  // 三个来一个就好
  {
    first: '两仨俩二三四五六七八九23456789',
    pattern:
      /[几两仨俩二三四五六七八九2-9][个张只台位套种名款件匹骑枚]?(?:随便|任意|至少|能)?[来选挑凑抽占][一1][个张只台位套种名样款件匹骑枚](?:我?[就即便也都](?:可以|能|可)?[行成好够收要买满]?[足了]?)?/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // 1体でもいれば買います
  {
    first: '1一',
    pattern:
      /[1一](?:(?:人|枚|体|机|骑|ツ|名|种)(?:ダケ)?デモ|(?:人|体|机|骑|个|ツ)(?=[イ居アオ]))[イ居入持オ]?ッ?(?:テ(?:クレ)?)?[イ居ア]?(?:レバ|タラ)(?!嬉|ウレ|助|最高|神|ナオ|尚|[アラ]リ?ガタ)(?:イイ|ヨシ|十分|满足|ok)?/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // 四个人里起码得有俩, 五台里至少三台, 四个占三个以上就要: the names are alternatives; the number is no condition
  {
    first: '这那以几三四五六七八九3456789',
    pattern:
      /(?:[这那]|以[上下])?[几三四五六七八九3-9](?:[个张只台位套种名款件匹骑枚样]人?|人|角色|学生){0,2}(?:(?:里面|里头|里|之中|中|当中)[随便任意至少最起码低哪怕能给我只要有来中带出配选凑够挑占沾拿得须也都送收圆]{0,6}|[占有凑中]够?)(?:[两二三四五2-5](?:[个张只台位套种名样款件匹骑枚](?!以上的)|人)|俩|仨)(?:或?以上)?(?:我?[就即便也都](?:可以|能|可)?[行成好够收要买聊谈满]?[足了]?)?/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // 凑够两台就买, 任意两个, 随便哪三位
  {
    first: '凑占任随',
    pattern:
      /(?:凑[够齐]|占(?=[两三四俩仨]))(?:[两二三四五2-5][个张只台位套种名样款件匹骑枚]|俩|仨)(?:或?以上)?(?:我?[就即便也都](?:可以|能|可)?[行成好够收要买聊谈满]?[足了]?)?|(?:任意?|随便|随意|任选)(?:哪|其中)?[两二三四2-4][个只台位套种名样款匹骑](?:或?以上)?(?:我?[就即便也都](?:可以|能|可)?[行成好够收要买聊谈满]?[足了]?)?/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // のうち2体, 3人のうち最低2人, どれか2体
  {
    first: 'ノウ中ドイ谁',
    pattern:
      /(?:(?:ノウチ|ノ中カラ|ノ中デ|ノ中|ウチ|中カラ)(?:ノ|谁カ|ドレカ|イズレカ|最低|少ナクトモ){0,2}|(?:ドレカ|イズレカ|谁カ))(?:[2-4二三四](?:人|枚|体|机|骑|ツ|名)|二人|フタリ)(?:ダケ)?(?:デモ|以上)?(?:イレバ|アレバ|揃エバ)?(?:十分|ok|イイ)?/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  // any two of these, at least 2 of them
  {
    first: 'aet',
    pattern:
      /(?:any|at {1,3}least|either) {1,3}(?:two|three|2|3) {1,3}(?:out {1,3})?of(?: {1,3}(?:these|those|them|the {1,3}(?:two|three|four|five|six|lot|[2-9])))?(?![a-z0-9])/y,
    meanings: [{ kind: 'oneOf', side: 'both' }],
  },
  // 二缺一也收
  {
    first: '二三四两234',
    pattern: /[二三四两2-4]缺一(?:也|都|就)?(?:可以?|行|收|成|能接受)/y,
    meanings: [{ kind: 'oneOf', side: 'after' }],
  },
  {
    first: 'jaeonw1',
    pattern:
      /(?:(?:just|any|at {1,3}least|either|only|even|need|want) {1,3}){0,2}(?:one|1) {1,3}(?:(?:out {1,3})?of|outt?a)(?: {1,3}(?:these|those|'?em|them|the {1,3}(?:two|three|four|five|lot|following|below|[2-9])))?(?![a-z])/y,
    meanings: [{ kind: 'oneOf', side: 'both' }],
  },
  // 持っててもOK, なしでもいい
  {
    first: 'ハイ居ア持入ナ无',
    pattern:
      /ハ?(?:(?:イ|居|アッ|(?:持|入)ッテイ?)テモ|(?:ナシ|无シ)(?:デモ?|モ|也))(?:可|ok|オケ|イイ|大丈夫|构イマセン)/y,
    meanings: [{ kind: 'optional', side: 'after' }],
  },
  // 最好也带着, 最好能有一张
  {
    first: '最',
    pattern: /最好(?:是|能|也|都|再|还){0,2}[有带配来在捎附送][着上]?(?:一?[个张只台])?/y,
    meanings: [{ kind: 'nice', side: 'both' }],
  },
  // 2破，不，3破; C呆最好……算了C呆必须
  {
    first: '不算',
    pattern: /不(?=[,，、.])|算了(?=[^\s,，.。;!?)~])/y,
    meanings: [{ kind: 'correction' }],
    startsClause: true,
  },
  // 全员LR以上
  {
    first: 'オゼソ揃全',
    pattern:
      /(?:全员|(?:揃|ソロ)ッテ|オール|ゼンブ)(?=(?:至少|最低|最少)?(?:[lus]s?r|np|lb|ue|宝|专|固有|满|[0-9一二三四五]?[凸破星完无★枚]))/y,
    meanings: [{ kind: 'each', side: 'after' }],
  },
  // アリス、ユズ、ミドリの3人は★5
  {
    first: 'ノ',
    pattern:
      /ノ(?:[2-9二三四五六](?:人|枚|体|机|骑|名)|フタリ|两名)(?:トモ|ハ|ヲ)(?:全员)?(?=(?:最低|少ナクトモ)?[★星☆凸lnus0-9完固宝]|[一二三四五]凸)/y,
    meanings: [{ kind: 'each', side: 'after' }],
  },
  // 这四张卡, この3騎は
  {
    first: '这那コ两仨俩二三四五六七八九23456789',
    pattern:
      /(?:[两仨俩二三四五六七八九2-9][个张只台位套种名人](?:里面|里头|里|之中|中|当中)|[这那](?:[两仨俩二三四五六七八九2-9][个张只台位套种名人款]?|几[个张只台位套种名人款])|コノ(?:[2-9二三四五六](?:人|枚|体|机|骑|ツ|キャラ)|フタリ|フタツ|两人|两方|中)(?:トモ|ハ全员)?)卡?/y,
    meanings: [{ kind: 'each', side: 'after' }],
  },
];

const NONE: readonly OperatorPattern[] = [];

/** By UTF-16 unit, which is found faster than a string of one character. */
const BY_FIRST: ReadonlyMap<number, readonly OperatorPattern[]> = patternsByFirst();

function patternsByFirst(): ReadonlyMap<number, readonly OperatorPattern[]> {
  const table = new Map<number, OperatorPattern[]>();
  for (const entry of OPERATOR_PATTERNS) {
    for (const char of entry.first) {
      const unit = char.charCodeAt(0);
      table.set(unit, [...(table.get(unit) ?? []), entry]);
    }
  }
  return table;
}

/** Returns the patterns that may start with the character at an offset.
 *  @param chars  the folded text */
export function operatorPatternsAt(chars: string, start: number): readonly OperatorPattern[] {
  return BY_FIRST.get(chars.charCodeAt(start)) ?? NONE;
}

/** Returns the end of an operator that starts at an offset, or -1. */
export function endOfPattern({ pattern, startsClause }: OperatorPattern, chars: string, start: number): number {
  if (startsClause && !CLAUSE_START.test(chars.charAt(start - 1))) return -1;
  pattern.lastIndex = start;
  return pattern.test(chars) ? pattern.lastIndex : -1;
}

const CLAUSE_START = /^[,，.。\-—~\n ]/;
