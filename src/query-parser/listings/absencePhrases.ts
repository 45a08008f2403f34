/** Ends of a clause about a name that the account does not have, in folded text: 梶木还差一点没解锁, 番外席次は所持しておりません,
 *  Shifter got traded away. */
export const ABSENT_AFTER: readonly RegExp[] = [
  /(?:没|没有|还没|未|死活不|就是不|一直不|怎么都不)肯?(?:(?:保底|开放|解[锁放]|完成|召唤|[开抽出来拿得等入捞组合凑换歪见到赶蹲摸])?(?:出?来|货|[到中出手着上完成齐])?|那?个?[缘福]分?|份)(?:过我?家?)?[了过呢的啊哦哈]?$/u,
  /(?:缺|缺[着席阵]|欠奉|错过了?|没了|没有了|没有.|跑了|换掉了?|拆了|分解了?|卖掉了?|删了|放弃了?|不在(?:[这本此]个?号)?[了上里]?|(?:[换送卖让]给(?!你)|给(?=朋友|别?人)).{1,4}了|[换送卖让]出.{1,3}了|不包?[含括](?:在内)?|(?:^|[^不号]|那个号)另[外行独]?[挂卖售出开]了?一?.{0,2}|自留|留着?(?:不[卖出]|自.{1,3})|(?:被我?|让我)?(?:拿[来去]?)?[当做](?:了)?(?:狗粮|饲料|素材|材料)(?:[吃喂吞用](?:掉|光|完)?)?了?|[吃喂](?:狗粮|素材)了|沉了|沉船了?|吃井了?|与我无缘|无缘了?|在(?:我?另一个|别的|我?大|我?主|我?小)(?:的)?号上?里?)$/u,
  /^ ?无$/u,
  /(?:スルー|取リ.ネ(?:タ(?:トイウ|ノ[ハガ]?)?)?|手ニ入ラズ(?:ジマイ)?|持ッテナシ|引ケズ|出ズ|来ズ)$/u,
  /(?:未所持|未入手|未开放|未解放|未加入|未达成|未取得|未完成|未召唤|欠ケ|スリ拔ケ|无シ|ナシ|爆死|大爆死|(?:解体|分解|卖却)济ミ?|方ハ(?:无イ|ナイ)ヨ?|别卖リ|(?:含[マミ]レ?|付属シ|付[キイ]テ?イ?|入(?:リ|ッテイ?))マセン|オラ(?:ン|ヘン)|缘[ガハ]?[无ナ](?:カッタ|ク|シ)|^ ?[ハガモ]?[无ナ]イ)(?:デス|デシタ|デ|マス|テマス|シマシタ|シタ)?(?:ケド|ガ|ノデ|シ|ヨ)?$/u,
  /(?:持ッ|所持シ|[引取][イケレッ]|当タッ|组メ|来|届[イカ]|出シ?|迎エ(?:ラレ|デキ)?|オリ|イ|居)(?:[テト](?:イ|オリ|クレ)?)?(?:マセン(?:デシタ)?|ナ(?:イ|カッタ)|ラン|ヘン|ヘ?ンカッタ|ズ(?:ジマイ)?)(?:[デッ]ス|デシタ|ノデ|カラ|デ|ケド|ガ|シ|ワ|ッテ|[ヨネ]ー?)?(?:期待シナイデ(?:ネ|クダサイ)?)?$/u,
  /(?:手放シ|让[リッ]|卖[リッ]|碎[キイ]|分解シ|交换ニ出シ|ニアゲ|振ラレ|取リ逃シ|逃シ|取リ.ネ|スルーシ|负ケ)(?:(?:テシマ|チャ)[イッ])?(?:マシタ|タ)(?:ガ|ケド|ノデ)?$/u,
  /(?:当|算|当作|当成)没有?$|(?:不算|别算|别数)(?:数|在内|进去)?了?$/u,
  /(?:数エ|カウントシ)ナイデ(?:クダサイ|オイテ|ネ)?$|未完成(?:デス|ナノデ)?$/u,
  / (?:do ?n.?t|do not|not) (?:count (?:it|that|this|them)|counted)$/u,
  /(?:本|别|サブ|メイン|他)ノ?(?:垢|アカ(?:ウント)?)(?:デス|[ニデ][イ居出卖].{0,6})$/u,
  /别(?:途|口|件|枠)[デニ]?(?:出|贩卖|卖).{0,14}$/u,
  /^[ヲノ]?オ?(?:探シ|目当テ)ノ方[ハニ]?(?:ゴメン|スミマ|スイマ|申シ訳).{0,8}$/u,
  /(?:^| )(?:(?:isn.?t|aren.?t|wasn.?t|hasn.?t|won.?t|is not|are not)(?: be(?:en)?)?(?: (?:pulled|crafted|built|(?:part of|in|on) [a-z ]{1,24}))?|didn.?t make it|(?:eluded|escaped) me|(?:is |are )?nowhere [a-z ]{1,16}|(?:needs?|requires?) (?:crafting|unlocking|to be (?:crafted|unlocked))|dismantled|(?:goes|comes|stays) with my (?:[a-z]{3,6} )?(?:acc(?:ount)?|main|alt))$/u,
  /(?:^| )(?:not (?:yet|for sale|unlocked|pulled|owned|included|here|incl|part of [a-z ]{1,24})|(?:got|slipped) away(?: from me)?|(?:is|are|still) locked|separately.{0,24}|nope|nah|none|dusted|traded(?: away)?|scrapped|gone|skipped|(?:i )?(?:never|didn.?t|don.?t|couldn.?t|haven.?t|won.?t|wouldn.?t) (?:dropped|drop|came|come|showed up|show up|g[eo]t|have|had|pull(?:ed)?|own|build|built|unlock(?:ed)?)(?: home| for me| to me)?|(?:got )?fed away|short|missing|used (?:her|him|it|them) up|(?:is |are )?on (?:my |an)?(?:(?:other|main|second|2nd|alt) (?:acc|account|one)|(?:main|alt|wife|brother|sister|friend|husband)(?:.?s)?))$/u,
];

/** Words before a name that the account does not have, up to its article: `never made Shifter`, `I dusted Spright`, `you'd have to craft Nibiru`. */
const ABSENT_BEFORE: readonly RegExp[] = [
  /(?:^ ?|(?:and|but|plus) )(?:(?:zero|0x?)(?: cop[a-z]+ of)?|no cop[a-z]+ of) $/u,
  /(?:^|[ (])(?:(?:never|didn.?t|couldn.?t|haven.?t) [a-z]+(?: (?:on|for))?|failed to [a-z]+|do ?n.?t (?:ask for|expect)) $/u,
  /(?:^|[ (])(?:(?:no|never had(?: any)?|zero) luck (?:on|with|for|getting)|lost (?:the |my )?(?:50[/-]?50|coin ?flip)s? (?:on|to|for)) $/u,
  /(?:^|[ (])(?:i sold(?: off)?|dusted|scrapped|burned|sacrificed|traded(?: away)?|missing|skipped) $/u,
  /(?:^|[ (])(?:spent|blew|burned|threw|used) (?:(?:it|them) )?(?:all|everything|every last one)(?: of (?:it|them))? (?:on|chasing|at) $/u,
  /(?:^|[ (])(?:(?:still )?(?:(?:hunting|chasing)(?: for)?|wish i had|want|waiting (?:on|for))|you(?:.d|.ll)? (?:have|need) to (?:craft|pull|make|build|get)) $/u,
  /(?:^|[ (])(?:all [a-z ]{0,16}except(?: for)?|everything (?:except|but)) $/u,
];
const ARTICLE = / (?:the|my|any|a|that|[a-z]+ed) $/u;
const MAX_ARTICLES = 2;

/** Returns true if the words before a name, which end with a space, deny that the account has it. */
export function precedesAbsent(before: string): boolean {
  let words = before;
  for (let articles = 0; articles <= MAX_ARTICLES; articles++) {
    if (ABSENT_BEFORE.some((pattern) => pattern.test(words))) return true;
    words = words.replace(ARTICLE, ' ');
  }
  return false;
}
