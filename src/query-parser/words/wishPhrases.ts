import type { Meaning } from '@/query-parser/text/token';

const NICE_BEFORE: Meaning = { kind: 'nice', side: 'before' };
const NICE_AFTER: Meaning = { kind: 'nice', side: 'after' };
const IGNORED_AFTER: Meaning = { kind: 'ignored', side: 'after' };
const IGNORED_BEFORE: Meaning = { kind: 'ignored', side: 'before' };
const ONE_OF_AFTER: Meaning = { kind: 'oneOf', side: 'after' };
const OPTIONAL_AFTER: Meaning = { kind: 'optional', side: 'after' };

/** Wishes, indifference and choices that have too many wordings for the dictionary, in the form of `REFUSAL_PHRASES`. */
export const WISH_PHRASES: readonly (readonly [Meaning, RegExp])[] = [
  // 垢ないですか、Steam連携以外: the か is no word for or.
  [
    { kind: 'skip' },
    /[人方]?(?:[イ居]?ナイ|(?:アリ|[イ居])マ(?:セン|ス))(?:デ(?:ス|ショウ))?(?:カ(?=[?。、,\s]|$)|(?=[〜~ー]?\?))|クレマセン|[言思](?:イマセン|ワナ?[ンイ])/g,
  ],
  // played since 2018; my account got banned; rolled for Merlin, got nothing
  [{ kind: 'skip' }, /(?:play(?:ed|ing|er)|mine|acc(?:ount)?) since (?:20\d\d|launch)|(?:got|was) banned|got nothing/g],
  // 優遇…というか必須で corrects the wish, not its name.
  [{ kind: 'skip' }, /トイウカ必须/g],
  // カイザー亮(Lv不問), モルガナはランク問わず, 凸数は気にしません
  [
    { kind: 'skip' },
    /(?:lv|レベル|ランク|レア度|凸数?|宝具)[ハヲモ]?(?:不问|问[ワイ](?:ズ|ナイ|マセン)|イクツデモ(?:イイ|ok)?|气ニシ(?:ナイ|マセン)|コダワ[ラリ](?:ナイ|(?:マセ)?ン))/g,
  ],
  // one of each is plenty, one copy is enough; it does not matter how far they are limit broken
  [
    { kind: 'skip' },
    /\bone (?:of each|copy)(?: is)?(?: quite| more than)? (?:plenty|enough|fine|ok(?:ay)?)|(?:it )?(?:does not|does ?n'?t) matter how [a-z ]{3,32}/g,
  ],
  // ミカは星3で結構です
  [
    { kind: 'skip' },
    /(?:凸ナシデ|[\d凸星](?:ナラ)?|[^ハモノン](?=デ结))(デ?(?:结构|问题(?:ナ|アリマセ)[イシン])(?:デス)?)/g,
  ],
  // 宝2あれば満足, Aだけいればいい
  [{ kind: 'skip' }, /(?:ダケ)?(?:[イ居]レバ|アレバ|レバ)(?:满足|十分)(?:デス)?|ダケ[イ居]レバ(?:イイ|良イ)(?:デス)?/g],
  // 固有3まで育ってるA: a level that was reached is no upper limit.
  [
    { kind: 'skip' },
    /(?:(?:固有|宝具|\+|lb|np|专武?)\d|\d凸)(マデ[育行上重伸届进][ッネナゲガンバ]{1,2}(?:[テデ](?:ア?ル|イル)?|[タダ]))/g,
  ],
  // 2枚あればよし
  [{ kind: 'skip' }, /[\d一二三](?:枚|凸|个|体)?(?:以上|デ?モ)?(アレバ(?:ヨシ|ヨイ|良[シイ]|イイ|ok)(?:デス)?)/g],
  // 其余都满3
  [{ kind: 'copies', count: 3, prefix: false }, /满[3三](?![\d破凸宝星])/g],
  // 3-ofs: Ash, Imperm; a playset of Nibiru
  [{ kind: 'copies', count: 3, prefix: false }, /(?:3-ofs?|playsets?(?: of)?)(?![a-z])|triple(?= [a-z])/g],
  [{ kind: 'copies', count: 2, prefix: false }, /(?:2-ofs?|(?:a pair) of)(?![a-z])/g],
  // 有就当送的, 带着更香, 附赠最好, 有的话我请你喝奶茶, 有最好不过
  [
    NICE_AFTER,
    /(?:要是|如果|若|最好|顺[手便带]|也|能){0,3}(?:有|带)(?:[着上了他她它]|的话){0,3}(?:[我就则更最也算当是会那你]|再|私下|当然|自然){1,3}(?:好|佳|妙|香|爽|棒|正|开心|完美|惊喜|圆满|加分|加[钱价]|赚到?了?|送的?|赠品|锦上添花|偷着乐|谢[你您]|请[你您])(?:[了啦的]|不过){0,3}|(?:[是算当]是?|属于)(?:加分项?|惊喜|赠品|添头|锦上添花|彩蛋|梦想|奢望)[了的]?|附赠/g,
  ],
  // いたら最高, いれば神, あれば御の字, いたら泣いて喜びます, 持ってたら尚良
  [
    NICE_AFTER,
    /(?:[ガハモヲ]|ノ方ガ)?(?:(?:[持入付ツ揃][ッイ]テ)?(?:オ?イ?(?:レバ|リャア?)|(?:イ|オ?ッ)?タラ|[イ居ア]ル(?:ト|ナラ))|(?:[イ居]テクレ|(?:ナッ|育ッ|[持入付ツ][ッイ])テイ?)(?:ルト|タラ)|居レバ|居タラ|アレバ|アッタラ|デモ|ダト|ナラ|モ)[、,， ]?(?:ナオ|尚|スゴク|更ニ|モット|[メム]ッ?チャ|一番|泣イテ)?(?:嬉シ(?:イ|ク(?:存ジ)?)?|ウレシ[イク]?|最高|神|幸セ|有难[イク]|助カ[リル]|大?喜[ビブ]|ラッキー|御ノ字|アリガタ[イク]|良シ|良イ|ヨシ|イイナ|理想|尚良シ?|优先|加点|欢迎|テンション上ガ)(?:[イデスマルリナノヨネ]|程度|クライ|グライ|シ|ダ|ト){0,7}/g,
  ],
  // 艾蕾的话就更香了, 再来个恩奇都就圆满了
  [
    NICE_AFTER,
    /(?:的话[那我]?(?:就|会|能)[太真很]?|[那我]?(?:就|会|能)(?=[更再美圆完]))[更再]?(?:好(?!的)|香|爽|棒|赞|美(?:滋滋|了)|圆满|完美|开心|高兴|绝)[了死一天上]{0,2}|的话(?:更[香爽棒赞妙佳好]|加[钱价])/g,
  ],
  // 要是再有个水梓, 顺手带个恩奇都
  [
    NICE_BEFORE,
    /(?:最好)?(?:(?:要是|如果|若是?|假如)[能还再也]{0,2}[有带来配]一?[个张只台]?|(?:顺[手便带]再?[有带来送捎配]|捎带?)一?[个张只台])(?![^,，。\n]{0,14}(?:别|不[要收买看]|免谈|算了))/g,
  ],
  // 可有可无，有了也高兴; 可有可无，有就给你加钱
  [NICE_AFTER, /可有可无[,，]? ?有[了就也都我更给你多]{1,5}(?:加\d{0,4}块?(?:红包)?|高兴)/g],
  // 有孔明我加钱, 是惊喜
  [NICE_AFTER, /(?:我|就|可以?|愿意?){1,3}(?:[多再]?加点?钱|加价)|是惊喜|能有就有/g],
  // 可能であれば孔明も
  [NICE_BEFORE, /可能デアレバ|出来レバ|次点デ?|アワヨクバ/g],
  [
    NICE_AFTER,
    /ハ任意(?:デス)?|[ハガモ]?(?:(?:必须|绝对|マスト)(?:デハ|ジャ|ヤ)(?:ナ[イク]|(?:アリ|ゴザイ)マセン)(?:ケド)?(?:アルト)?|次点|イタラ即决|文句ナシ|[无ナ]クテモ可|无理ニ?ト?[ハモ](?:求メ|言[イワ])(?:マセ|ナ)?[ンイ])(?:デス)?/g,
  ],
  // オベロンは出来れば、マーリンは絶対
  [NICE_AFTER, /[ハモ](?:出来|デキ)レバ(?=[、,，。\s])/g],
  // あったらいいな：孔明
  [
    NICE_AFTER,
    /[ハガモ]?(?:(?:[イ居]|オ?アッ|[持入]ッテイ?)タラ|[イア]レバ)(?:デ?イイナ?[アァー]*|ナ[アァ]+)(?=[:、。,\s]|$)/g,
  ],
  // エレシュキガル（水着じゃない方）, イズナ（浴衣じゃなく水着のほう）: the name before it without the version; セレビィ（exじゃない方） is another card.
  [
    { kind: 'skip' },
    /(?:\(|ハ|[、,](?=[^()\n、,]{1,24}\)))(?!ex)([^()\n、,ハ]{1,12}(?:(?:ジャ|デ[ハモ])ナイ(?:方|ホウ|ヤツ)|デハナ[イク]))(?=[)、,ガ])/g,
  ],
  [{ kind: 'skip' }, /\(([^()\n、,]{1,12}(?:ジャ|デハ)ナ(?:イ|クテ?))(?=[^()\n、,]{1,8}(?:方|ホウ)\))/g],
  // Unicorn (Destroy mode, not the awakened or Liu Bei one); Waver (that last one is optional)
  [{ kind: 'skip' }, /[(,，] ?(not [^(),，\n]{2,32} (?:one|version)(?=\))|th(?:e|at) last one)/g],
  // i want my first one to be mine
  [{ kind: 'skip' }, /(?:'s|be) (mine)(?![a-z])/g],
  // 一百八，多一块都不给
  [{ kind: 'skip' }, /[再多少]一?(?:块|分)钱?我?[都也]不给?了?/g],
  // 收号自用, 帮忙留意
  [
    { kind: 'skip' },
    /[收买求入](?:[个来号下]|[美日国台韩港外b]服){0,4}(自用)(?!的?号)|(?:帮忙)?留意|[(我](没有?(?:电脑|安卓机?))/g,
  ],
  // 5千円まで、連携済みはNGで refuses accounts that are linked to anything.
  [
    { kind: 'option', facet: 'bind', values: ['guest'] },
    /(?:^|[、,。\s])(连携济ミ(?:ノ垢)?ハ?(?:ng|不可|无理|买イマセン|买ワナイ))/g,
  ],
  // 阿比（没穿泳装的那个）, Abigail (not the summer one)
  [{ kind: 'skip' }, /\(((?:没穿|不是|非|not (?:the )?)(?:泳[装衣]|圣诞|summer|swim)[^()\n,，]{0,8})(?=[),，])/g],
  // 【あれば】
  [NICE_BEFORE, /[【[(「<〈](ア[レッ]タ?[バラ])(?=[】\])」>〉])/g],
  [NICE_AFTER, /(?:would be )?appreciated|an? (?:nice|sweet|big) (?:extra|bonus|plus)/g],
  // would be cool if Oberon's there, it'd be great to have Oberon
  [
    NICE_BEFORE,
    /(?:it )?(?:would|'?d) (?:also |really )?be (?:so |really |even )?[a-z]{3,9} (?:if (?:(?:it|you) ha[sdv]e? )?|to (?:have|get|see) )(?!(?:too|also|as|but|on|poss|you|it|there|her|him|no|not)\b)/g,
  ],
  // would be neat, a cherry on top, won't complain
  [
    NICE_AFTER,
    /(?:on it )?(?:would|'?d) (?:also |really )?(?:be|make)(?: me)? (?:[a-z]{1,8} ){0,3}(?:neat|cool|nice|sweet|lovely|great|awesome|amazing|perfect|ideal|good|bonus|plus|cherry|icing|happy|sick|thrilled|delighted|day|week|year|dream|fun)(?: (?:bonus|extra|on top|on the cake|to have|too)){0,2}|(?:cool|nice|good)[- ]to[- ]have(?: it)?(?= *(?:[,.!;()\n]|$| (?:too|as well|but|though|only)))/g,
  ],
  // 有没有都行, 带不带随意, 有无皆可, 随缘
  [
    IGNORED_AFTER,
    /随便有没有|(?:有[没无木]有?|[带在开解抽][不没][带在开解抽])(?:解?锁|到)?[都也我皆均]{0,3}(?:行|可以?|无所谓|不(?:重要|影响|在[乎意]|[挑看管]|加[价钱]|care)|随[便意缘你]|ok|一(?:样|个?价)|成)[了啦的吧]?|缺了[行成](?!不)|[倒都也是就]{0,3}(?:不打紧|不碍事|没所谓|没差)|随(?:缘|便|意)(?=[\s,，。!;、)]|$)|可有可无/g,
  ],
  // いてもいなくても, あってもなくても買うよ, どっちでもいい, 別に
  [
    IGNORED_AFTER,
    /[ハガモ]?(?:别ニ)?(?:(?:[イ居オア持ッ]{1,3}[テイ]{1,2}モ(?:[イ居]|持ッテイ?)?(?:[ナ无]クテ|オランデ)モ|[イ居ア][ヨロ]ウ[トガ](?:[イ居]マイ|イ?[ナ无]カロウ)[トガ])(?:ド(?:ッチ|チラ)デモ)?|(?:ノ有无)[ハモ](?:见マセン)?|气ニ[シセ]テ?イ?(?:マセ|ナ|ン)[ンイクトデテ]{0,3}(?:クダサイ)?|ハ(?:マ[アァ]|别ニ)?ド(?:ッチ|チラ)デモ(?=[イ。、,，\s!)]|$)|(?:ハ|ノデ)?(?:别ニ|正直)?ドウデモ|ハ别ニ(?=[。、\s]|$)|(?:ト思ッタ(?:ケド|ガ)、?)?(?:ヤッパリ?)?ヤメ(?:マシ)?タ|ヤッパリ?[ナ无]シデ?)(?:イイ|エエ|大丈夫|结构|构(?:イマセン|ワナイ)|关系ナイ|可|ok|买[ウイ]マ?ス?)?(?:カナ|デス|[ヤヨネワデ])?/g,
  ],
  // and maybe Oberon; not `maybe I should buy`, `my friend maybe has Merlin`
  [NICE_BEFORE, /(?:^|[,.;!\n(]|and|idk) ?(maybe)(?= [a-z])(?! (?:i|some|my|you|s?he|they|we|about|around|not)\b)/g],
  // wouldn't hurt, I won't complain about
  [
    { kind: 'nice', side: 'both' },
    /(?:i |we )?w(?:o|ould) ?no?'?t (?:complain|hurt)(?: (?:about|to have))?|(?:(?:as|is) )?(?:a |the )?(?:cherry|icing) on (?:the )?(?:top|cake)/g,
  ],
  // don't care about, doesn't matter either way
  [
    IGNORED_BEFORE,
    /no need for|with or without|(?:i )?do(?:es)?(?: ?n'?t| not) (?:really )?(?:(?:have|need) to (?:have|come w(?:ith|\/)|include)|need|(?:care|mind|bother)(?: (?:about|if|whether|it has))*)(?= \w)(?! either| which| at all| much)/g,
  ],
  // don't care either way, take it or leave it
  [
    IGNORED_AFTER,
    /(?:i )?do ?n'?t (?:really )?(?:care (?:either way|about him)|(?:care(?: about)?|need)(?=[,.!;\n]))|(?:is ?)?(?:un|n'?t )necessary|makes no difference|no need(?! (?:for|to|of))|does ?n'?t matter (?:either way|to me)|missing,? (?:that|it)'?s (?:fine|ok)(?: by me)?|irrelevant/g,
  ],
  // 没有就算了, 没有也认, 没有拉倒, 没有也照收, 没有就没有吧
  [
    OPTIONAL_AFTER,
    /(?:实在|真的?|要是|如果)?(?:没[有他她带开解抽]?|(?:不|凑不|配不)[带在上齐]|缺)(?:了|的话|锁|到)?(?:[我就也都那]{1,3}(?:可以?|能)?(?:行|成|好|罢|谈|凑合|算了?|认栽?|能活|无妨|没(?:关系|事|问题|有|差|啥)|一样|接受|ok|收|买)|[我就也都那]{0,3}(?:拉倒|照[收买](?:不误)?|不(?:碍事|打紧|要紧|影响(?:下单)?|强求|勉强|介意|扣分|怪你?)|[没无]所谓|没关系))[了的吧]{0,2}|可无/g,
  ],
  // いなくても泣きません, なくて平気です, 持っていなくても大丈夫
  [
    OPTIONAL_AFTER,
    /(?:^|[^ヤ])([ハガモ]?(?:别ニ)?(?:(?:持|入)ッテイ?|付イテ|[イ居]|ジャ|デハ)?(?:[ナ无]ク|オラン)[テデ]モ?(?:全然|别ニ)?(?:怒リ|泣[カキ]|文句[ハモ言ナ]|イイ|良イ|エエ|ok|可|买[ウイ]|构[イワ]|结构|大丈夫|平气|问题|气ニ)[マセンナシイウデスリタワ]{0,5})/g,
  ],
  // AでもBでもいい, A and/or B, otherwise B
  [{ kind: 'or' }, /(デモ)(?=[^、。\n]{1,16}デモ(?:イイ|良イ|可|ok))|and ?\/ ?or|otherwise/g],
  // 両方は要らない
  [ONE_OF_AFTER, /两方ト?ハ(?:要ラナ|言[イワ]|求メ|望マ)[イクカナデマセンスラシ]{0,5}/g],
  // a single one is plenty, either of those two will do, I only need one
  [
    ONE_OF_AFTER,
    /\b(?:(?:just|only|even) )?(?:a single|either|any|one)(?: one)?(?: (?:out )?of (?:'?em|them|(?:the|those|these)(?: two| three)?))?(?:(?:'?s| is| will be| would be)? (?:fine|enough|plenty|ok(?:ay)?)|(?: wi|')ll do| works| does (?:it|me|the (?:job|trick)))(?![a-z])|only need one(?![a-z ])|any (?:single )?one(?= ?[,.!;)\n]|$)/g,
  ],
  // 哪个便宜要哪个, 不用都有, 少なくとも一方, (either)
  [
    ONE_OF_AFTER,
    /有?[哪谁][个张只台]?(?:便宜)?就?[要收买拿来发算][哪谁][个张只台]?|哪[个张只台]?[都也]收|[有占凑]任[何意]一[个张只台]|[有来逮抓捞][着到]?一[个张台]算一[个张台]|不(?:用|必|强?求)(?:凑?齐|成[双对]|全?都?有)|有?(?:[一单][个台位]|其一)(?:足[矣够]|亦可|够|也[行收])|别[两俩几一仨三个]{0,2}都没有?就[行成好]|[2二]ツニ[1一]ツ|谁デモ(?:イイ|エエ|良イ)(?:カラ|ノデ)?|\((either(?: one)?)\)|\beither(?=:)/g,
  ],
  // 没有A的话B也行, AがなければBでも可
  [{ kind: 'or' }, /没有?[^,，。\s没]{1,12}(的话)(?=[,，]?[^,，。\n]{1,14}[也就][行可成好收能])/g],
  // A优先，没有的话B也行; A第一，没有就看B
  [
    { kind: 'or' },
    /没有?的话[,，]?(?=[^,，。\n]{1,16}(?:也[就]?[行可成好收能]|将就))|没有?就看(?=[^,，。\n也]{1,16}$)/g,
  ],
  // If there's no A, B will do
  [{ kind: 'or' }, /if there'?s no(?: [^,.;\n]{2,24})?(?=,[^,.;\n]{2,40}\bwill do)/g],
  [
    { kind: 'or' },
    /(?:[イ居ア]?ナ|无)(?:キャ|ケレバ|カッタラ|イナラ)(?=[、,，]?[^、。\n]{1,16}デ(?:モ?[可イエ良大构买o]|妥协|我慢))|if not,?(?: then)?(?= [a-z])/g,
  ],
  // 4破：无, NG：なし: a heading without a list
  [{ kind: 'skip' }, /(?:^|\n)([\d破凸宝nplbg不要]{2,3}[: ]{1,2}(?:无|没有|[无ナ]シ|none)(?=\n|$))/g],
  // A也好B也罢，有一个就收
  [{ kind: 'or' }, /(也[好罢][,，]?)(?=[^,，。\n]{1,12}也[好罢])/g],
  [{ kind: 'skip' }, /也[好罢][^,，。\n]{1,12}(也[好罢])/g],
  // AもBも
  [{ kind: 'and' }, /(モ)(?=[^、。,，\s]{1,16}モ)/g],
  // AじゃなくてもBならOK
  [{ kind: 'or' }, /ジャナクテモ(?=[^、。\n]{1,16}(?:ナラ|デモ|レバ)(?:ok|イイ|良イ|可))/g],
  // 缺一个都不行, いないと意味がない, don't bother without, or no deal
  [
    { kind: 'must' },
    /[缺少差低]了?(?:任何)?一[个张只台位条项样款级破宝星凸点]?[都也]?(?:不[行可要收成看]|免谈|别[来发])|[ガハモ]?(?:ジャ|ヤ|[イ居])?(?:[ナ无]イト|ナキャ)(?:意味ガ?[ナ无]イ|ダメ|[アイ]カン|嫌|困[ルリ]|始マラ|话ニナラン?|买[イワ]|无理)(?:[ナマデリ]?(?:イ|セン|ス))?|[ハモガ](?:外セ|让レ)(?:ナイ|マセン|ン)|(?:do ?n'?t (?:even )?(?:bother(?: (?:dm|messag)ing)?|dm)(?: me)?|not buying)(?: at all)? (?:without|if (?:(?:yo)?u|it|the account) do(?:es)? ?n'?t have)|or (?:do ?n'?t (?:even )?bother(?: (?:dm|messag)ing)?|no deal|it(?:'?s| is) a (?:hard )?no|i'?m (?:out|not interested)|bust)/g,
  ],
  // 摩根不能没有, 不能一张都没有, 有的来没的走, 我一直没有
  [
    { kind: 'must' },
    /没得?商量|[但可就也绝]?(?:不能|不可以?)(?:一[个张只位]都?)?(?:没有?|缺|少|无)(?![于其])|[不没]齐的?别来|没有?的话?就?(?:别(?:来|加我?)|勿扰)我?|别缺(?![货钱])|没有?\?[,，]?那?下一[位个]|我倒?是?一直还?没有|必(?=[。.,，])|不是不要|没有?别的的?要求/g,
  ],
  // 抜きはナシで, 持ってない方の連絡不要, コードじゃないやつは無理, 完凸じゃないなら見送り, どちらもいないなら声かけなくて大丈夫
  [
    { kind: 'must' },
    /(?:拔キ|ナシ|无シ)[ハモ](?:无シ|ナシ|不可|无理|论外|ng|×)(?:デス|デ)?|(?:(?:持ッテ|ジャ|デハ)?イ?ナイ|未所持ノ?|拔キノ?)(?:方|垢|アカ|ヤツ|ノ(?!デ))[ハノニヲ]?[^。、,\n]{0,8}?(?:不[可要]|无理|ng|パス|スルー|オ断リ|ヤメテ|イラナイ|イリマセン|却下|买エマセン|返事シマセン)(?:クダサイ|デス|シマス)?|(?:ジャ)?イ?ナ(?:イ(?:ナラ|ト)|カッタラ|ケレバ)(?:全部|今回ハ)?(?:见送リ|结构|买イマセン|パス|スルー|声カケナクテ大丈夫)(?:デス)?|以外[ハモ]?ドウデモイイ(?:デス)?/g,
  ],
  // Yostar連携以外はお引き受けいたしかねます, as against 以外は問題ありません
  [{ kind: 'must' }, /以外(?:(?!问题|构|大丈夫|支)[^。、,，\n]){0,20}?(?:カネマス|マセン(?!カ))/g],
  // couldn't live without, or nothing, pass on anything that isn't at least one of; missing rn:
  [
    { kind: 'must' },
    /非[要得][^,，。\s]{0,10}?(不可)|(?:ca|could) ?n?'?t (?:live|do|go) without|is ?n'?t missing|or (?:nothing|i walk)\b|nothing but|pass(?: on)? anything (?:that )?is ?n'?t(?: have)?/g,
  ],
  // 孔明满破没？有孔明没, 没有我走了
  [{ kind: 'must' }, /(?:[有带][^,，。\s没]{1,10}|[^没\n]{0,11}[^没了\n](?=没\?))(没)(?=[?,，。\s]|$)/g],
  [NICE_AFTER, /[可能]收可?不收/g],
  [
    IGNORED_BEFORE,
    /可以没有(?=[^\s,，。!?的也])|(?:i )?could ?n?'?t? care less (?:about|if|whether)|ドチラデモ(?=[】\])])/g,
  ],
  // 帕路奇亚可缺, 少了她可以谈; Ako, I couldn't care less
  [
    IGNORED_AFTER,
    /可缺(?!少)|(?:少了|没有?)[^,，。\s]{1,10}?(也?(?:可以|能)[谈聊]|照收)|(?:i )?could ?n?'?t? care less(?! (?:about|if|whether|for))|id[cm](?: either way)?/g,
  ],
  [IGNORED_BEFORE, /does ?n'?t matter if(?: it has)?/g],
  // fine without Oberon; Oberon would be nice, fine without it
  [IGNORED_BEFORE, /(?:ok(?:ay)?|fine) without(?= (?!it|her|him|them|too)[^\s,.])/g],
  [NICE_AFTER, /(?:ok(?:ay)?|fine) without(?: it)?(?! [^\s,.])/g],
  [
    NICE_BEFORE,
    /(?:i'?d|would|i would) (?:also )?(?:love|like|prefer)(?! to (?:buy|get|purchase)|(?: to have)? an? (?:[a-z]+ )?acc)(?: to (?:see|have))?/g,
  ],
];
