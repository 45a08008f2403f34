import { type LabelShapes, levelSpellings, reshapeLabels } from '@/games/levelSpellings';
import type { Scale } from '@/games/types';
import { foldText } from '@/names/foldText';
import { expandTemplate } from './expandTemplate';

/** Further notations of a scale's labels by shape; `$1` is the number. */
const OTHER_SHAPES: LabelShapes = [
  [/^★(\d)$/, ['$1★', '☆$1', '$1☆', '$1星', '星$1', '$1星马', '$1 star', '$1 stars', '$1つ星', '$1-star']],
  [
    /^宝(\d)$/,
    [
      '$1宝',
      '宝具$1',
      '$1宝具',
      '宝具lv$1',
      '宝具等级$1',
      '宝具$1级',
      '宝$1级',
      '宝具レベル$1',
      'np$1',
      'nplv$1',
      'np level $1',
      '重$1',
      '$1重',
    ],
  ],
  [
    /^(\d)破$/,
    [
      '$1突',
      '突破$1',
      '$1凸',
      '凸$1',
      '上限突破$1',
      '突破$1次',
      '$1次突破',
      '破$1次',
      '破了$1次',
      '破到$1',
      '限凸$1',
      '限界突破$1',
      '$1回突破',
      '$1とつ',
    ],
  ],
  [
    /^lb(\d)$/,
    [
      '$1lb',
      '$1lbs',
      '$1 limit break',
      'limit break $1',
      '$1x limit break',
      '$1 limit breaks',
      '$1x lb',
      '$1 dupes',
      'lbx$1',
      '$1 break',
      '$1 breaks',
    ],
  ],
  [
    /^满破$/,
    [
      '满突',
      '满凸',
      '全破',
      '满突破',
      '满限破',
      '毕业破',
      '完凸',
      'かんとつ',
      '最大突破',
      '完全突破',
      'フル凸',
      '最終突破',
      'full lb',
      'max lb',
      'max limit break',
      'max limit breaks',
      'maxlb',
      'fully limit broken',
      '満破',
    ],
  ],
  [
    /^专武(\d)$/,
    [
      '专$1',
      '武$1',
      '专武$1星',
      '$1星专武',
      '专武★$1',
      '固有武器$1',
      '固有$1',
      '固有★$1',
      'ue★$1',
      '专武等级$1',
      '专武lv$1',
    ],
  ],
  [/^专武1$/, ['开专武', '开了专武', '带专武']],
  [/^lr$/, ['lr白板', '白板lr', '白lr']],
  [/^([nsrul]+\+?)$/, ['$1阶']],
  [/^lr\+(\d+)$/, ['lr$1', 'lr加$1', '+$1']],
  [/^(.*)\+$/, ['$1加']],
];

const ZERO_BREAKS: readonly string[] = [
  '零破',
  '无突破',
  '未突破',
  '无凸',
  '0凸',
  '無凸',
  '零凸',
  '白板',
  '未突',
  '无破',
  '一破没破',
  'no lb',
  'no lbs',
  'no limit break',
  'no limit breaks',
  ...[
    '凸なし',
    '未凸',
    '无突',
    '没破',
    '不破',
    '凸無し',
    '凸なしで',
    '凸無しで',
    'ノー凸',
    '无凸破',
    'no dupes',
    'no dupe',
    'unbroken',
    'no breaks',
  ],
];

/** No particular level: an exception from what is said of a list. */
const ANY_LEVEL: readonly string[] = [
  '{随便,随意,任意,不管,不限}{几,}{破,凸,宝,星}{数,}',
  '{几,无所谓}{破,凸,宝,星}{几,数,}{都行,都可以,都无所谓,也无所谓,都成,都好,也行,无所谓,不限,不限制,不管,随意,随便}',
  '{破,凸,宝,星}{几,数}{都行,都可以,无所谓,不限,不限制,不管,随意,随便,不问}',
  '无所谓{破,凸,宝,星}几',
  '{np,宝具,星级,破数,凸数,练度,阶级}{都,也,}{行,可以,无所谓,随意,随便,不限,不挑,不论,不看,不管}',
  '{不看,不管,不挑,不限}{突破,破数,凸数,星数,星级,宝具,几破,几星,几宝}',
  '{凸,凸数,破}{は,が,も,}{なくて,無くて,なしで,無しで}{も,}{大丈夫,いい,可,OK,良い,よい,よくて}{です,}',
  '{lv,レベル}{不問,問わず}',
  '{随便,随意}几{破,宝,星,凸}都{行,可以,要,收}',
  '什么{阶级,星级,宝具,练度}都{行,可以,要}',
  '{凸,凸数,星,星数,★,宝具,レア度}{は,}{不問,問わず,問いません,気にしません,なんでも可,なんでもOK}',
  '{any,whatever} {rarity,lb,lbs,limit break,limit breaks,break,breaks,np,np level,star,stars,level,ue,number of breaks}',
].flatMap(expandTemplate);

/** The top of any scale that is climbed with copies. */
const MAXED: readonly string[] = [
  '满坡',
  ...['满破ssr', '完凸ssr', 'ssr完凸', 'mlb ssr', 'mlbs', "mlb'd"],
  ...['maxed', 'maxed out', 'fully maxed', 'max', 'マックス', '限凸マックス', '最大凸', 'max凸', 'マックス凸', '満凸'],
  ...[
    '拉满',
    '满配',
    '全满',
    '破满',
    '突满',
    '突破满',
    '叠满',
    '破到满',
    'all lbs',
    'all lbs done',
    'all limit breaks',
  ],
];
const ENGLISH_DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const TOP_NOBLE_PHANTASM: readonly string[] = [
  '满宝',
  '满宝具',
  '宝满',
  '宝具满',
  '宝具叠满',
  '宝具max',
  '宝max',
  'max np',
  'npmax',
  'np max',
  'full np',
  '宝具マックス',
  '宝具满级',
  '满级宝具',
  '宝具重ね最大',
  '宝マ',
];

const TOP_WEAPON: readonly string[] = ['满专武', '满专', '专武满', '固有max', '満固有', 'max ue'];

const HAN_DIGITS = '零一二三四五六七八九';

/** Returns every folded spelling of a level in any language.
 *  @param level  1 to the number of the scale's steps */
export function spellLevel(scale: Scale, level: number): ReadonlySet<string> {
  const labels = levelSpellings(scale, level);
  const special = specialWords(scale, level, level === scale.steps.length);
  const spellings = [...labels, ...reshapeLabels(labels, OTHER_SHAPES), ...special];
  return new Set(
    [...spellings, ...spellings.flatMap(withHanDigit), ...spellings.flatMap(withEnglishDigit)].map(foldText),
  );
}

function specialWords({ id }: Scale, level: number, top: boolean): readonly string[] {
  if (level === 1 && id.startsWith('limitBreak')) return [...ZERO_BREAKS, ...ANY_LEVEL];
  if (id === 'np')
    return top ? [...TOP_NOBLE_PHANTASM, ...MAXED] : level === 2 ? ['双宝'] : level === 1 ? ANY_LEVEL : [];
  if (id === 'studentStars' && level === 5) return ['满星'];
  if (level === 1 && !id.startsWith('copies')) return ANY_LEVEL;
  // The highest level of a weapon: 30 to 60.
  if (id === 'studentStars' && level > 5)
    return [`ue${(level - 3) * 10}`, `固有${level - 5}以上`, ...(top ? TOP_WEAPON : [])];
  if (id === 'stars' && top) return ['满星'];
  if (!id.startsWith('limitBreak')) return [];
  return [...(top ? MAXED : []), ...(top && id === 'limitBreak4' ? ['凸'] : [])];
}

/** 5 star → five star, 3lb → three lb */
function withEnglishDigit(label: string): readonly string[] {
  const [, digit, noun] = /^([0-5])[ -]?(stars?|lbs?|limit breaks?|breaks?)$/.exec(label) ?? [];
  return noun === undefined ? [] : [`${ENGLISH_DIGITS[Number(digit)]} ${noun}`];
}

/** 宝2 → 宝二, 5星 → 五星; only next to Chinese characters. */
function withHanDigit(label: string): readonly string[] {
  const match = /^(\P{N}*)([0-9])(\P{N}*)$/u.exec(label);
  if (match === null) return [];
  const [, before = '', digit = '', after = ''] = match;
  if (!/\p{Script=Han}/u.test(before + after)) return [];
  const han = HAN_DIGITS[Number(digit)] ?? '';
  return digit === '2' ? [before + han + after, `${before}两${after}`] : [before + han + after];
}
