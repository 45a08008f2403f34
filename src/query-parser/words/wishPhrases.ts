import type { Meaning } from '@/query-parser/text/token';

const NICE_BEFORE: Meaning = { kind: 'nice', side: 'before' };
const NICE_AFTER: Meaning = { kind: 'nice', side: 'after' };
const IGNORED_AFTER: Meaning = { kind: 'ignored', side: 'after' };
const IGNORED_BEFORE: Meaning = { kind: 'ignored', side: 'before' };
const ONE_OF_AFTER: Meaning = { kind: 'oneOf', side: 'after' };
const OPTIONAL_AFTER: Meaning = { kind: 'optional', side: 'after' };

/** Wishes, indifference and choices that have too many wordings for the dictionary, in the form of `REFUSAL_PHRASES`. */
export const WISH_PHRASES: readonly (readonly [Meaning, RegExp])[] = [
  // 有就当送的, 带着更香, 附赠最好, 有的话我请你喝奶茶, 有最好不过
  [
    NICE_AFTER,
    /(?:要是|如果|若|万一|最好|顺[手便带]|额外|也|能|还){0,3}(?:有|带|附赠?|送|配)(?:[着上了他她它]|的话){0,3}(?:[我就则更最也算当是会那你]|那就|再|私下|当然|自然){1,3}(?:好|佳|妙|香|爽|棒|赞|加分|加[钱价]|惊喜|赚到?了?|送的?|赠品|白捡|白赚|意外之喜|锦上添花|谢谢|谢[你您]|美滋滋|完美|开心|请[你您]|给[你您](?:加钱|发红包)|值了)(?:[了啦的]|不过|喝奶茶|喝咖啡|吃饭|加钱){0,3}|(?:[是算当]是?|属于|作为)(?:加分项?|惊喜|赠品|彩蛋|添头|锦上添花)[了的]?|附赠/g,
  ],
  // いたら最高, いれば神, あれば御の字, いたら泣いて喜びます, 持ってたら尚良
  [
    NICE_AFTER,
    /(?:[ガハモヲ]|ノ方ガ|ダト|ナラ)?(?:(?:持ッテ|入ッテ|付イテ|ツイテ|残ッテ|组メ|使エ)?(?:イ?レバ|(?:イ|ッ|エ)?タラ)|(?:[イ居]テ|付イテ|入ッテ(?:イテ)?)クレ(?:ルト|タラ|レバ)|居レバ|居タラ|アレバ|アッタラ|有レバ|デモ|ダト|ナラ|モ)[、,， ]?(?:カナリ|トテモ|スゴク|超|最モ|一番|ナオ|尚|サラニ|モット|大变|ヨリ|泣イテ|本当ニ|凄ク|普通ニ|即)?(?:嬉シ[イク]?|ウレシ[イク]?|最高|神|幸セ|シアワセ|助カ[リル]|大?喜[ビブ]|欢喜|ラッキー|御ノ字|有难[イク]|アリガタ[イク]|良シ|良イ|尚良シ?|优先|加点|ボーナス|满足|完璧|储ケモノ|欢迎|テンション上ガ)(?:[イデスマルリナノヨネ]|カモ|程度|クライ|グライ|レベル|シ|ダ|思イ|ト){0,7}/g,
  ],
  // 可有可无，有了也高兴; 可有可无，有就给你加钱
  [
    NICE_AFTER,
    /(?:倒是|也)?(?:可有可无|有没有都行|有无皆可)[,，]? {0,2}有(?:了|的话)?[就也都我更给你多]{1,4}(?:加\d{0,4}[块元]?(?:的?红包)?|高兴|开心|好|香|欢迎|收)/g,
  ],
  // 有孔明我加钱, 有惊喜, 非必须, 次之
  [
    NICE_AFTER,
    /(?:我|就|可以?|愿意?|能|会|还){1,3}(?:[多再]?加点?钱|加价|美滋滋|谢天谢地|烧高香|更开心|感激不尽|当场付款?)|(?:有|是)惊喜|(?:并?非|不是)(?:必须|刚需|硬性(?:要求)?)的?|不硬性要求|次之|有就行[,，]?没有也[行可好]|能有就有|希望也(?:有|在)/g,
  ],
  // 欲を言えば孔明も, あわよくば, 可能であれば
  [
    NICE_BEFORE,
    /欲ヲ言[エヤ]バ|アワヨクバ|可能(?:デアレバ|ナラバ?|ナ限リ)|出来[レタ]バ|余裕ガアレバ|モシイレバ|次点デ?/g,
  ],
  [
    NICE_AFTER,
    /ハ任意(?:デス)?|[ハガモ]?(?:出来レバデ|余裕ガアレバ|必须(?:デハ|ジャ)(?:ナイ|アリマセン)(?:ケド|デスガ?|ガ)?(?:欲シイ|アルト)?|次点|イタラ即决|文句ナシ|无クテモ可|ナクテモ可)(?:デス)?/g,
  ],
  // オベロンは出来れば、マーリンは絶対
  [NICE_AFTER, /[ハモ](?:出来|デキ)(?:レバ|タラ)(?=[、,，。\s]|$)/g],
  // あったらいいな：孔明
  [NICE_AFTER, /[ハガモ]?(?:イ|居|アッ|有ッ|持ッテ(?:イ)?|入ッテ(?:イ)?)タライイ(?:ナ[アァー]*)?(?=[:、。,\s]|$)/g],
  // エレシュキガル（水着じゃない方）, イズナ（浴衣じゃなく水着のほう）: the name before it without the version; セレビィ（exじゃない方） is another card.
  [{ kind: 'skip' }, /\((?!ex)([^()\n、,]{1,12}(?:ジャ|デハ)ナイ(?:方|ホウ|ヤツ))(?=[)、,])/g],
  [{ kind: 'skip' }, /\(([^()\n、,]{1,12}(?:ジャ|デハ)(?:ナイ|ナクテ?))(?=[^()\n、,]{1,8}(?:方|ホウ|ヤツ)\))/g],
  // 一百八，多一块都不给
  [{ kind: 'skip' }, /[再多少](?:一|半)?(?:块|分|毛|元)(?:钱)?我?[都也](?:不|没)(?:给|卖|出|要|行|有|加)?了?/g],
  // 收号自用, 帮忙留意
  [
    { kind: 'skip' },
    /[收买求入](?:[个来号下]|一个|[美日国台韩港外b]服){0,4}(自用)(?!的?号)|(?:帮忙|帮我)?留意|[(我](没有?(?:电脑|安卓机?|苹果机?|iphone))/g,
  ],
  // 阿比（没穿泳装的那个）
  [{ kind: 'skip' }, /\((没穿(?:泳[装衣]|水着|礼服|女仆装|婚纱)[^()\n,，]{0,6})(?=[),，])/g],
  // 【あれば】
  [NICE_BEFORE, /[【[(「<〈](ア[レッ]タ?[バラ]|イ[レタ][バラ]|有レバ|居レバ|任意)(?=[】\])」>〉])/g],
  // if it has Waver I'll pay more
  [
    NICE_BEFORE,
    /if (?:it|the account|you|there) (?:also )?(?:has|have|comes with|is)(?= [^,.\n]{1,24},? (?:(?:i[’']?ll|i would|i can|would|happy to) (?:gladly |happily )?(?:pay|add)|bonus|great|even better))/g,
  ],
  // if Waver's there too, sweet
  [
    NICE_AFTER,
    /(?:[’'＇]s| is) (?:there|on it|on there|in it|included)(?: too| as well)?[,，]? (?:that[’']?s |that would be |even |all the )?(?:sweet|great|awesome|cool|better|perfect|nice|a (?:plus|bonus))(?![a-z])/g,
  ],
  // Waver would be a cute bonus
  [NICE_AFTER, /(?:would be|is|as) an? [a-z]{2,9} (?:bonus|plus|extra)(?![a-z])/g],
  // extra happy if there is Waver
  [
    NICE_BEFORE,
    /(?:extra|even|very|really|super|more than|would be|i[’']?d be|i[’']?ll be) (?:happy|happier|glad|thrilled|delighted) (?:if|to (?:have|get|see|find)|with)(?: (?:there is|there[’']s|it (?:also )?(?:has|had)|it comes with|you have|it[’']s got|the account has))?/g,
  ],
  [
    NICE_AFTER,
    /(?:(?:is|are|also|highly|much|greatly|very|always|would be) ){0,3}(?:appreciated|desirable|a treat|an? (?:nice|small|sweet|big|lovely|cool|welcome) (?:extra|bonus|plus|touch|surprise))(?=[,.!;\n)]|$)/g,
  ],
  // bonus points for, even better with, hopefully, wouldn't mind; Waver is welcome
  [
    NICE_BEFORE,
    /(?:bonus|extra|brownie) (?:points?|cash|money)? ?(?:for|if)(?: it has)?|(?:even )?better (?:with|if it has|if there is)|(?:i )?would ?n[’']?t (?:mind|say no to)|hopefully|hoping for|wish ?list:?|(?:will|would|can|happy to) pay (?:a bit )?(?:more|extra) (?:for|if (?:it has|there is))|throw in|(?:would|[’']?d) be (?:so |really |very )?(?:cool|nice|great|sweet|lovely|awesome|good) (?:to (?:have|get|see|find)|if (?:it|the account) has|with|if(?= \w))/g,
  ],
  [
    NICE_AFTER,
    /(?:would|[’']?d) be sick|(?:is|are|also) (?:very |more than |always )?welcome|welcome(?: but not (?:needed|required|necessary))|is (?:just |the |only ){0,2}(?:icing|gravy|a luxury)(?: on the cake)?|even better|makes? (?:my day|me happy)|on (?:the|my) wish ?list|only if possible|if you (?:can|have (?:it|him|her|one))|and i[’']?m happy|as a bonus/g,
  ],
  // would be neat, a cherry on top, won't complain, no pressure
  [
    NICE_AFTER,
    /(?:on (?:it|there|the side) )?(?:would|[’']?d|will) (?:also |really )?(?:be|make)(?: me)? (?:an? |the |so |really |very |quite |pretty |my ){0,3}(?:neat|cool|nice|sweet|lovely|great|awesome|amazing|bonus|plus|dope|perfect|cherry|icing|pleasant|extra|welcome|appreciated|happy|day|good|fun|fantastic|wonderful|ideal|dream)(?: (?:bonus|extra|touch|surprise|plus|addition|on top|on the cake|to have|too|though)){0,2}|(?:cool|nice|great|sweet|lovely|good)[- ]to[- ]have(?: it| one)?|(?:i|we) wo ?n[’']?t complain|(?:zero|no) (?:pressure|stress|biggie)|would round (?:it |this )?out|happens? to be (?:in|on|there)(?: (?:it|there|the (?:account|hangar|roster|list|box)))?/g,
  ],
  // 有没有都行, 带不带随意, 有无皆可, 随缘
  [
    IGNORED_AFTER,
    /(?:有[没无木]有?|带不带|有不有|有无)(?:[都也我]|一样|真的|其实|反正){0,3}(?:行|可以?|无所谓|没关系|没所谓|不重要|不影响|不介意|随[便意缘你]|ok|一样|不在乎|不介意|能接受|成|好|看缘分|两可)(?:[了啦的吧])?|随(?:缘|便|意)(?=[\s,，。!;、)]|$)|可有可无/g,
  ],
  // いてもいなくても, あってもなくてもいい, どっちでもいい
  [
    IGNORED_AFTER,
    /[ハガモ]?(?:マァ|マア|别ニ|特ニ)?(?:[イ居]テモ[イ居]ナク|アッテモ[ナ无]ク|有ッテモ无ク|居テモ居ナク)テモ(?:ドッチデモ|ドチラデモ|别ニ)?(?:イイ|良イ|ヨイ|大丈夫|ok|构イマセン|构ワナイ|问题(?:ナ[イシ]|アリマセン)|可)?(?:デス|ヨ|ケド)?|ハ(?:マァ|マア|别ニ)?(?:ドッチ|ドチラ)デモ(?:イイ|良イ|ok)?(?:デス)?(?=[。、,，\s!]|$)|(?:ハ|ノデ)?(?:别ニ|正直)?(?:ドウデモイイ|イラナイカナ|要ラナイカナ)(?:デス)?/g,
  ],
  // don't care about, doesn't matter either way
  [
    IGNORED_BEFORE,
    /no need for(?= \w)|(?:i )?(?:do ?n[’']?t|do not) (?:really |actually |particularly )?need(?= [^.!?\n]{1,30}(?:already|have (?:her|him|it|them)|on my|main|got (?:her|him|it|them)))|(?:i )?(?:do|does) ?n[’']?t (?:really |actually |particularly )?(?:care|mind|bother|fuss)(?: (?:about|for|if|whether|(?:it|the account|you) has))*(?= \w)(?! either| which| at all| much)|whether or not (?:it has|there is|you have)/g,
  ],
  // don't care either way, take it or leave it
  [
    IGNORED_AFTER,
    /(?:i )?(?:do ?n[’']?t (?:really )?(?:care|mind)|does ?n[’']?t matter)(?: (?:either way|at all|much|to me|about (?:him|her|it|them|that one|regular)))|take it or leave it|either way is fine|(?:means|mean) (?:nothing|zero) to me|irrelevant|(?:i )?do ?n[’']?t (?:really )?(?:care|mind)(?=[,.!;\n]|$)/g,
  ],
  // 没有就算了, 没有也认, 没有拉倒, 没有也照收
  [
    OPTIONAL_AFTER,
    /(?:要是|如果|实在|真的?)?没(?:有|的话|货|他|她|它)?(?:[我就也都那]|的话|[他她它]){1,3}(?:拉倒|算了|认[了栽]?|能活|罢了|不强求|不扣分|不勉强|照[收买]|无妨|没差|没关系|没事|凑合|忍了|能?接受|能?理解|不影响|ok|收|买)[了的吧]?|没有拉倒|没有不扣分|可无/g,
  ],
  // いなくても泣きません, 無ければ無いでよし, なくても買います
  [
    OPTIONAL_AFTER,
    /[ハガモ]?(?:[イ居]ナク|[ナ无]ク|持ッテナク)テモ(?:全然|别ニ|特ニ|普通ニ)?(?:怒リ|泣[カキ]|イイ|良イ|ok|买[ウイ]|构イ|构ワ|大丈夫|问题|气ニ|谛メ|可)(?:[マセンナシイウデスリタ]){0,5}|[イ居ナ无]?[ナケ]ケレ?バ[ナ无]イデ(?:ヨシ|良シ|イイ|良イ|ok|构イマセン)(?:デス)?/g,
  ],
  // AでもBでもいい, A and/or B, otherwise B
  [{ kind: 'or' }, /(デモ)(?=[^、。\n]{1,16}デモ(?:イイ|良イ|可|ok|构|大丈夫|买))|and ?\/ ?or|or else|otherwise/g],
  // 両方は要らない
  [ONE_OF_AFTER, /(?:两方|[2二]人トモ)ト?ハ(?:要ラナ|イラナ|不要|言[イワ]|求メ)[イクカナデマセンスラシ]{0,5}/g],
  // 哪个便宜要哪个, 不用都有, 少なくとも一方, (either)
  [
    ONE_OF_AFTER,
    /[哪谁][个张只台]?便宜就?[要收买拿来][哪谁][个张只台]?|[有占凑]任[何意]一[个张只台]|(?:不用|不必|无需)(?:全?都?|两个都)有|少ナクトモ[一片]方|\((either(?: one)?)\)/g,
  ],
  // 没有A的话B也行, AがなければBでも可
  [{ kind: 'or' }, /没有?[^,，。\s没]{1,12}(的话)(?=[,，]?[^,，。\n]{1,14}[也就][行可成好收能])/g],
  // A优先，没有的话B也行; A第一，没有就看B
  [
    { kind: 'or' },
    /没有?(?:的话|就(?=[看选要收买]))[,，]?(?=[^,，。\n]{1,16}(?:也[就]?[行可成好收能]|凑合|将就))|没有?就(?:看|选|要|收|买)(?=[^,，。\n也]{1,16}(?:[,，。\n]|$))/g,
  ],
  // If there's no A, B will do
  [
    { kind: 'or' },
    /(?:if|when) (?:there (?:is|are)|there[’']?s|you (?:have|got)|it has|u have) (?:no|none)(?: [^,.;\n]{2,24})?(?=,[^,.;\n]{2,40}\b(?:(?:will|would|[’']ll|[’']d) (?:do|be fine|work)|works?|(?:is|are) (?:fine|ok|okay|good)))/g,
  ],
  [
    { kind: 'or' },
    /(?:[イ居ア]?ナ|无)(?:ケレバ|カッタラ)(?=[、,，]?[^、。\n]{1,16}デ(?:モ[可イ良大构买o]|妥协|我慢))|(?:failing that|if not),?(?: then)?(?= [a-z])/g,
  ],
  // のうち2人…いや1人いればいい
  [
    ONE_OF_AFTER,
    /(?:ノ(?:ウチ|内|中カラ|中デ))?[2-9二三](?:人|体|枚|骑|机|张|个|台|位)?(?:\.{2,}|…|、)?(?:イヤ|ヤッパ)、?(?:1|一|ヒト)(?:人|体|枚|骑|机|リ)?(?:ダケ)?(?:デモ)?(?:[イ居ア]レバ|デ)(?:イイ|OK|ok|十分)?/g,
  ],
  // AもBも
  [{ kind: 'and' }, /(モ)(?=[^、。,，\s]{1,16}モ)/g],
  // 缺一个都不行, いないと意味がない, don't bother without, or no deal
  [
    { kind: 'must' },
    /[缺少]了?(?:其中|任何)?一[个张只台位]?[都也]?(?:不[行可要收成]|免谈|没用)|[ガハモ]?(?:ジャ|[イ居])?(?:ナイト|ナキャ|ナケレバ)(?:意味ガ?[ナ无]イ|ダメ|駄目|嫌|困[ルリ]|话ニナ|始マラ|买[イワ]|无理)(?:[ナマデリ]?(?:イ|セン|ス|ラナイ))?|[ハモガ](?:外セ|让レ)(?:ナイ|マセン|ン|ヌ)|(?:no (?:account|acc|deal|sale)s?|do ?n[’']?t (?:bother|message(?: me)?|dm(?: me)?|contact me|reply)|wo ?n[’']?t (?:buy|consider|look)|not (?:interested|buying)|useless|no point)(?: at all)? (?:without|unless (?:it|you|the account) (?:has|have|comes with)|if (?:it|you) (?:does|do) ?n[’']?t have)|or (?:do ?n[’']?t bother|no deal|i[’']?m out|bust)/g,
  ],
  // 摩根不能没有, 不能一张都没有, 没有？那下一位, 有的来没的走, 我一直没有, 码丽丝必
  [
    { kind: 'must' },
    /(?:[但可就也绝]|绝对)?(?:不能|不可以?|不许|不得)(?:一[个张只位]都?)?(?:没有?|缺|少|无)(?![于其])|[不没]齐的?(?:别来|不[要收]|免谈)|没有?的(?:话)?(?:就)?(?:别(?:来|加我?|私聊?|发)|免谈|勿扰|送我都不要)我?|别缺(?![货钱])|没有?\?[,，]?(?:那|就)?(?:下一[位个]|再见|拜拜|pass|免谈|别来)|有的?(?:来|滴滴?|私)[,，]?没有?的?(?:走人?|别来|绕道|免谈|划走)|我(?:倒|却|也|就)?是?(?:一直|至今|到现在都?)还?没(?:有|抽到|出)|必(?=[。.,，]|$)|不是不要|没有?(?:别的|其[他它])的?(?:要求|需求|条件)|[,，] ?(没有?(?:的话)?就(?:别[来发]|免谈|不[收要看谈买])了?)/g,
  ],
  // 抜きはナシで, 持ってない方の連絡不要, 完凸じゃないなら見送り, どちらもいないなら声かけなくて大丈夫
  [
    { kind: 'must' },
    /(?:拔キ|ナシ|无シ|不在)[ハモ](?:无シ|ナシ|ng|不可|无理|ダメ|アリエナイ|论外)(?:デス|デ)?|(?:(?:持ッテ|入ッテ)?(?:イ|居)?ナイ|未所持ノ?|拔キノ?)(?:方|人|垢|アカ|アカウント|场合|ノ(?!デ))[ハノニヲ]?[^。、,\n]{0,8}?(?:不要|远虑|スルー|オ断リ|ヤメテ|イラナイ|イリマセン|却下|买エマセン|返事シマセン)(?:クダサイ|下サイ|デス|シマス)?|(?:ジャ|デハ)?(?:イ|居|无)?ナイ(?:ナラ|ト)(?:全部)?(?:见送リ|スルー|不要|ng|结构|パス|买イマセン|イラナイ)(?:デス|シマス)?|(?:ジャ|デハ)ナイ(?:场合ハ?|垢ハ?|ノハ)(?:全部)?(?:见送リ|スルー|不要|ng|对象外|パス)|(?:ドチラ|ドッチ|ドレ|一人)モ(?:イ|居)?ナイ(?:ナラ|ト|场合ハ?|垢ハ?|方ハ?)[^。\n]{0,8}(?:不要|大丈夫|结构|ok|スルー)(?:デス)?|以外[ハモ]?ドウデモ(?:イイ|良イ)(?:デス)?/g,
  ],
  // couldn't live without, or nothing, pass on anything that isn't at least one of; missing rn:
  [
    { kind: 'must' },
    /(?:ca|can|could) ?n?[’']?t (?:live|do|go|be|play) without|(?:(?:is|are) ?n[’']?t|not) missing|or (?:nothing|no sale|bye|i walk)\b|nothing but|no(?:body|[- ]one) but|not without|(?:pass|skip|not interested)(?: on| in)? (?:anything|everything|any account|accounts) (?:that |which )?(?:is|are|does|do)(?: ?n[’']?t| not)(?: have| include)?|(?:still )?missing(?: rn| right now| currently| so far)?(?=:)|(?:deal ?-?maker|turn[- ]?on)s?(?=:)/g,
  ],
  // 孔明满破没？有孔明没, 没有我走了
  [
    { kind: 'must' },
    /(?:[有带][^,，。\s没]{1,10}|[^没\n]{0,11}[^没了\n](?=没\?))(没)(?=[?,，。\s]|$)|没有(?:的话)?我?就?(?:走|撤|闪)(?:人|了|$)/g,
  ],
  [NICE_AFTER, /[可能](?:收|要|有)(?:可|也可以?)?不(?:收|要|有)/g],
  [
    IGNORED_BEFORE,
    /可以没有(?=[^\s,，。!?的也])|(?:i )?could ?n?[’']?t? care less about|(?:ドチラ|ドッチ)デモ(?=[】\])])/g,
  ],
  // 帕路奇亚可缺, 少了她可以谈; Ako, I couldn't care less
  [
    IGNORED_AFTER,
    /可缺(?!少)|(?:少了|没有?)[^,，。\s]{1,10}?(也?(?:可以|能)[谈聊])|有没有一个价|(?:i )?could ?n?[’']?t? care less(?=[,.!;\n]|$)|id[cm](?: either way)?/g,
  ],
  [
    IGNORED_BEFORE,
    /(?:不(?:在乎|在意|介意)|无所谓)(?:有没有|有无)|does ?n[’']?t matter (?:if|whether)(?: it has| there is| you have| it[’']?s got)?/g,
  ],
  [
    NICE_BEFORE,
    /(?:i[’']?d|would|i would|we[’']?d) (?:also |really )?(?:love|like|appreciate|prefer)(?: to (?:have|get|see))?|(?:kinda|kind of|sorta|ideally) want(?:ed)?/g,
  ],
];
