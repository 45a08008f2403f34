const IDENTITY_WORDS = `
Alter(?!\\s?Ego) オルタ(?!ー) Lily リリィ Santa サンタ San\\(ta サン〔タ 圣诞 クリスマス Christmas 泳装 水着 Swimsuit Summer 夏〕 夏日 暑假 凉风 浴衣 サマバケ Vacay
新年 正月 New\\sYear 温泉 Hot\\sSpring 运动服 体操服 Track 兔女郎 バニー Bunny 礼服 ドレス Dress 女仆 メイド Maid 应援 応援 Cheer 骑行 ライディング Riding
临战 臨戦 Armed 恐怖 テラー Terror （小） 幼女 Small 万圣 ハロウィン Halloween 情人节 バレンタイン Valentine 婚纱 花嫁 新娘 ブライド Bride Wedding 动画 アニメ Anime
勇者 ブレイブ Brave 灰姑娘 シンデレラ Cinderella 矿工 マイナー Miner 神咒 神呪 God's\\sCurse
`;

/** Words that mark a version of a character. */
export const VERSION_WORDS = new RegExp(IDENTITY_WORDS.trim().split(/\s+/).join('|'), 'iu');

/** Bracketed details: classes, types, forms. */
export const DETAIL_WORDS: ReadonlySet<string> = new Set(
  `剑 弓 枪 骑 术 杀 狂 裁 仇 月癌 他人格 降临者 扮演者 兽 剣 槍 騎 術 殺 讐 月 分 降 詐 獣
  saber|archer|lancer|rider|caster|assassin|berserker|ruler|avenger|moon cancer|alter ego|foreigner|pretender|beast|ex`
    .split(/[\s|]+/)
    .concat('moon cancer', 'alter ego'),
);

/** Generic words that many names share. */
export const GENERIC_NAMES: ReadonlySet<string> = new Set(['高达', 'ガンダム', 'gundam', '鋼彈', '初号機', '凯撒']);

/** Parts of names that do not distinguish items, in lower case. */
export const STOP_PARTS: ReadonlySet<string> = new Set(
  `alter lily santa saber archer lancer rider caster assassin berserker ruler avenger foreigner pretender beast ego moon cancer
  the of von van de di da del mac ua no and in for deck dragon ex mk.ii mode form custom full armor package amour
  king queen lord lady miss prince princess pope first demon super space mysterious heroine idol executor great little young
  knight hero master magical girl earth light dark shining star rain witch end rabbit jade mecha archetype nursery rhyme
  terrible hassan of moon sky blue black white red gold green silver final battle destroy awakened
  special week silence ship grass wonder air fine motion top gun cafe rice shower winning ticket flash city sweep creek
  smart falcon festa flower memory pegasus marvelous sunday halo turbo twin diamond crown jungle pocket almond universe neo
  stay pearl seeking nice nature bright road ruby memory bamboo opera opera-o amazon eye vista cross
  read alpha beta gamma delta epsilon omega zeta brain solution climb termite rune nix great school base rain mark full wing zero
  asia lane frontal order striker god strike build force freedom's type unit mobile suit eternal amazing burning
  yami bandit shark blue angel gore playmaker revolver warrior card
  冯 之 the 德 迪 麦克 乌尔 艾尔 贝罗 贝拉 阿尔法 贝塔 伽玛 德尔塔 爱普西龙 泽塔 欧米加 alter lily 改 大和之 命运女神 女王 王子 公主 骑士 魔法 魔法少女
  元素 英雄 编号 龙 卡组 精灵 黑夜 命运 幻影 假面 雷霆 幼体 ラーヴァ larva 复兴 胸部破碎
  フォン オルタ リリィ サンタ アルターエゴ ライム レディ ミス ウール キャスター アルファ ベータ ガンマ デルタ イプシロン ゼータ オメガ ベロ ベラ ガンダム マスター
  オブ ドラゴン フル アーマー スーパー アイドル ヒロイン アース シンクロ ガール ルーン デイル マジシャン ロード マイナー ハロウィン ブレイブ シンデレラ`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
