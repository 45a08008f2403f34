import type { Meaning } from '@/query-parser/text/token';

const CORRECTION: Meaning = { kind: 'correction' };
const IGNORED_AFTER: Meaning = { kind: 'ignored', side: 'after' };
const IGNORED_BEFORE: Meaning = { kind: 'ignored', side: 'before' };

/** Second thoughts that have too many wordings for the dictionary, in the form of `REFUSAL_PHRASES`. */
export const CORRECTION_PHRASES: readonly (readonly [Meaning, RegExp])[] = [
  // 啊不是, あ、違う, ごめん嘘
  [
    CORRECTION,
    /[啊哦噢呃哎诶嗯唉额欸][,，]?(?:不是?(?=[,，、。.\s是])|不对?(?=[宝专破满凸两双0-9]))|[啊哦噢呃哎诶嗯唉额欸][,，]?不对(?=[,，、。.\s是])|我?改主意了?|[换替]成|[改换]收|改[要求找]|ア[、,，]?违[ウッイ]タ?|ゴメン[、,，]?嘘|(?:デハ|ジャ)ナ(?:ク[、,，]?(?!テ)|カッタ(?=[。、,，\s]))/g,
  ],
  // wait, no, Waver; Merlin (sorry, Waver)
  [
    CORRECTION,
    /\b(?:wait|hm+),? no(?=[,.!])(?! (?:no|not)\b)|[(,–—-] ?(sorry)(?=, (?!no |not |i |don|for |but )[a-z])/g,
  ],
  // 手快打成了孔明
  [IGNORED_BEFORE, /(?:手[快滑误])?[错误]?[打写输敲]成了?(?![a-z]r)/g],
  // oops, not Merlin, Waver
  [IGNORED_BEFORE, /(?:oops|sorry|no|correction)[,.:!]* {1,2}(not)(?= [a-z])/g],
  // 呃，宝2; 太贵了，宝2; 改成3破; やっぱり2凸; hmm NP2: only before a level
  [
    CORRECTION,
    /(?:呃|太贵了?|退一步|改[成为到]?|换成?|降[到低]?|放宽[到成]?|提[高到]{1,2}|加到|ヤッパリ?|嘘)(?=[:,，、。.\s]{0,3}(?:[ul]r|[满单双无完零]?[0-9一二三四五六两]{0,2}[宝破凸星张枚]))/g,
  ],
  [CORRECTION, /(?:nah|err?|erm|hm{1,3}|on second thoughts?|fine)(?=[ ,.:-]{1,4}(?:np|lb|ur|lr|mlb|\d ?(?:lb|x)))/g],
  // 孔明划掉, その行は消してください, no longer needed
  [
    IGNORED_AFTER,
    /(?:[那这][行个条张]?|就){0,2}(?:划[掉去了]|删[掉了去]|去掉|作废|撤[了回掉]|不用管|写多了?|当我没说)了?|[ハモヲ]?(?:条件カラ)?(?:外[シス]|取リ?消シ|消シ)(?:テ|マス|クダサイ){0,3}|(?:is )?no longer needed/g,
  ],
  // scratch Waver, never mind Waver, Merlin instead of Waver
  [
    IGNORED_BEFORE,
    /(?:actually )?(?:scratch|forget(?: about)?|nvm|strike|drop|ignore)(?: the)?(?= [a-z])(?! (?:that|it|this|price|to|me|a|by|in)\b)|instead of|rather than/g,
  ],
];
