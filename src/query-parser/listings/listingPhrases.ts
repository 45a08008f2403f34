import type { Meaning } from '@/query-parser/text/token';

function option(facet: string, value: string): Meaning {
  return { kind: 'option', facet, values: [value] };
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
    /(?:最初|一人目|1人目)ノ(?:持チ主|所有者|オーナー)|(?:first|only) (?:and only )?(?:person|one) to (?:own|have)(?: (?:it|this))?|自分(?:ダケ)?デ(?:育テ|作ッ)(?:タ|マシタ)|第一任(?:号)?主|从没(?:转|易)过手/g,
  ],
  // email gets changed to yours, email swap guaranteed; アドレスはそちらのに変えられます, メアド変更してお渡し
  [
    option('rebindable', 'yes'),
    /(?:e-?mail|login|account mail) (?:(?:gets|will be|can be|is being) (?:changed|swapped|switched|moved)|(?:changed|swapped|switched|moved)(?=(?: over)? to your))(?: over)?(?: to (?:yours|your (?:own|e-?mail|mail|address|one)))?|(?:e-?mail|login) (?:swap|change|switch)(?! (?:not|im|is ?n|is not|wo ?n|will not))(?: (?:guaranteed|included|after payment|ok|possible))?|(?:can|will) (?:move|swap|switch|change)(?: it)? over to your (?:e-?mail|mail|address)|(?:メ(?:ール)?アド(?:レス)?|アドレス|连携)[ハヲモノ]?(?:ソチラ|ソッチ|购入者样?|买主样?|相手)?ノ?(?:モノ|ヤツ|ホウ|方)?[ニヘ]?(?:变更(?:シテ?(?:オ渡シ|カラ)|可能?|デキ|モ可能)|变エ(?:ラレ|テ(?:オ渡シ|カラ)))(?:マス|ル)?/g,
  ],
  // re-binding no problem
  [
    option('rebindable', 'yes'),
    /re-?bind(?:ing)?(?: is)? no (?:problem|issue)|no (?:problem|issue)s? (?:with )?re-?binding/g,
  ],
  // no confusion:⏎A, and words that the dictionary would take for a refusal or an absence: 没啥好说的, 没剩多少, 一览
  [
    { kind: 'skip' },
    /\b(?:no|not|without)(?= (?!incl|own|here|yet|avail|in |have|part|pulled|got|obtain|missing)[a-z]{3,}(?: [a-z]+){0,3}:\n)|一览表?|[没不]剩(?:下|余)?多少?|剩不多|剩得不多|没(?:啥|什么)好?(?:可?[说讲]|特别|东西)的?/g,
  ],
  // 1st come 1st served; I can put it on reserve, happy to reserve it
  [
    option('saleMode', 'firstcome'),
    /1st come(?:,? ?1st served?)?|first (?:to )?pay(?:s|ing)?(?: first served| gets it)?|whoever pays first(?: gets it)?|谁先付款?归谁/g,
  ],
  [
    option('saleMode', 'reserve'),
    /(?:can |will |happy to |glad to |i[’']?ll )?(?:put|keep) (?:it|this) on (?:reserve|hold)|(?:can|will|happy to|glad to|[’']ll) (?:hold|reserve) (?:it|this)(?: for you)?|(?:可以?|能)(?:帮|给)你?留(?:着|[一两三几][天日])?/g,
  ],
  // more than one in stock; 複数あります, 同款多个
  [
    option('saleMode', 'multi'),
    /(?:more than one|several|multiple|a few|many|plenty|lots)(?: of (?:them|these))?(?: (?:identical )?(?:accs?|accounts?|rerolls?))? (?:in stock|available|for sale|to sell)|在库(?:复数|多数)|(?:复数|何垢カ|イクツカ)(?:垢|アカウント)?(?:アリ(?:マス)?|アル|出シ|ゴザイマス)|(?:同款|一样的号|同样的号)(?:有)?(?:多个|好几个|很多|几个)/g,
  ],
];
