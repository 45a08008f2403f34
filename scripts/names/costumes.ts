/** Words for a costume, used as prefixes of a name. The first word of each language is used as a suffix as well. */
export type Costume = {
  /** The word in the Chinese names of the roster. */
  readonly marks: readonly string[];
  readonly zh: readonly string[];
  readonly ja: readonly string[];
  readonly en: readonly string[];
  /** Prefix of a Latin name where players use one: S.Hoshino. */
  readonly letter?: readonly string[];
};

export const COSTUMES = {
  swimsuit: {
    marks: ['泳装', '水着'],
    zh: ['泳装', '水', '水着'],
    ja: ['水着', '水'],
    en: ['summer', 'swimsuit'],
    letter: ['s'],
  },
  newYear: {
    marks: ['新年', '正月'],
    zh: ['新年', '正月', '春', '晴着'],
    ja: ['正月', '晴着'],
    en: ['new year'],
    letter: ['ny'],
  },
  onsen: { marks: ['温泉'], zh: ['温泉'], ja: ['温泉'], en: ['onsen', 'hot spring'] },
  track: {
    marks: ['运动服', '体操服'],
    zh: ['运动服', '运动', '体操', '体操服'],
    ja: ['体操服', '体操'],
    en: ['track'],
  },
  dress: { marks: ['礼服'], zh: ['礼服', '礼'], ja: ['ドレス'], en: ['dress'], letter: ['d'] },
  bunny: { marks: ['兔女郎'], zh: ['兔女郎', '兔'], ja: ['バニー'], en: ['bunny'], letter: ['b'] },
  maid: { marks: ['女仆'], zh: ['女仆'], ja: ['メイド'], en: ['maid'] },
  cheer: { marks: ['应援团'], zh: ['应援', '拉拉队'], ja: ['チア', '応援'], en: ['cheer', 'cheerleader'] },
  riding: { marks: ['骑行'], zh: ['骑行', '单车'], ja: ['ライディング', 'チャリ'], en: ['riding', 'cycling'] },
  battle: { marks: ['临战'], zh: ['临战', '战斗'], ja: ['臨戦'], en: ['armed', 'battle'] },
  small: { marks: ['小'], zh: ['幼'], ja: ['幼女', 'ロリ'], en: ['small', 'loli'] },
  christmas: { marks: ['圣诞'], zh: ['圣诞'], ja: ['クリスマス', 'サンタ'], en: ['christmas', 'xmas', 'santa'] },
  halloween: { marks: ['万圣', '万圣节'], zh: ['万圣'], ja: ['ハロウィン'], en: ['halloween'] },
  valentine: { marks: ['情人节'], zh: ['情人节', '情人'], ja: ['バレンタイン'], en: ['valentine'] },
  wedding: { marks: ['婚纱', '新娘'], zh: ['婚纱', '花嫁', '新娘'], ja: ['花嫁'], en: ['wedding', 'bride'] },
  anime: { marks: ['动画'], zh: ['动画', 'TV', '新衣'], ja: ['アニメ', '新衣装'], en: ['anime'] },
  holyNight: { marks: ['聖夜'], zh: ['圣夜', '圣诞'], ja: ['聖夜', 'クリスマス'], en: ['christmas', 'xmas'] },
  winter: { marks: ['冬'], zh: ['冬'], ja: ['冬'], en: ['winter'] },
  spring: { marks: ['春'], zh: ['春'], ja: ['春'], en: ['spring'] },
  summer: { marks: ['夏'], zh: ['夏', '水'], ja: ['夏', '水着'], en: ['summer'] },
  uniform: { marks: ['制服'], zh: ['制服'], ja: ['制服'], en: ['uniform'] },
  treasure: { marks: ['宝物'], zh: ['宝物'], ja: ['宝物'], en: [] },
  bouquet: { marks: ['花束'], zh: ['花束'], ja: ['花束'], en: ['bouquet'] },
  captain: { marks: ['団長'], zh: ['团长'], ja: ['団長'], en: ['captain'] },
  blackArmour: { marks: ['黒鎧'], zh: ['黑铠'], ja: ['黒鎧'], en: [] },
  apostle: { marks: ['使徒'], zh: ['使徒'], ja: ['使徒'], en: ['apostle'] },
  shade: { marks: ['面影'], zh: ['面影'], ja: ['面影'], en: [] },
  yukata: { marks: ['浴衣'], zh: ['浴衣', '夏'], ja: ['浴衣'], en: ['yukata', 'summer'] },
  alter: { marks: [], zh: ['Alter', '黑'], ja: ['オルタ'], en: ['alter'] },
} satisfies Readonly<Record<string, Costume>>;

export type CostumeId = keyof typeof COSTUMES;
