import type { Meaning } from '@/query-parser/text/token';

const CORRECTION: Meaning = { kind: 'correction' };
const IGNORED_AFTER: Meaning = { kind: 'ignored', side: 'after' };
const IGNORED_BEFORE: Meaning = { kind: 'ignored', side: 'before' };

/** Second thoughts that have too many wordings for the dictionary, in the form of `REFUSAL_PHRASES`. */
export const CORRECTION_PHRASES: readonly (readonly [Meaning, RegExp])[] = [
  // 哦不, 啊不是, あー違う違う, ごめん嘘
  [
    CORRECTION,
    /[啊哦噢呃哎诶嗯唉额欸][,，]?(?:不是?(?=[,，、。.\s是]|$)|不对?(?=[宝专破满凸两双0-9]))|[啊哦噢呃哎诶嗯唉额欸][,，]?不对(?=[,，、。.\s是]|$)|[打写说记搞弄][错混岔快](?!的)了?|我?改主意了?|[改换替]成(?![0-9])|[改换]收|改[要求找]|(?:ア[ー、,，]{0,2}|违ウ){1,2}违[ウッイ](?:タ|マス)?|ゴメン[、,，]?(?:嘘|ウソ)|(?:ゴメン|スマン|失礼)[、,]?(?=[^、,，。\n]{1,12}(?:ダッタ|デシタ|ダワ))|(?:[ヲハ]?(?:ヤメ|止メ)テ|[テッ]タケド)[、,]?(?=[^、,，。\n]{1,16}ニ(?:シ[タマ]|スル|变))|[^圆\d](→|ヲ|カラ)(?=[^、,，。\n]{1,16}ニ[变订修][更正])|(?:デハ|ジャ)ナ(?:ク[、,，]?(?!テ)|カッタ(?=[。、,，\s]))/g,
  ],
  // wait, no, Waver; Merlin (sorry, Waver)
  [
    CORRECTION,
    /\b(?:actually(?![^,.\n]{0,24}(?:too|also|as well))|(?:er+m?|uh+m?|no|oops|sorry)(?=,? [a-z\d][^,.!?\n]{0,20} i mean)|(?:wait|oh|oops|er+m?|uh+m?|hm+),? (?:no|nope|wait|sorry))(?=[,.!]| [a-z])(?! (?:no|not)\b)|[(,–—-] ?(sorry|oops)(?=, (?!no |not |i |don|for |but )[a-z])/g,
  ],
  // 不是500，是800; not 50 but 80; 50ではなく40: the number that is not meant
  [
    { kind: 'skip' },
    /(?:不是|\bnot) ?\d[\d,]{0,8}[wk万千]?[^\d,，。\n ]{0,2}(?:[,，、] ?| )(?:而?是|but|it'?s)(?= ?\d)|\d[\d,]{0,8}[wk万千]?(?:个|圆|枚)?(?:デハナク|ジャナク)テ?[、,]?(?=\d)/g,
  ],
  // LF Merlin⏎*Waver; neither a list of lines with asterisks nor a remark: *Waver also ok
  [
    CORRECTION,
    /^[^*\n]{2,80}\n ?(\*)(?=(?![^\n]*(?:also|opt|ok|nice|must|req|need|pref|no|for|[也可モ必不]|[$¥\d]))[^*\n]{2,40}$)/g,
  ],
  // swap Merlin for Waver
  [IGNORED_BEFORE, /\b(?:swap|replace|switch|change)(?: out)?(?= [a-z][^,.\n]{1,30} (?:for|with|to) [a-z])/g],
  // 手快打成了孔明
  [IGNORED_BEFORE, /(?:手[快滑误])?[错误]?[打写输敲]成了?(?![a-z]r)/g],
  // oops, not Merlin, Waver
  [IGNORED_BEFORE, /(?:oops|wait|sorry|no|typo|correction|bad)[,.:!]* {1,2}(not)(?= [a-z])/g],
  // 呃，宝2; 太贵了，宝2; 改成3破; やっぱり2凸; hmm NP2: only before a level
  [
    CORRECTION,
    /(?:呃|嗯|(?:撤回){1,2}|算了|太贵(?:了|的话)?|退一步|改[成为到]?|换成?|降[到低]?|放宽[到成]?|提[高到]{1,2}|加到|升到|ヤッパリ?|ゴメン|嘘|违ウ)(?=[:,，、。.\s]{0,3}[得要]?(?:宝|专|破|凸|np|lb|ue|[ul]r|ssr|★|[满单双无完零]?[0-9一二三四五六两]{0,2}[宝破凸星张枚]|\dデ))/g,
  ],
  [
    CORRECTION,
    /(?:sorry(?: [a-z]{2,12})?|nah|wait|nvm|eh|lower (?:that|it)|too (?:expensive|price?y|much)|err?|erm|uh|hm{1,3}|edit|on second thoughts?|rather|meant|actually|okay|fine|make it|wait no,? (?:just )?|let'?s be real(?:istic)?)(?=[ ,.:-]{0,4}(?:np|lb|ue|ur|lr|mlb|\d ?(?:lb|copies|x)|x ?\d|[1-3](?: will| is|[,.!;\n]|$)))/g,
  ],
  // NP2, no, sorry, I mean NP3
  [
    CORRECTION,
    /\d\W{1,3}(no(?:,|(?= [swim]))(?: (?:sorry|wait|actually|i mean|make (?:it|that)),?){0,2})(?= (?:np|lb|ue|mlb|宝))/g,
  ],
  // 孔明划掉, その行は消してください
  [
    IGNORED_AFTER,
    /(?:[那这][行个条张]?|就|先|可以){0,2}(?:划[掉去了]|删[掉了去]|去掉|作废|取消|拿掉|撤[了回掉]|不用管|写多了?|当我没说)了?|[ハモヲ]?(?:条件カラ)?(?:外[シス]|取リ?消シ|消シ)(?:テ|マス|デ|クダサイ|下サイ|オ愿イシマス){0,3}|[ハヲ]?(?:キャンセル|撤回)(?:シマス|デ)?/g,
  ],
  // scratch Waver, never mind Waver, Merlin instead of Waver
  [
    IGNORED_BEFORE,
    /(?:actually )?(?:scratch|forget(?: about)?|never ?mind|nvm|strike|cross (?:off|out)|remove|delete|ditch|drop|ignore)(?: the)?(?= [a-z])(?! (?:that|it|this|price|to|me|a|by|in|(?:np|lb|ue|[lu]r)\+?\d*)\b)|instead of|rather than|\b(?:typed|wrote)(?= [a-z][^.!?\n]{0,24}\b(?:wrong|meant?|oops)\b)/g,
  ],
];
