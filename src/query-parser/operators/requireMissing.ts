import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';
import { isItem } from '@/query-parser/text/textPart';

/** Absence before a name, in folded text: 没有C呆的免谈. */
const ABSENT_BEFORE = /(?:(?:^|[^有带我])(?:[没无缺非]有?|不带)「?|\b(?:without|sans|no|w\/o|lacks?) )$/;
/** Absence after a name: C呆没有的, C呆是刚需，没有的, フォルティナいない？ */
const ABSENT_AFTER =
  /^[」)]?(?:ssr)?(?:的?号?(?:滴+|来|私我?))?(?:是?(?:刚需|必[须备]))?[,，!。~ ]{0,4}(?:要是|如果)?(?:也|一[个张只台位]?[都也]?)?(?:要么有要么|[没缺]有?的?(?:话|号)?|[少缺差断]了?(?:(?:任何|其中)?一)?个|不在|[ガハモ]?(?:[イ居]?ナイ|无シ|ナシ|拔キ|不在)(?=[ハノ垢方人ナト?])|オラン(?:ト[カコ])?|(?: is|')?n'?t (?:on|in) (?:it|there)| isn'?t (?:on|in) (?:it|there)| (?:is )?missing|[.,;] no (?:him|her|it|them)(?=,))/;
/** Words that refuse accounts. Only particles and words that belong to it may stand before it. */
const DISMISSED =
  /^(?:[的号垢话就都请也我给嗯ハノ方人モ即=?,，.\s]|ナラ|一律|统统|直接|送我|刀我|ジャア|auto|instant|hard){0,16}?(?:免谈|勿扰|算了|不用[发来]|别(?:[来发加找私]|dd)|不[收要看买谈考]虑?(?=[了吧啊的]*(?:[,，。.!\s]|$))|[左右]转|拉黑|劝退|滚|走人|[头我]就?走|跳过|划走|下一[位个]|拜拜|却下|退款|得退|[^。,，\n]{0,8}看不上|ブロ|(?:ナラ|[ハモ])结构|无理|论外|买ワ(?:ン|ナイ)|话シカケ|[要イ]ラ(?:ン|ナイ)|スルー|パス|i (?:won'?t|sleep|pass|walk|leave)\b|deal ?-?breaker|no (?:deal|sale)(?! [a-z])|pass\b(?! on)|skip(?! [a-z]))/;

/** Words after a name that the buyer failed to pull, or that alone is enough: 摩根没抽到 求号, モルガンさえいれば何もいりません. */
const MISSED_OR_ENOUGH =
  /^[也又都ハガモ]?(?:没抽到|(?:引ケ|当タラ)ナ[クカイ])|^,?就我没有?(?=[,，。!\s])|^[^。,，.\n]{0,8}(?:他[ハニ]|アトハ|何モ)(?:本当ニ|何モ){0,2}(?:[イ要][ラリ]|不要)/;

/** 摩根抽了200发没出, 摩根跟着旧号一块没了 */
const MISSED = /^[^,，。\n]{0,8}[抽发井池连][^,，。\n]{0,6}没[出到中来有]|^[^,，。\n]{0,8}没了/;

/** Words before a name that refuse its absence (not leaving without Morgan, skip me if your box lacks him) or regret it: 就我没摩根. */
const REFUSED_BEFORE =
  /(?:(?:\b(?:never|cant|not(?! in an? | (?:pick|fuss)y)|wont|dont)|n't) (?:[a-z]+ ){1,3}|\brefuse to (?:[a-z]+ ){1,5})without $|\b(?:skip|pass|block|ignore)(?: me)? if [a-z ]{0,20}(?:lacks?|without|no|missing|n'?t have) $|\bstill (?:do not|don'?t) (?:own|have) $|[就只][我差缺]没有?$/;

/** Stands between names that share what follows them: モルガン、オベロンがいれば他はいらない. */
const JOIN = /^ ?(?:[、,，&/和跟与ト]|and) ?$/;

const REMARK = /^ ?\([^()\n]{1,20}\)/;

/** Words that make an absence a condition: 没有日奈的号, no Hina please. */
const AS_CONDITION = /^(?:的?号|ノ?(?:垢|アカ)| (?:please|pls|this time))/;

/** Wants refused names again if it is their absence that is refused, in words that no rule for operators connects: 没未花的请右转. A name that
 *  is only said to be absent is wanted, too, if another mention of it is: 就是没有梅林⏎我就缺梅林. */
export function requireMissing({ parts, chars }: OperatorText): void {
  const names = parts.filter(isItem);
  const absences = names.map((name, index) =>
    absenceOf(
      chars.slice(names[index - 1]?.end ?? 0, name.start),
      // 没有贵妇人（育成马娘，不是卡）的不考虑
      chars.slice(name.end, names[index + 1]?.start).replace(REMARK, ''),
    ),
  );
  for (let index = names.length - 1; index > 0; index--) {
    const between = chars.slice(names[index - 1]?.end, names[index]?.start);
    if (absences[index] === 'refused' && JOIN.test(between)) absences[index - 1] = 'refused';
  }
  const required = new Set(names.filter((_, index) => absences[index] === 'refused').map(itemsOf));
  const wanted = new Set(names.filter(({ isNegated }, index) => absences[index] === null && !isNegated).map(itemsOf));
  for (const [index, name] of names.entries()) {
    const absence = absences[index];
    if (!name.isNegated || absence === null) continue;
    name.isDoubtful = absence === 'missed' && wanted.size > 0 && !wanted.has(itemsOf(name));
    if (!required.has(itemsOf(name)) && absence !== 'missed' && !(absence === 'stated' && wanted.has(itemsOf(name))))
      continue;
    name.isNegated = false;
    name.mode = 'must';
  }
}

/** Classifies the absence of a name: `refused` also if the buyer failed to pull it or needs nothing else; null if the
 *  name is not absent, `missed` if a story tells of the failure.
 *  @param before  the text between the name before and this one
 *  @param after   the text up to the next name */
function absenceOf(before: string, after: string): 'stated' | 'wished' | 'refused' | 'missed' | null {
  if (MISSED_OR_ENOUGH.test(after) || REFUSED_BEFORE.test(before)) return 'refused';
  if (MISSED.test(after)) return 'missed';
  const absence = ABSENT_AFTER.exec(after)?.[0] ?? (ABSENT_BEFORE.test(before) ? '' : null);
  if (absence === null) return null;
  if (DISMISSED.test(after.slice(absence.length))) return 'refused';
  return AS_CONDITION.test(after.slice(absence.length)) || before.endsWith('without ') ? 'wished' : 'stated';
}

/** Returns a text that is equal for names of the same items. */
export function itemsOf({ entity }: MutablePart): string {
  return entity?.kind === 'item' ? entity.items.map(({ id }) => id).join() : '';
}
