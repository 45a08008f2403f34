/** Characters with several readings, at least in names: most likely first, ü as v. */
const TABLE = `
阿 a|长 chang zhang|弹 tan dan|强 qiang jiang|露 lu lou|角 jiao jue|娜 na nuo|莎 sha suo|勒 le lei|伽 jia ga qie|迦 jia|恶 e wu|忒 te tui|扎 zha za
券 quan xuan|藏 cang zang|刹 cha sha|车 che ju|乐 le yue|解 jie xie|会 hui|行 xing hang|查 cha zha|觉 jue jiao|调 tiao diao|落 luo|降 jiang xiang
朝 chao zhao|单 dan shan chan|都 du dou|匙 shi chi|着 zhe zhuo|梣 chen cen qin|咖 ka ga|蔓 man wan|种 zhong chong|壳 ke qiao|差 cha chai|茜 qian xi
血 xue xie|重 zhong chong|什 shi shen|大 da|和 he|伯 bo|的 de di|塞 sai se|哪 na ne nei|佛 fo|缪 miao miu mou|模 mo mu|盖 gai ge|脚 jiao|卡 ka qia
曾 zeng ceng|盛 sheng cheng|参 can shen|传 chuan zhuan|度 du|恐 kong|给 gei ji|石 shi|薄 bo bao|校 xiao jiao|系 xi|尉 wei yu|曲 qu|空 kong|吒 zha|咤 zha
堡 bao|堇 jin|叶 ye|仇 chou qiu|尾 wei|谷 gu|万 wan|若 ruo|地 di|见 jian|不 bu|齐 qi|内 nei|雀 que|那 na|六 liu|南 nan|丁 ding|食 shi|家 jia|召 zhao|景 jing|数 shu
能 neng|拓 tuo|朱 zhu|戏 xi|吾 wu|契 qi|转 zhuan|敦 dun|约 yue|毒 du|亲 qin|冯 feng|尺 chi|圈 quan|脉 mai|抹 mo|烙 lao luo|辟 pi bi|龟 gui|勃 bo|顿 dun|旁 pang|陆 lu
合 he|蛾 e|杉 shan|羊 yang|彭 peng|孙 sun|射 she|殖 zhi|番 fan|浅 qian|底 di|且 qie|邪 xie ye|祭 ji|将 jiang|洗 xi|秘 mi bi|员 yuan|迫 po|虾 xia|淳 chun|了 le liao|汤 tang
奘 zang zhuang|得 de|难 nan|育 yu|棱 leng ling|矜 jin|栖 qi xi|颉 jie xie|柏 bai bo|其 qi|胖 pang|女 nv|绿 lv|吕 lv|虑 lv|律 lv|侣 lv|旅 lv|氯 lv
`;

/** Character → readings. */
export const POLYPHONES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.split(/[|\n]/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [char = '', ...readings] = entry.split(' ');
      return [char, readings];
    }),
);
