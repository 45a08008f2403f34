import type { Meaning } from '@/query-parser/text/token';

const NOT_BEFORE: Meaning = { kind: 'not', side: 'before' };
const NOT_AFTER: Meaning = { kind: 'not', side: 'after' };
const NOT: Meaning = { kind: 'not', side: 'both' };

/** Refusals that have too many wordings for the dictionary. Like the text, the expressions are folded: simplified characters, katakana, small
 *  letters. If there is a group, it is the word, and the rest is its context. */
export const REFUSAL_PHRASES: readonly (readonly [Meaning, RegExp])[] = [
  // 看到就跑, 见了就烦, 碰到直接划走
  [
    NOT_AFTER,
    /(?:[看见碰遇瞧刷][到见着上了]|有)(?:[他她它就都我也]|直接|立刻|马上|一律){1,3}(?:跑|绕|躲|跳过|划走|关掉?|拉黑|走人?|烦|吐|来气|头[疼大]|滚|溜|闪|退|撤|犯?恶心|pass)[了道开远路人]?/g,
  ],
  // 看到孔明就跑, 一见孔明我就烦
  [
    NOT_AFTER,
    /[看见碰遇瞧刷][到见着上了]?[^\s,，。!?;、]{1,12}?((?:[我就都也]|直接|立刻|马上){1,3}(?:跑|绕|躲|跳过|划走|关掉?|拉黑|走人|烦|吐|来气|头[疼大]|滚|溜|闪|退|撤|犯?恶心|pass)[了道开远路人]?)/g,
  ],
  // 有他的号不收, 带这张的宁可不要, 含它的一律免谈
  [
    NOT_AFTER,
    /(?:号里|里面?)?[有带含][着了]?(?:[他她它]们?|[这那][个张位只台俩些]?|此[卡人])?的?号?(?:[的都就也我他她]|一律|统统|直接|全部?|一概|宁可|坚决|绝对|号){1,4}(?:不(?:收|要|看|买|谈|碰|考虑|接受|行|用[来发私看推])|别(?:来|发|推|私|找我)|免谈?|跳过|pass|劝退|绕道?|滚|拉黑|勿扰|拒)了?/g,
  ],
  // 抽腻了, 真的看吐了, 早腻了
  [
    NOT_AFTER,
    /(?:[我已]|已经|早就?|都|真的?|实在){0,2}(?:(?:玩|抽|刷|打|看|用|练|开)(?:得|到|的)?(?:都|要|想)?(?:腻|吐|烦|够够|恶心)(?:[了掉的啦]|味了)?|腻[了味]{1,2})/g,
  ],
  // 劝退, 绕道; 一票否决, 是雷
  [
    NOT_AFTER,
    /(?:[的都就也我请]|一律|统统|直接|全部?|一概|号){0,3}(?:劝退|(?:[掉扭]头|转身)就走|(?:麻烦|自动|自觉|直接){1,2}(?:过滤|跳过)|过敏|犯冲|晦气|出局|拜拜|敬谢不敏|退散|[走滚]开|滚(?:蛋|远点|粗)?|绕(?:道|行|路)走?|免开尊口|求?放过我?|饶了?我(?=吧?(?:[,，。.!~\s]|$))|谢邀)(?!哥|石|龙|公)[吧了]?/g,
  ],
  [
    NOT_AFTER,
    /(?:[的都就也我请]|一律|统统|直接|全部?|一概|号){0,3}(?:一票否决|消受不起|不稀罕|拒之门外|敬而远之|踩过?雷(?!哥|石|龙|公)|不(?:太|怎么|大)想?(?:考虑|要|感冒|感兴趣)|[减扣]分|[是=] ?雷点?(?!哥|石|龙|公)|大可不必|多余|没(?:有)?必要|不予考虑|不在考虑范围(?:之?内)?|谢谢?不用|ptsd)[吧了]?/g,
  ],
  // 不合我胃口, 不缺, 往后稍稍: not before something else, as in 不缺预算
  [
    NOT_AFTER,
    /(?:不合我?(?:胃口|口味|眼缘|xp)|嫌占(?:格子|地方)|碰都不想碰|不缺|不蹲|往后稍+|没地方放[他她它]?|所以(?:就|也)?不(?:用|要|需要|必))(?=[啦了的吧哈啊]*(?:[,，。.!~(\s]|$))/g,
  ],
  // 另找买家, 我对她没兴趣
  [
    NOT_AFTER,
    /另[找寻](?:买家|他人|别人|高明)|我?对[他她它]们?(?:真的?|实在|完全)?没有?兴趣(?=[啦了吧啊]*(?:[,，。.!~\s]|$))/g,
  ],
  [NOT, /不用带上?/g],
  // 送我都不要, 便宜五十我也不要
  [
    NOT_AFTER,
    /(?:白?送|倒贴)(?:给?我)?(?:我?[都也]){1,2}(?:不要|没地方放)|(?:便宜|打折|白给|倒贴)[^,，。]{0,6}我?[都也]不[要收]/g,
  ],
  // 别来沾边, 就别给我看了, 别再让我看见
  [
    NOT,
    /(?:[的就都也请]|千万|拜托|麻烦){0,3}(?:别|不要|甭|休|莫)(?:再|想|又){0,2}(?:往号里)?(?:给我?|让我?|跟我|拿|来|往我这){0,2}(?:在?号?里?)?(?:看[见到]?|瞧见?|见到?|出现|沾边|凑热闹|推荐?|塞|发|提|放|带|掺和|混进来|[凑充]数|添堵|碍眼)(?:给我|这|那|到|见)?[了的吧]?/g,
  ],
  // あの子がいるなら見送り, 押し売りはやめて, 組み済みなので
  [
    NOT_AFTER,
    /(?:アノ|ソノ|コノ)(?:子|キャラ|カード|人)[ガハモ]?(?:[イ居]ル|入ッテル)(?:ナラ|垢ハ?)(?:今回ハ)?(?:见送リ|パス|ナシ|无シ|不要)(?:マス|デス?)?|ノ?押シ卖リ[ハモ]?(?:ヤメ|オ断リ|ゴ?远虑|不要)[テデクダサイネ]{0,6}|(?:组ミ|引キ|オ?迎エ)济ミ(?:ナノデ|デス(?!ト|カ|ヨネ))/g,
  ],
  // 入っていたら見送ります, いる垢は対象外にします, 入っていない垢で
  [
    NOT_AFTER,
    /(?:[ハガモヲ]|ダケハ|トカ)?(?:(?:持ッテ|入ッテ|付イテ|イ|居|ア|有)(?:イ?ル|ッ?タ|イ?タ)(?:垢|ヤツ|モノ|アカ(?:ウント)?|场合|方|号|ト|ラ)?[ハガモヲト]?(?:逆ニ|正直|即|全部|スベテ)?(?:困[ルリ]|见送[リルッ]|除外|对象外|候补外|ng|ダメ|无理|アウト|パス|スルー|远虑|买(?:ワナ|イマセ)|嫌|勘辨|外シ|避ケ|却下|论外|ヤメ|地雷|ゴメン|提示シナイ|候补カラ外)|(?:入ッテ|イ|居|持ッテ|含ンデ|付イテ)イ?ナイ(?:垢|ヤツ|モノ|アカ(?:ウント)?|场合|方|号))(?:[シテデスニナマイルリタノガモヲ]|ウ|セン|愿|致|オ|ケド|クダサ){0,9}/g,
  ],
  // は出禁で, パスで, は地雷なので, 見飽きた, Google連携なし
  [
    NOT_AFTER,
    /(?:(?:ダケ)?[ハガモ]|ノ方ハ|入リハ|持チハ)?(?:ゴ|モウ|正直|绝对ニ?)?(?:出禁|地雷|トラウマ|触リタクモナイ|オ气持チダケ|[ハモヲ]ツケナイデ|拒否(?:反应)?|见饱キ|惩リ惩リ|食伤气味|ノーサンキュー|远虑(?:イタシ|致シ|シテ|サセ|愿|クダ|下)|回避シ|避ケ(?:マス|タイ|テ)|见送[リルッ]|スルーシ|パス(?:シ|デス|サセ|(?=[。、,，\s]|$))|(?:无シ|ナシ)(?:デ|ノ方向)|嫌イ|キライ|苦手|见タクナ[イク]|见タクアリマセン|必要(?:ナ[イシ]|アリマセン)|减点|萎エ|不在ノ(?:垢|アカ(?:ウント)?|モノ|ヤツ)|卒业シ|(?:モウ|既ニ|スデニ|本垢デ|自分デ)?(?:持ッテ|引イテ|完凸シテ|イ|居)イ?(?:ル|マス)(?:ノデ|カラ|ンデ|ン?ダ?ケド)、?(?:モウ|逆ニ|别ニ|今回ハ|大丈夫|特ニ)?(?:イイ|结构|大丈夫|不要|イラナイ|要ラナイ|イリマセン|要リマセン|パス|无シ|ナシ|ng)|饱キ(?:マシ)?タ(?!ノデ?(?:正直)?ドウデモ))(?:[シテデスニナマイルリタノガモヲ]|ダ|ウ|セン|顶|愿|イタ|クダサ){0,9}|(?:[a-z]|グル|ップル|チーム|ター|堂)ノ?(连携(?:ナシ|无シ))/g,
  ],
  // skip anything that has her
  [
    NOT_AFTER,
    /(?:so |just )?(?:skip|avoid|pass on|ignore) (?:anything|everything|any(?: acc(?:ount)?s?)?|those|acc(?:ount)?s?) (?:that has|that have|with|having) (?:her|him|it|them)(?![a-z])/g,
  ],
  // 雷点：A, 拉黑：A, 不收清单⏎A
  [
    NOT_BEFORE,
    /(?:雷点?|拉黑|黑名单)(?=[:)】]|[^\p{L}\p{N},，。]*\n)|不可(?=[:)】])|(?:不收|不要|拒收|避雷)(?:清单|列表|名单)(?=:|\s*\n)/gu,
  ],
  // 只要不是A; deal breaker: A, never A, everyone but A, no accounts with A
  [
    NOT_BEFORE,
    /(?:只要|反正|千万|最好)(?:不|别)是|不稀罕|blacklist(?:ed)?(?= ?[:(\n]| [a-z])|(?:deal ?-?breaker|turn[- ]?off)s?(?= ?[:(])|never(?= [a-z]{3,12}(?: [a-z]{2,12})?(?:[,.!\n]|$))|hold the|(?:besides|aside from)(?= (?!(?:that|this)\b)[a-z])|\b(?:every(?:thing|one|body)|any(?:thing|one|body)|all|any [^,.;\n]{1,16}) (but)(?= (?!(?:i|it|if|no|not|the|my|needs?|needed|must|with|has|have|want|prefer|only|also|please|should|would|at|we|you|that|this)\b)[a-z])|(?:角色|号|里面?){1,2}不能(?:出现|有)|(?:no|not|without|except|excluding|not interested in|not looking for|skip|avoid) (?:acc|account)s? (?:with|(?:that |which )?(?:already )?ha(?:s|ve|ving))(?= [a-z])|never (?:touching|buying|getting)(?= [a-z])|pay (?:you )?to (?:remove|avoid|get rid of)/gu,
  ],
  // 不用特意给我找了, 别私聊
  [
    NOT_AFTER,
    /[的就都也]{0,2}不(?:用|需要|必|要)(?:特意|再|专门|费心|给我|帮我){0,3}(?:找|发|推荐?|留|凑|报)(?:给我|截图|消息|图)?了?|[的就]?别(?:私聊|私信|发过来)(?:我|馋我)?[了哈]?/g,
  ],
  // 宝3溢出了, 退退退
  [NOT_AFTER, /(?:已经|都|早就?|快){0,3}(?:[宝满][1-5破宝])?(?:溢出|养不过来|用不完)来?了|不了不了|退!?退(?:!?退)?!?/g],
  // A的走开; 黄金船？不了
  [NOT_AFTER, /的(?:走|滚)(?:开|人)?(?=[,，。!\s]|$)|\?(?:呃|嗯|啊)?[,，…]*(不了)/g],
  // 贞德不要梅林要, 雷热否。 🈲孔明
  [NOT_AFTER, /[^\s,，。](不要)(?=[^,，。\s不要]{1,14}要(?:[,，。\s]|$))/g],
  [NOT_AFTER, /[^是能可与有在](否)(?=[。.,，\s]|$)/g],
  // 没有她但有孔明的
  // 没有她但要有; 喜欢得不行
  [{ kind: 'skip' }, /没有?[她他它]们?(?=[且但而,，]{0,2}要?[有带])|得不(?:行|得了)/g],
  [NOT, /(?:^|[^解封不出])(禁)(?=\p{L})(?![止用言忌])/gu],
  // 没未花的请右转, 没女男爵你卖啥
  [
    NOT_AFTER,
    /(?:请|就)?(?:[左右]转|下一[位个]|出门[左右]转|再见)(?=[。.,，!\s]|$)|没有?[^,，。\s]{1,10}?((?:你|还){1,2}(?:卖|玩|叫|算|发)个?(?:啥|什么|屁))/g,
  ],
  // お気遣いなく, お帰りください, はいいや, いなくて、
  [
    NOT_AFTER,
    /[ハモ]?(?:モウ|…)?(?:オ气遣イナク|オ(?:归リ|引キ取リ)(?:クダサイ|下サイ)|イイヤ(?=[、。,\s]|$)|(?:顶|イタダ)カナイ(?:コトニシテ(?:イ?マス|ル))?|(?:付ケ|ツケ|入レ)ナクテ(?:结构|イイ|大丈夫)(?:デス)?|即ブロ(?:ック)?(?:スル|シマス)?|候补カラ外(?:シ|レ)マス)|(?:ダケ)?ハ?见送ラセテ(?:クダサイ|下サイ)?|(?:(?:入リ|持チ)(?:ノ[人方])?(?:ダケ)?|ダケ)[ハモ](?:ゴメン(?:ナサイ)?|ヤメテ(?:クダサイ)?)!?|[ハガ]?(?:所持シテ|持ッテ|入ッテ)イ?ナイ(?:垢|アカ|アカウント|モノ|方)(?:ニ限(?:リマス|ル)|限定)|[ガハモ](?:イ|居|入ッテ(?:イ)?|持ッテ(?:イ)?)ナクテ(?=[、,])(?![、,][^。\n]{0,10}(?:困|寂|悲|探|欲|ホシ|求|迎エ|让|买|ズット))/g,
  ],
  // sell it to someone else, not even for free, is where I draw the line, can stay with you
  [
    NOT_AFTER,
    /sell it to (?:some|any)(?:one|body) else|not even (?:for free|if it[’']?s free|as a gift)|is where i draw the line|not buying (?:it|him|her|that)(?= ?(?:[,.!\n]|$))|wo ?n[’']?t pay a cent(?! (?:more|over|above))|stays? wherever (?:he|she|it) is|is ?n[’']?t something i want|skip (?:him|her|it|them)|brings? nothing to the table|(?:can|should) stay (?:with you|where (?:he|she|it) is)|do ?n[’']?t even (?:bother|try|dm|message)(?:ing| me)?|(?:please |kindly )?refrain from (?:messaging|contacting|dming)(?: me)?/g,
  ],
  [NOT, /(?:避|踩|防)雷点?|忌(?![讳惮])/g],
  // Crossout ✖ (…); at the beginning of a clause it is about the brackets: ❌（梅林）
  [NOT_AFTER, /[^\s:。.,，] ?([✗✘✕❌✖])(?= ?\()/gu],
  [NOT, /(?:^|[\n:。.,，] ?)([✗✘✕❌✖])(?= ?\()/gu],
  // 这套我不玩, but not 不玩了, which is about the game
  [NOT, /(?:^|[^会])((?:[这那][套个]?)?(?:我从?来?|从来|[都也])不玩)(?!了)/gu],
  [NOT, /[✗✘✕❌✖](?! ?\()|[🚫⛔❎🙅]|不要的[呀啊哈哦呢嘛]|[→⇒:] ?(×)(?=[\s(]|$)/gu],
  // Merlin-free, goes straight in the bin, keep him out, is a total dealbreaker
  [
    NOT_AFTER,
    /-free\b(?! to)|(?:on|in|anywhere on)? ?(?:it|the (?:account|acc|roster|list|team))? ?(?:is|are|was|=|[’']s) ?(?:an? )?(?:total |absolute |hard |big |huge |definite |instant |auto(?:matic)? |complete |strict |firm )?(?:no(?:[- ]?(?:go|no))?|nope|pass|skip|decline|deal[- ]?breakers?|turn[- ]?off|red flag|veto|unacceptable|off[- ]limits|unwanted|not happening)\b(?! (?:big|problem|issue|worr|rush|longer))|(?:goes|go|straight|belongs?) (?:straight )?(?:in|into|to) the (?:bin|trash)|(?:keep|get|leave) (?:him|her|it|them) (?:out|away|off)(?: of it)?|(?:must|should|may|can|better) ?(?:not|n[’']?t) (?:be|show up|appear)(?: anywhere)? (?:on|in|there|present|included)(?: (?:it|there|the account))?|(?:keep|leave|get) [a-z' ]{1,24} ((?:out|away|off)(?: of it| from (?:me|it))?)(?= ?[^a-z ]|$)|(?:is|are) ?n[’']?t (?:in|on) (?:it|there)|(?:creeps?|grosses?|weirds?) me out|(?:ruins|kills|spoils) it(?: for me)?|will be (?:ignored|skipped|declined|rejected)|(?:can|should) (?:stay (?:home|out|away)|go(?: to hell)?|get lost)\b|never(?=[,.!\n]|$)|(?:so |really |totally )?(?:sick|tired) of (?:him|her|it|them)/g,
  ],
  // I refuse to touch anything with, don't want any, not a fan of, no room for, sick of
  [
    NOT_BEFORE,
    /(?:i )?(?:(?:refuse|refusing) to (?:touch|buy|take|accept|see|own)|(?:(?:do|does|would|wo|ca) ?n[’']?t|do not|can ?not|never|will not|rather not|would rather not)(?: really| ever| wanna)? (?:want(?: to see| to have)?|accept|take|touch|buy|need|have|see|get)|(?:must|should|may|can|better) ?(?:not|n[’']?t) (?:be|have|come with|include|contain)|(?:no (?:room|use|love|interest|need|place|patience)|zero (?:interest|use|love)) (?:for|in)|(?:have|had|got|seen|pulled) (?:more than )?enough(?: of)?|refuse|(?:sick|tired|fed up|bored) (?:of|with)|(?:allergic|averse) to|not into|spare me|save me from|anyone but|nothing (?:with|containing|that has)|(?:wo|ai|is) ?n[’']?t (?:going to|gonna) be)(?: (?:any(?:thing|one)?|an|a|the|with|having|that has|accounts?|accs?|to see)(?= )){0,4}/g,
  ],
];
