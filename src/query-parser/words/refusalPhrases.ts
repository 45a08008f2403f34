import type { Meaning } from '@/query-parser/text/token';

const NOT_BEFORE: Meaning = { kind: 'not', side: 'before' };
const NOT_AFTER: Meaning = { kind: 'not', side: 'after' };
const NOT: Meaning = { kind: 'not', side: 'both' };

/** Refusals that have too many wordings for the dictionary. Like the text, the expressions are folded: simplified characters, katakana, small
 *  letters. If there is a group, it is the word, and the rest is its context. */
export const REFUSAL_PHRASES: readonly (readonly [Meaning, RegExp])[] = [
  // not interested if the acc has A, don't bother messaging me if it's bound to Google; not `skip if it has no A`
  [
    NOT_BEFORE,
    /(?:not interested|(?:do ?n'?t (?:even )?(?:bother|dm|message)(?: [a-z]{2,8}ing)?|skip|pass)(?: me)?) if (?:the |your |ur )?(?:acc(?:ount)?|it|(?:yo)?u)(?:'?s| is| ha(?:s|ve)| includes| comes with)(?= (?!no|missing|only|less|below|under))/g,
  ],
  // Steam連携×、中国版×; 孔明（×）, 孔明＝×（高い）
  [NOT_AFTER, /(?:^|[^ハガモ\s\d])([×✕✖])(?=[、,，\s]*(?:[、,，。.\n]|$)|\)|\([^\d)])/g],
  // ❌ no steam
  [{ kind: 'skip' }, /[❌🚫](?= ?(?:no |not |不|别))/gu],
  // 看到就跑, 见了就烦
  [
    NOT_AFTER,
    /(?:[看见碰遇瞧刷][到见着上了]|有)(?:[他她它就都我也]|一律|的话|直接){1,3}(?:跑|绕|跳过|划走|走人?|烦|来气|头[疼大]|退|pass)[了道开远路人]?/g,
  ],
  // 看到孔明就跑, 一见孔明我就烦
  [
    NOT_AFTER,
    /[看见碰遇瞧刷][到见着上了]?[^\s,，。!?;、]{1,12}?([我就都也]{1,3}(?:跑|绕|划走|烦|来气|头[疼大])[了道开远路人]?)/g,
  ],
  // 有他的号不收, 带这张的宁可不要
  [
    NOT_AFTER,
    /(?:号里)?[有带含][着了]?(?:[这那][个张位只台俩些]?)?的?号?(?:[的都就也我他她]|一律|直接|宁可|号){1,4}(?:不(?:收|要|看|买|考虑|用[来发私看推])|别(?:来|发|私)|免谈?|跳过|pass|勿扰)了?/g,
  ],
  // 抽腻了, 真的看吐了
  [NOT_AFTER, /(?:[我已]|已经|早就?|都|真的?){0,2}(?:玩|抽|打|看)到?想?(?:腻|吐)[了掉的啦]?/g],
  // 劝退, 绕道; 一票否决, 是雷
  [
    NOT_AFTER,
    /(?:[的都就也我请]|一概|号){0,3}(?:劝退|[掉扭]头就走|(?:麻烦|自动|直接|一律){1,2}(?:过滤|跳过|划走)|过敏|拜拜|敬谢不敏|退散|[走滚]开|滚(?:远点)?|绕(?:道|行|路)走?|求?放过我?|饶了?我(?=吧?(?:[,，。.!~\s]|$)))(?!哥|石|龙|公)[吧了]?/g,
  ],
  [
    NOT_AFTER,
    /[的都就也我请]{0,3}(?:(?:消受|接受|欣赏)(?:不[起了来]|无能)(?!超|高)|[没倒]胃口|一票否决|打咩|不稀罕|踩过?雷(?!哥|石|龙|公)|不(?:太|怎么)想?(?:考虑|要|感冒)|[减扣][分点]|[是=] ?雷点?(?!哥|石|龙|公|打)|没有?必要|不在考虑范围(?:之?内)?|ptsd)[吧了]?/g,
  ],
  // 不合我胃口, 不缺, 往后稍稍: not before something else, as in 不缺预算
  [
    NOT_AFTER,
    /(?:不合我?胃口|嫌占格子|碰都不想碰|不缺|不蹲|往后稍+|没地方放[他她它]?|所以也?不(?:用|要))(?=[啦了的吧哈啊]*(?:[,，。.!~(\s]|$))/g,
  ],
  // 另找买家, 我对她没兴趣
  [NOT_AFTER, /另[找寻]买家|我?对[他她它]们?(?:完全)?没有?兴趣(?=[啦了吧啊]*$)/g],
  [NOT, /不用带上?|(?:最好)?避开|千万别有/g],
  // ios cannot, but not `I can't`
  [NOT_AFTER, /(?:[^it]|[^u]t) (cannot|ca ?n'?t|no good)(?=[,.!\n]|$)/g],
  // non-JP, non Steam
  [NOT_BEFORE, /\bnon[- ](?=(?:jp|na|en|kr|cn|tw|global|steam|google|ios|android|starter|reroll)\b)/g],
  // 送我都不要, 便宜五十我也不要
  [NOT_AFTER, /白?送(?:给?我)?(?:我?[都也]){1,2}不要|(?:便宜|倒贴)[^,，。]{0,6}我?[都也]不[要收]/g],
  // 别来沾边, 就别给我看了, 别再让我看见
  [
    NOT,
    /(?:[的就都也请那]|千万){0,3}(?:勿|别|不要|休)再{0,2}(?:往号里)?(?:给我?|让我?|跟我|拿|来|往我这){0,2}(?:在?号?里?)?(?:看[见到]?|见到?|出现|沾边|凑热闹|推荐?|塞|发|整|搞|提|放|带|混进来|[凑充]数)(?:给?我|这|那)?[了的吧]?/g,
  ],
  // 組み済みなので, 引き済みなので
  [NOT_AFTER, /サエ(?:[イ居]|入ッテ)ナケレバ|(?:组ミ|引キ|オ?迎エ)济ミナノデ/g],
  // 入っていたら見送ります, いる垢は対象外にします, 入っていない垢で
  [
    NOT_AFTER,
    /(?:[ハガモヲ]|トカ|マデ|(?:ド(?:ッチ|チラ)カ)?(?:片方|一方)?デモ)?(?:(?:持ッテ|入ッテ|(?:入ット|オ)ッ|イ|居|オ)(?:イ?ル|イ?タ)(?:垢|ヤツ|アカ(?:ウント)?|ラ)?(?:[ハガモヲト]|(?:ナ|[ヤダ]ッタ)ラ)?(?:逆ニ)?(?:困[ルリ]|见送[リルッ]|除外|对象外|ng|ダメ|アウト|アカン|パス|スルー|远虑|买(?:ワ[ナン]|イマセ)|外シ|避ケ|地雷)|(?:入ッテ|イ|居|持ッテ)イ?ナイ(?:垢|ヤツ|モノ|アカ(?:ウント)?|方))(?:[シテデスニナマイルリタノガモヲ]|愿|オ|クダサ){0,9}/g,
  ],
  // は出禁で, パスで, は地雷なので, 見飽きた, Google連携なし
  [
    NOT_AFTER,
    /(?:(?:ダケ)?[ハガモ]|入リハ|持チハ)?(?:ゴ|モウ|绝对ニ?)?(?:出禁|地雷|トラウマ|触リタクモナイ|オ气持チダケ|惩リ惩リ|远虑(?:イタシ|サセ|シ|愿|クダ)|避ケ(?:マス|タイ|テ)|ヤメ(?:ト|テオ)[クキ]|见送[リルッ]|スルーシ|パス(?:デス|(?=[。、,，\s]|$))|(?:无シ|ナシ)(?:デ|ノ方向)|(?:无シ|ナシ|マダ)(?=[、。,)\s]|$)|嫌イ|苦手|见タクナ[イク]|必要ナ[イシ]|卒业シ|(?:既ニ)?(?:持ッテ|イ)イ?ル(?:ノデ|カラ|ンデ)、?(?:今回ハ|特ニ)?(?:イイ|大丈夫|不要|イリマセン|要リマセン)|饱キ(?:マシ)?タ(?!ノデ?(?:正直)?ドウデモ))(?:[シテデスニナマイルリタノガモヲ]|ダ|クダサ){0,9}|[a-z]ノ?(连携(?:ナシ|ハ(?:严シ|キツ)イ))/g,
  ],
  // 雷点：A, 拉黑：A, 不收清单⏎A
  [NOT_BEFORE, /(?:雷点?|拉黑|黑名单)(?=[:)】]|[^\p{L}\p{N},，。]*\n)|不可(?=[:)】])|不收清单(?=\s*\n)/gu],
  // 只要不是A; deal breaker: A, never A, everyone but A, no accounts with A
  [
    NOT_BEFORE,
    /(?:只要|千万)(?:不|别)是|不稀罕|blacklist(?:ed)?(?= ?[:(\n]| [a-z])|(?:deal ?-?breaker|turn[- ]?off)s?(?= ?[:(])|never(?= [a-z]{3,12}(?: [a-z]{2,12})?(?:[,.!\n]|$))|besides(?= (?!(?:that|this)\b)[a-z])|\b(?:every(?:thing|one|body)|any(?:thing|one|body)|any [^,.;\n]{1,16}) (but|bar)(?= (?!(?:i|it|if|no|not|the|my|needs?|needed|must|with|has|have|want|prefer|only|also|please|should|would|at|we|you|that|this)\b)[a-z])|(?:角色|里[面头]?){1,2}不能(?:出现|有|混)着?|(?:no|not interested in|skip) (?:acc|account)s? (?:with|(?:that )?(?:already )?ha(?:s|ve))(?= [a-z])|never touching(?= [a-z])/gu,
  ],
  // 不用特意给我找了, 别私聊
  [
    NOT_AFTER,
    /[的就都也]{0,2}不(?:用|需要|必|要)(?:特意|再|给我){0,3}(?:找|发|推荐?|凑|报)(?:给我|截图)?了?|[的就]?别(?:私聊|发过来)(?:馋我)?[了哈]?/g,
  ],
  // 不了不了, 退退退
  [NOT_AFTER, /不了不了|退!?退(?:!?退)?!?/g],
  // A走开; A不了
  [NOT_AFTER, /的(?:走|滚)人?(?=[,，。!\s]|$)|\?啊?[,，]*(不了)/g],
  // 贞德不要梅林要, 雷热否。 🈲孔明
  [NOT_AFTER, /[^\s,，。](不要)(?=[^,，。\s不要]{1,14}要(?:[,，。\s]|$))/g],
  [NOT_AFTER, /[^是能可与有在](否)(?=[。.,，\s]|$)/g],
  // 没有她但有孔明的
  // 没有她但要有; 喜欢得不行
  [{ kind: 'skip' }, /没有?[她他它]们?(?=[且但而,，]{0,2}要?[有带])|得不(?:行|得了)/g],
  // 没有的别来, 低了别发, 不够的就不要私我了
  [
    { kind: 'skip' },
    /(?:^|[,，。;!\s])((?:没[有得]?|[低少多超贵]于?了?|不[够到足达])(?:的|的?话|了)?[就都]?(?:请?[别勿]|不[要用必]|免)给?我?[来发扰找滴私戳问推聊打]扰?我?了?(?=[,，。;!\s]|$))/g,
  ],
  [NOT, /(?:^|[^解封不出])(禁)(?=\p{L})(?![止用言忌])/gu],
  // 没未花的请右转, 没女男爵你卖啥
  [
    NOT_AFTER,
    /请?(?:(?:出门)?[左右][转拐]|下一[位个]|再见|拉黑)(?=谢|不送|[。.,，!\s]|$)|没有?[^,，。\s]{1,10}?(你{1,2}卖个?(?:啥|什么))/g,
  ],
  // お気遣いなく, お帰りください
  [
    NOT_AFTER,
    /[ハモ]?\.{0,3}(?:オ气遣イナク|オ(?:归リ|引キ取リ)(?:クダサイ|愿イタイ)|出サナイデ(?:クダサイ)?|他[ヲヘ]?アタッテ(?:クダサイ)?|(?:居|ダケハイ)ルナ(?=[。、!\s]|$)|买ワ(?:ネエ|ヘン)|イイヤ(?=[、。,\s])|即ブロ(?:ック)?(?:スル)?|候补カラ外シマス)|ハ弹[クイキ](?:マス|ノデ|テクダサイ)?|(?:ダケ)?ハ?见送ラセテ(?:クダサイ)?|(?:(?:入リ|持チ)(?:ノ[人方])?(?:ダケ)?|ダケ)[ハモ](?:ゴメン(?:ナサイ)?|ヤメテ(?:クダサイ)?)!?|[ハガ]?所持シテイ?ナイアカニ限リマス|[ガハモ](?:イ|居)ナクテ(?=[、,])(?![、,][^。\n]{0,10}(?:困|寂|悲|探|欲|ホシ|求|迎エ|让|买|ズット))/g,
  ],
  // not buying, can stay with you, don't bother messaging me
  [
    NOT_AFTER,
    /(?:must|should)(?:n'?t| not) be (?:included|there|present|(?:i|o)n (?:it|there|the acc(?:ount)?))|must be (?:absent|missing)|(?:on the acc(?:ount)? )?and i walk(?: away)?|(?:goe?s? )?in the trash|not even for free|i(?:'?m)? (?:ai ?n'?t|not) buying(?! [a-z])|not buying it(?= ?[,.!\n])|wo ?n'?t pay a cent(?! (?:more|over|above))|is ?n'?t something i want|skip (?:her|me)(?! if)(?![a-z])|can stay with you|do ?n'?t (?:even )?(?:bother(?: (?:dm|messag)ing)?|dm)(?: me)?|(?:please )?refrain from messaging(?: me)?/g,
  ],
  [NOT, /(?:避|踩)雷点?|忌(?![讳惮])/g],
  // Crossout ✖ (…); at the beginning of a clause it is about the brackets: ❌（梅林）
  [NOT_AFTER, /[^\s:。.,，] ?([✗✘✕❌✖])(?= ?\()/gu],
  [NOT, /(?:^|[\n:。.,，] ?)([✗✘✕❌✖])(?= ?\()/gu],
  // 这套我不玩, but not 不玩了, which is about the game
  [NOT, /[^会]((?:[这那][套个]?)?(?:我从?来?|[都也])不玩)(?!了)/gu],
  [NOT, /[✗✘✕❌✖](?! ?\()|[🚫⛔❎🙅]|不要的[呀啊哈哦呢嘛]|[→⇒:] ?(×)(?=[\s(])/gu],
  // Merlin-free, keep him out, is a total dealbreaker, gets ignored, Merlin I skip; not `out of my league`
  [
    NOT_AFTER,
    /-free\b(?! to)|(?:on)? ?(?:it|the (?:account|roster))? ?(?:is|are|=|'(?:s|re)) ?(?:an? )?(?:total |hard |instant |auto(?:matic)? )?(?:no(?:[- ]?go)?|nope|out|pass|skip|decline|deal[- ]?breakers?|turn[- ]?off|off[- ]limits)\b(?! (?:big|problem|issue|worr|rush|longer|of [a-z]|there|now))|goes (?:straight )?in the bin|over my dead body|(?:keep|leave) (?:him|her|it|them) (?:out|away|off)(?: of it)?|must ?not be(?: anywhere)? (?:on|there)(?: it)?|keep [a-z' ]{1,24} (away(?: from me)?)(?= ?[^a-z ]|$)|is ?n'?t (?:in|on) it|(?:be|gets?|are|is) (?:ignored|skipped|blocked)|can (?:stay (?:home|(?:far ){0,2}away(?: from [a-z ]{2,10})?)|go(?: to hell)?|do one)\b|i (?:skip|avoid|hate|(?:ca|do|wo) ?n'?t (?:stand|want|take|buy|touch))(?=[,.!;)\n]|$)|never(?=$)|(?:so )?(?:sick|tired) of it/g,
  ],
  // I refuse to touch anything with, don't want any, not a fan of, no room for, sick of
  [
    NOT_BEFORE,
    /under (?!any|the)[a-z]+ circumstances|(?:i )?(?:refuse to (?:touch|buy|take|see)|(?:(?:do|does|would|wo|ca) ?n'?t|do not|never|will not|rather not)(?: ever)? (?:want(?: to see)?|come with|take|touch|buy|have|see|get)(?= *[^ ,.;!\n])|(?:must|should|can?) ?(?:not|n?'?t) (?:be|have|come with|include|contain)|(?:no (?:room|use|love|interest)|zero (?:interest|use)) (?:for|in)|refuse|spare me|(?:sick|tired|fed up|bored) (?:of|with)|not into|anyone but|nothing (?:with|that has)|ai ?n'?t gonna be)(?: (?:any(?:thing)?|a|the|with)(?= )){0,4}/g,
  ],
];
