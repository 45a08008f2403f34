import type { Meaning } from '@/query-parser/text/token';

function option(facet: string, value: string): Meaning {
  return { kind: 'option', facet, values: [value] };
}

function copies(count: number): Meaning {
  return { kind: 'copies', count, prefix: false };
}

/** What sellers say about an account and its sale in too many wordings for the dictionary, in the form of `REFUSAL_PHRASES`. */
export const LISTING_PHRASES: readonly (readonly [Meaning, RegExp])[] = [
  // I am the 2nd owner, the second guy to own this; 私が最初の持ち主です
  [
    option('firstHand', 'no'),
    /(?:2nd|3rd|second|third) (?:owner|(?:guy|girl|person|one) to (?:own|have)(?: (?:it|this))?)|[2二]人目ノ(?:持チ主|所有者|オーナー)|元々?贳イ物|我是(?:二|第二)手|第二任(?:号)?主/g,
  ],
  [
    option('firstHand', 'yes'),
    /(?:最初|一人目|1人目)ノ(?:持チ主|所有者|オーナー)|(?:他ノ方|他人|谁)ニ(?:モ)?渡シタコト(?:ハ|ガ|モ)?(?:アリマセン|ナイ|ナシ)|(?:nobody|no ?one) else(?: has| have)? (?:ever )?(?:logged (?:in|on|into it)|touched|used|played|accessed)(?: (?:it|this))?|only (?:one|person|guy|girl) who(?:'?s| has)? (?:ever )?(?:used|played|touched|owned|logged into)(?: (?:it|this))?|(?:first|only) (?:and only )?(?:person|one) to (?:own|have)(?: (?:it|this))?|自分(?:ダケ)?デ(?:育テ|作ッ)(?:タ|マシタ)|第一任(?:号)?主|从没(?:转|易)过手|(?:[他别]ノ?)?人ニ(?:渡ッタ|渡シタ|让ッタ|卖ッタ)(?:コト|事)[ハモガ]?(?:一度モ)?(?:ナイ|アリマセン)(?:デス)?/g,
  ],
  // email gets changed to yours, email swap guaranteed; アドレスはそちらのに変えられます, メアド変更してお渡し
  [
    option('rebindable', 'yes'),
    /(?:e-?mail|login|account mail) (?:(?:gets|will be|can be|is being) (?:changed|swapped|switched|moved)|(?:changed|swapped|switched|moved)(?=(?: over)? to your))(?: over)?(?: to (?:yours|your (?:own|e-?mail|mail|address|one)))?|(?:e-?mail|login) (?:swap|change|switch)(?! (?:not|im|is ?n|is not|wo ?n|will not))(?: (?:guaranteed|included|after payment|ok|possible))?|(?:can|will) (?:move|swap|switch|change)(?: it)? over to your (?:e-?mail|mail|address)|(?:can|could|just) swap (?:in )?your own (?:e-?mail|address)(?: in)?|(?:メ(?:ール)?アド(?:レス)?|アドレス|连携)[ハヲモノ]?(?:ソチラ|ソッチ|贵方|アナタ|购入者样?|买主样?|相手)?ノ?(?:モノ|ヤツ|ホウ|方)?[ニヘ]?(?:变更(?:シテ?(?:オ渡シ|カラ)|可能?|デキ|モ可能)|变エ(?:ラレ|テ(?:オ渡シ|カラ)))(?:マス|ル)?/g,
  ],
  // re-binding no problem
  [
    option('rebindable', 'yes'),
    /(?:re-?bind(?:ing)?|chang(?:e|ing) (?:it|the (?:bind|link|e-?mail|mail|login)))(?: is|'?s)? no (?:problem|issue)|(?:link|bind|e-?mail|mail|login) can be (?:switched|changed|moved|transferred|swapped)(?: (?:over )?to (?:yours|you))?|no (?:problem|issue)s? (?:with )?re-?binding/g,
  ],
  [option('rebindable', 'no'), /can(?: ?not|'? ?t) be (?:switched|swapped|transferred|unlinked|relinked|rebound)/g],
  // linked to nothing: AppleにもGoogleにも繋いでない, never bound to anything
  [
    option('bind', 'guest'),
    /(?:^|[^a-z])([a-z]{2,12}ニモ[a-z]{2,12}ニモ(?:(?:繋|系)イデ|连携シテ|リンクシテ)イ?(?:ナイ|マセン)(?:未连携)?)|(?:never|not) (?:been )?(?:(?:bound|linked)(?: it)?(?: to any(?:thing|where)?)?|connected(?: it)? to any(?:thing|where)?)(?: yet)?(?![a-z])/g,
  ],
  // quitting for good this time
  [option('accountType', 'endgame'), /(?:^|[^a-z])(quitting)(?! smok)/g],
  // need says otherwise what the seller lacks.
  [{ kind: 'skip' }, /(?:not|n'?t) (?:be )?quitting|if (?:you|u|ya) (?:need|want)(?: it| me to)?(?![a-z])/g],
  // 宝石两位数：36
  [{ kind: 'skip' }, /[两二三四五六]位数(?!都?[没不])(?:[:,，是] ?)?/g],
  // Diamonds... I have 900, golden fruit tho? 430
  [{ kind: 'skip' }, /\.\. ?i (?:have|got|have got)(?= )|tho(?:ugh)?(?= ?\?)/g],
  // ★3のまま…ケイ
  [{ kind: 'skip' }, /ノママ(?=\.\.|[ :ハガ])/g],
  // one copy short of the highest level, which a bracket states: 差一张就满（3破）
  [{ kind: 'skip' }, /[还只就]?差[一1][张个本只](?:就|才|到)?满破?了?(?= ?\()/g],
  // （第二张是上个号的）; 3枚と書きましたが2枚
  [
    { kind: 'skip' },
    /第[一二三四五2-5][张只个台]|ト书[イキ](?:マシタ|タ)(?:ガ|ケド)(?=(?:正シクハ|本当ハ|实际ハ)?(?:(?:宝具?|np|lv|★|专|固有)?\d|[完无]凸))/g,
  ],
  // The highest level behind a name, for `readMaxedNames`; otherwise グレンラガン完 is a misspelt name.
  [{ kind: 'skip' }, /[^\s\d凸破满未济](完)(?=[ \n,、。/]|$)/g],
  // 俩的：A, two-ofs: A, playsets: A
  [copies(1), /(?:^|[\n,;，])[^\p{L}\p{N}\n]{0,3}(单张的?|singles?|singletons?|one[- ]?ofs?)(?=:)/gu],
  [copies(2), /(?:^|[\n,;，])[^\p{L}\p{N}\n]{0,3}(俩的?|two[- ]?ofs?|pairs|doubles)(?=:)/gu],
  [copies(3), /(?:^|[\n,;，])[^\p{L}\p{N}\n]{0,3}(仨的?|three[- ]?ofs?|play ?sets?|triples|trios)(?=:)/gu],
  // jewels: a sad 12
  [{ kind: 'link' }, /(?:a|just|only) (?:sad|mere|measly|whopping|lousy|pathetic|solid|grand total of)(?= \d)/g],
  // 1pc is no computer.
  [{ kind: 'measure' }, /\d ?(pcs?)(?![a-z])/g],
  [{ kind: 'money', currency: 'HKD' }, /蚊 ?(?:港[纸币]|hkd)|港纸|香港ドル[デノ]?/g],
  // 抽 would count pulls.
  [{ kind: 'skip' }, /[抽花用吃打刷]剩(?:下|余)?(?=[\d两一二三四五六七八九十])/g],
  // 育成券一张没动还是25
  [{ kind: 'skip' }, /一[张个颗枚抽]都?没[动用抽花](?:过)?/g],
  // my brother played it, 600 pulls in: a story
  [
    { kind: 'skip' },
    /(?:^|[^a-z])((?:i|he|she|we|they|it|who|brother|sister|son|cousin|friend|only|ever|never|barely)(?:(?: have)?(?: only| ever| also| mostly| never| just){0,2}) played(?: it| on it)?)(?! ?(?:acc|:))/g,
  ],
  [{ kind: 'skip' }, /\b\d[\d,.]{0,8}k? (?:pulls|rolls|summons|spins) (?:in and|deep|later)(?![a-z])/g],
  // no confusion:⏎A, and words that the dictionary would take for a refusal or an absence: 没啥好说的, 没剩多少, 一览
  [
    { kind: 'skip' },
    /\b(?:no|not|without)(?= (?!incl|own|here|yet|avail|in |have|part|pulled|got|obtain|missing)[a-z]{3,}(?: [a-z]+){0,3}:\n)|一览表?|[没不]剩(?:下|余)?多少?|剩不多|剩得不多|没(?:啥|什么)好?(?:可?[说讲]|特别|东西)的?/g,
  ],
  // 1st come 1st served; I can put it on reserve, happy to reserve it
  [
    option('saleMode', 'firstcome'),
    /(?:1st|first) come,? ?(?:1st|first) served?|1st come|手(?:快有手)?慢无|先[拍付款]{1,2}先得|早イ者(?:顺|胜チ)|first (?:to )?pay(?:s|ing)?(?: first served| gets it)?|whoever pays first(?: gets it)?|谁先付款?归谁/g,
  ],
  [
    option('saleMode', 'reserve'),
    /(?:can |will |happy to |glad to |i'?ll )?(?:put|keep) (?:it|this) on (?:reserve|hold)|reserv(?:e|ation)s? (?:ok|okay|possible|welcome|available)(?![a-z])|reservable|(?:可以?)?先?留号|留[两三一几]天|オ?取リ?置キ?(?:可能|デキマス|出来マス|可)|(?:can|will|happy to|glad to|'ll) (?:be )?(?:hold|held|reserved?)(?: (?:it|this))?(?: for you)?|(?:(?:可以?|能)(?:[帮给为][您你]?)?|[帮给为][您你])(?:预?留|保留)(?:着|[一两三几][天日])?/g,
  ],
  // what is not offered says nothing about the account: 取り置き不可, no reservations
  [
    { kind: 'skip' },
    /取リ?置キ?[ハモ]?(?:不可|デキマセン|出来マセン|デキナイ|ナシ|无シ|シマセン|勘辨)(?:デス|シテクダサイ)?|(?:谢绝|不接受|拒绝|不给)(?:预留|保留|留号)|no (?:reserv(?:e|ing|ation)s?|holds?)(?![a-z])/g,
  ],
  // more than one in stock; 複数あります, 同款多个
  [
    option('saleMode', 'multi'),
    /多号(?:可选|现货)|(?:more than one|several|multiple|a few|many|plenty|lots)(?: of (?:them|these))?(?: (?:identical )?(?:accs?|accounts?|rerolls?))? (?:in stock|available|for sale|to sell|on hand|ready(?: to go)?)|在库(?:复数|多数)|(?:复数|何垢カ|イクツカ)(?:垢|アカウント)?(?:アリ(?:マス)?|アル|出シ|ゴザイマス)|(?:同款|一样的号|同样的号)(?:有)?(?:多个|好几个|很多|几个)/g,
  ],
];
