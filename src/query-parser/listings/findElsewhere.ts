import { namesInContext } from '@/query-parser/clauses/namesInContext';
import type { TextPart } from '@/query-parser/text/textPart';

/** Statements that names, which ※ stands for, are on another account than the one for sale. */
const ELSEWHERE: readonly RegExp[] = [
  // 娜贝满破那个在我哥号上, 路加在我另一个号, 三张暗鬼是我基友的
  /※[^※。\n]{0,8}?在我?(?:(?:哥|姐|弟|妹|对象|媳妇|老婆|老公|(?:[男女]|好)?朋友|基友|室友|同学|闺蜜|儿子|女儿)的?|另[外一]{1,2}个?|别的|[大主小])号/u,
  /※[^※。\n]{0,4}?是我?(?:哥|姐|弟|妹|对象|媳妇|老婆|老公|(?:[男女]|好)?朋友|基友|室友|同学|闺蜜|儿子|女儿)的(?![^,，。\n]{0,4}(?:号|最爱|本命))/u,
  // 我媳妇的号有龙骑兵; 大号那张速成田路
  /我?(?:哥|姐|弟|妹|对象|媳妇|老婆|老公|(?:[男女]|好)?朋友|基友|室友|同学|闺蜜|儿子|女儿)的?(?:那个)?号里?(?:才|倒)?有[^※。\n]{0,4}※/u,
  /大号那[张个只台]※/u,
  // 美服那个（有C呆的）上午被人拿走了; 卖掉的是有满破结华那个
  /那[个号][^※。\n]{0,3}\(?有※[^※。\n]{0,8}\)?[^。\n]{0,10}(?:卖[了掉出]|拿走|没了|已出|出掉)/u,
  /(?:卖掉|出掉|卖出|已出)的那?[个号]?是?有?※[^※。\n]{0,4}那个/u,
  // 前に書いたAは別垢の話
  /※[^※。\n]{0,10}ハ(?:别|他ノ|サブ|前ノ)垢ノ(?:话|方|モノ)/u,
  // Alt account sold yesterday (the one with Toki); the second account (Laevatein one) found a home
  /(?:sold|gone|taken|found a (?:new )?home)\b[^※.:\n]{0,20}\(?(?:the )?(?:one|acc(?:ount)?) with (?:the |my )?※/u,
  /acc(?:ount)? \(?(?:the )?※ one\)?[^※.\n]{0,12}(?:sold|gone|found|taken)/u,
  // his is the one with crown Lugia; hers (with Christmas Albedo) stays; the Jalter in the screenshot is my roommates
  /\b(?:his|hers|theirs)(?: is the one)? \(?(?:with|has) (?:the )?(?:[a-z]{2,9} )?※/u,
  /※[^※.\n]{0,30} (?:is|are|belongs? to|was) my (?:[a-z]{2,9} )?(?:brother|sister|friend|wife|husband|girlfriend|boyfriend|gf|bf|kid|son|daughter|roommate|flatmate|cousin|buddy|mate)'?s?(?![a-z])/u,
  /※ (?:was|were) on my old (?:phone|account|acc)/u,
];
/** Returns the names of a listing that are on another account: one that was sold, or that of somebody else.
 *  @param chars  the folded text */
export function findElsewhere<Part extends TextPart>(parts: readonly Part[], chars: string): readonly Part[] {
  return namesInContext(parts, chars).flatMap(({ names, text }) =>
    ELSEWHERE.some((pattern) => pattern.test(text)) ? names : [],
  );
}
