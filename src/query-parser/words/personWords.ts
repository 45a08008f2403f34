/** People other than the buyer, in folded text: 我室友, my brother, 友達. */
export const PERSONS =
  /(?:[我俺他她]的?)?(?:[男女好基]?朋友|[男女基]友|室友|舍友|同[学事好]|表?[兄弟哥姐妹]{1,2}(?!服|号)|老[婆公大二三]|对象|儿子|女儿|孩子|邻居|前任|群[里友主]|公?会长|队友|大佬|主播|别人|人家|对面)|(?:^|[^其])[他她]|那位|那个?人|谁都|人人|\b(?:my (?:[a-z]{1,9} )?(?:brother|sister|friend|buddy|roommate|cousin|co-?worker|boyfriend|girlfriend|wife|husband|son|daughter|kid|dad|mate|gf|bf)s?|he|she|they|every(?:one|body)(?! else)|some(?:one|body)|(?:the|that|a) (?:guy|dude|seller|opponent)|people)(?:'s)?(?![a-z])|友达|友人|フレンド?|ギル[メマ][ンス]|姉(?!妹)|[^姉]妹|(?:^|[^丈])夫|妻|彼氏|彼女|相方|ミンナ|皆|相手/u;
