import { Converter } from 'opencc-js';

/** Common words of listings and chats in simplified Chinese; their characters are folded too. */
const COMMON_WORDS = `
账号出售收购转让买卖价格预算人民币美元日元现货发货秒发交易担保验号包赔保证诚信实名认证绑定换绑手机邮箱密码游客继承码引继码过继码找回
安卓苹果谷歌国服日服台服国际服韩服港澳简体繁体区别服务器渠道官方双端两个几个数量总共共计合计一二三四五六七八九十百千万亿零壹贰叁肆伍陆柒捌玖拾
没有无需不要请别除带含至少以上以下以内左右约超过低于高于最多最少大概或者还有并且以及如果可以能够应该都会让给从对为这个那个哪个什么怎么
时间现在今天明天刚刚马上随时长期临时结束开始联系加微信群问询客户卖家买家店铺标题说明图片截图详细见图满级练度养成毕业初始开局退坑弃坑
强宠萌新旧坏优惠折扣降价议价讲价急售便宜贵稀有绝版复刻活动礼包月卡战令通行证续费充值氪金零氪微氪重氪无氪储蓄资源材料圣杯呼符灵石
钻石宝石青辉石券票抽卡连抽保底井歪双黄单抽武器专武觉醒突破阶级等级经验进度剧情关卡竞技场排名胜率战斗队伍阵容编队辅助输出坦克治疗
男女孩学园车马赛场训练员粉丝亲爱书记画绘声优语录视频电脑网络线图书馆医术药师剑枪骑术狂裁仇类职阶从者概念礼装羁绊
卡组牌组魔法陷阱怪兽额外连接融合同调超量灵摆闪卡皇家亮面闪面碎片粉尘合成分解沙漏补充包扩充机体驾驶员支援耐久攻击强化改造舰长军团
偶像制作人应援演唱会专辑单曲选拔节奏谱面团体组合颜色红蓝绿黄紫白黑银金铜铁钢叶花树龙凤鸟鱼猫狗兔虎狮猴鸡猪牛羊蛇鼠
`;
/** Kanji of Japanese listings whose simplified form occurs in no name. */
const COMMON_KANJI = `
乗読広検聴獲隠渋焼曽浜毎郵便仮帰払込関図変応観転売買値残済届届写真説続専属総額単価価証郎効勝負軽軽処県庁営業参加員働労勤
動画録音楽様絵詳細確認連絡返信対応可能複数垢個人情報譲渡渡未連携済引継無料課金微重石垢初期垢星虹確定限定恒常獲得所持多数
`;
/** Corrections to opencc-js. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  渋: '涩',
  澁: '涩',
  澀: '涩',
  舎: '舍',
  郞: '郎',
  氷: '冰',
  竝: '并',
  瀨: '濑',
  瀬: '濑',
  々: '々',
  塚: '塚',
  覇: '霸',
  桜: '樱',
  嶋: '岛',
  﨑: '崎',
  峯: '峰',
  髙: '高',
  栄: '荣',
  梱: '捆',
  // Cantonese
  唔: '不',
  冇: '没',
  嘅: '的',
  佢: '他',
  咗: '了',
  睇: '看',
  喺: '在',
};
const FIRST = 0x4e00;
const LAST = 0x9fff;

/** Traditional and Japanese characters, and at the same index the simplified character that replaces each. */
export type CharTable = { readonly from: string; readonly to: string };

/** Pairs every character variant with the simplified character that it folds to: 劍, 剣 → 剑. Common simplified characters fold
 *  to themselves (芸, 后, 干).
 *  @param vocabulary  texts whose characters must be recognised in any script
 *  @returns  two strings of equal length, sorted by the folded character, which compresses best */
export function makeCharTable(vocabulary: string): CharTable {
  const simplify = makeSimplifier();
  const everyday = everydayCharacters();
  const wanted = new Set(
    [...vocabulary, ...COMMON_WORDS, ...COMMON_KANJI].map((char) => simplify(char.normalize('NFKC'))),
  );
  const pairs: (readonly [string, string])[] = [];
  for (let code = FIRST; code <= LAST; code++) {
    const char = String.fromCodePoint(code);
    const simple = simplify(char);
    if (simple !== char && isPlain(simple) && wanted.has(simple) && !everyday.has(char)) pairs.push([char, simple]);
  }
  pairs.sort(([a, toA], [b, toB]) => compare(toA, toB) || compare(a, b));
  return { from: pairs.map(([char]) => char).join(''), to: pairs.map(([, simple]) => simple).join('') };
}

function makeSimplifier(): (char: string) => string {
  const oldForm = Converter({ from: 'jp', to: 't' });
  const simplified = Converter({ from: 't', to: 'cn' });
  return (char) => {
    const simple = CORRECTIONS[char] ?? simplified(char);
    // Twice, because a Japanese character often maps to a traditional one first.
    return simple === char ? (CORRECTIONS[oldForm(char)] ?? simplified(oldForm(char))) : simple;
  };
}

/** Lists level 1 of GB 2312: the most common simplified characters. */
function everydayCharacters(): ReadonlySet<string> {
  const decoder = new TextDecoder('gbk');
  const characters = new Set<string>();
  for (let high = 0xb0; high <= 0xd7; high++) {
    for (let low = 0xa1; low <= 0xfe; low++) characters.add(decoder.decode(new Uint8Array([high, low])));
  }
  return characters;
}

/** Reports whether a text is one character of the basic CJK block; rarer simplifications (樫 → 㭴) are not in use. */
function isPlain(text: string): boolean {
  return text.length === 1 && text >= String.fromCodePoint(FIRST) && text <= String.fromCodePoint(LAST);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
