import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap } from '@/query-parser/text/token';
import { PERSONS } from '@/query-parser/words/personWords';
import { statesWish } from './wishSigns';

/** Stands for the names of a clause. */
const NAME = '※';

/** What ends a statement within a clause: `I already have Merlin so I want Waver`, マーリンは持ってるので孔明が欲しい. */
const STATEMENT_END =
  /[()「」…]|\.\.\.|--|所以|但(?!是?(?:太|贵|买不))是?|不过|可是|然后|\b(?:so|but|now|hence)\b(?! (?:too|way))|ノデ|カラ(?!デ)|ケド|デスガ|マシタガ|マスガ/;

/** Stands for somebody other than the buyer. */
const PERSON = '☺';

/** What somebody else has or recommends, and what the buyer once had, in folded text. It may be the wish itself, if there is no other. */
const ELSEWHERE: readonly RegExp[] = [
  /☺[^※要想求需说叫让托喜]{0,8}(?:有|抽[到出了]|出了|单抽|拿|晒|秀|炫耀|显摆|[推安利荐]了)[^※要想求需说叫让托喜]{0,6}※/u,
  /☺[^※要想求需说叫让托喜]{0,8}※[^※要]{0,3}(?:炫耀|显摆|秀|晒|羡慕|眼红)/u,
  /[给跟向]我(?:推荐?|发|报|塞|安利|看)(?:的(?:都|全)?是|了|过|来)[^※要想求]{0,4}※/u,
  /(?:以前|之前|原来|上一?个|旧|老|原先|当年|曾经)[^※要想求]{0,6}[号垢][^※要想求]{0,6}※/u,
  /[卖删丢送弃][了掉][^※要想求]{0,4}※|(?:去年|前年|以前|之前|上[个次回]|当年)[^※要想求]{0,8}※[^※]{0,10}(?:[卖出丢没]了|被盗|换了)(?![^※]*[重再])/u,
  /☺(?: [a-z]{1,9})? (?:has|had|got|pulled|owns?|bragging|brags|flexing|uses|mains|won|offered|sent|recommended|suggested|showed)\b/u,
  /\b(?:lost|sold|deleted|quit|traded|gave away) (?:my|the|an?|that)\b|\bused to (?:have|own|play|main)\b|\bmy (?:old|last|previous|former|first|main|other) [a-z]{1,9} (?:has|had)\b/u,
  /\b(?:had|have) [^※]{0,6}※ (?:on|in) my (?:old|main|other|previous|last)/u,
  /☺[ハガモノニ][^※]{0,8}※(?:[ヲガ]?(?:持?ッテ|引イ|当テ|自慢|使ッ|出シ|见セ)|ガ(?:出|[イ居]テ|入ッテ))/u,
  /(?:前|昔|以前|最初|旧|サブ|本|メイン|别)ノ?(?:垢|アカウント|アカ)[ニハデ][^※]{0,4}※/u,
  /※[ヲガ]?オ?(?:[勧劝荐]メ|ススメ)(?:ラレ|サレ)/u,
];

/** What the buyer has, cannot afford, lost against, wants to pull or compares with. */
const BACKGROUND: readonly RegExp[] = [
  /(?:我|自己|本人|[大主本]号)(?:自己|这边?|已经?|早就?|[都也里刚]|号里|[大主本]号|手[里上头]|现在){0,3}(?:有|抽[到了])(?![没个一几0-9])[^※要想求需说叫让托喜]{0,3}※(?!的?[号垢])/u,
  /被[^※]{0,4}※[^※]{0,4}[虐打揍秒杀毒欺]|(?:输给|打不过|怕)※/u,
  /※[^※]{0,6}(?:太贵|买不起|超预算)|比[^※]{0,2}※[^※]{0,4}(?:强|好|厉害|便宜|猛)|听说[^※]{0,4}※/u,
  /(?:[想好去]|准备|打算|为了?|用来|留着)抽[^※]{0,3}※|攒[^※ ]{0,6}※(?!的?[号垢])|※[^※]{0,3}(?:复刻|卡池|的池子)/u,
  /※ i (?:already )?(?:have|own|got)\b|\b(?:i|we) (?:own|have got|already (?:have|own)) [^※]{0,8}※/u,
  /\b(?:wrecked|beat(?:en)?|destroyed|crushed|stomped|killed|bodied|farmed|lost|losing) (?:[a-z]{1,9} )?(?:by|to|against) [^※]{0,8}※/u,
  /※[^※]{0,6}(?:too (?:expensive|pricey|much)|overpriced|out of (?:my )?(?:budget|range|reach)|costs too)|\b(?:better|stronger|cheaper|worse) than [^※]{0,4}※/u,
  /\b(?:roll|pull|sav(?:e|ing)|spark|summon)(?:ing)?(?: [a-z]{1,9})? (?:for|on) [^※]{0,4}※(?![^※]{0,20} (?:fail|luck|without|nothing|never))/u,
  // 毕业了, 我两年前就有了, 抽了俩, もう宝具5
  /※(?:[^※没]{0,2}我[^※没]{0,3}|[^※没]{0,3}(?=毕业[了啦]))毕业(?!的?号)|※[^※要求收想]{0,6}(?:前就|早就?|已经?)有了|※(?:抽|有)了?(?:[两2-9]只?个?|[俩仨])(?![^※]{0,2}的)/,
  /※[ハヲガモ]{0,2}(?:モウ|既ニ|スデニ)(?![一少1イ要必绝チ手复]|育成)|※我(?:[都有]|已经){1,2}[两2-9二三四五][张个只]了|※[^※]{0,8}(?:哪个更|值不值|强不强|ド(?:ッチ|チラ)ガ)/,
  // 谁会花钱买A, 用我手上的A换, A出せます
  /谁(?:会|还|爱)(?!有|在?[出卖让])[^※出卖]{0,8}※|※[ヲガ]?(?:出セ|让レ|手放)(?![スセル]*(?:方|人))/,
  /\bwhy would [^※]{0,24}※/,
  /[用拿](?:我|手上|自己)[^※跟和与你]{0,6}※[^※]{0,4}换/,
  /※ハ?(?:モウ|既ニ|スデニ|自分デ){0,2}持ッテイ?(?:マス|ル)$|※ニ[^※]{0,6}(?:ボコ|负[ケカ]|ヤラレ|倒サレ|狩ラレ)/u,
  /※ハ?[^※]{0,3}(?:高スギ|买エナ|手ガ出|予算オーバー)|※[ヲガ]?(?:自力デ|自分デ)?(?:引キタ[イク]|引クタメ)|※ヨリ[モハ强安可]/u,
];

const MAX_LENGTH = 120;

type Mention = Pick<TextPart, 'start' | 'end' | 'gap' | 'extraRanges' | 'entity' | 'mode'>;

/** Returns the names of a wish that it only tells about, with their values: what the buyer or somebody else has, lost, or recommended. It
 *  stays a wish if there is no other.
 *  @param chars  the folded text */
export function findBackground<Part extends Mention>(parts: readonly Part[], chars: string): readonly Part[] {
  const own: Part[] = [];
  const elsewhere: Part[] = [];
  for (let first = 0; first < parts.length; ) {
    let end = first + 1;
    while (end < parts.length && !isBreakingGap(parts[end]?.gap)) end++;
    const clause = parts.slice(first, end);
    first = end;
    if (!clause.some(isName) || (clause.at(-1)?.end ?? 0) - (clause[0]?.start ?? 0) > MAX_LENGTH) continue;
    for (const { names, text } of statementsOf(clause, chars)) {
      if (BACKGROUND.some((pattern) => pattern.test(text))) own.push(...names);
      else if (ELSEWHERE.some((pattern) => precedesName(text, pattern))) elsewhere.push(...names);
    }
  }
  const mentioned = new Set([...own, ...elsewhere]);
  const names = parts.filter(isName);
  // The buyer must be looking for something.
  if (mentioned.size === 0 || mentioned.size === names.length) return [];
  const isWished = names.some((name, index) => {
    const [after = ''] = chars.slice(name.end, names[index + 1]?.start).split(/[,，。\n]/, 1);
    const around = chars.slice(names[index - 1]?.end, name.end) + after;
    return !mentioned.has(name) && statesWish(around);
  });
  return withValues(isWished ? [...mentioned] : own, parts);
}

/** Adds the values that touch names: 山翁毕业了 wishes for no 毕业号. */
function withValues<Part extends Mention>(names: readonly Part[], parts: readonly Part[]): readonly Part[] {
  const values = parts.filter(
    ({ entity, gap }, index) =>
      entity?.kind === 'choice' && gap === 'none' && names.some((name) => name === parts[index - 1]),
  );
  return [...names, ...values];
}

/** Returns true if an expression matches before a name or includes it. */
function precedesName(text: string, pattern: RegExp): boolean {
  const index = text.search(pattern);
  return index >= 0 && text.includes(NAME, index);
}

function isName({ entity, mode }: Mention): boolean {
  return entity?.kind === 'item' && mode !== 'never';
}

type Statement<Part> = { readonly names: readonly Part[]; readonly text: string };

/** Returns the statements of a clause with a sign instead of each name and its level. Names that are listed share one. */
function statementsOf<Part extends Mention>(clause: readonly Part[], chars: string): readonly Statement<Part>[] {
  const statements: Statement<Part>[] = [];
  let names: Part[] = [];
  let text = '';
  const finish = () => {
    if (names.length > 0) statements.push({ names, text: text.trim().replace(PERSONS, PERSON) });
    names = [];
    text = '';
  };
  let from = clause[0]?.start ?? 0;
  const clauseEnd = clause.at(-1)?.end ?? 0;
  const add = (between: string) => {
    const pieces = between.split(STATEMENT_END);
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) finish();
      text += piece;
    }
  };
  for (const part of clause) {
    if (!isName(part)) continue;
    const start = Math.min(part.start, ...part.extraRanges.map((range) => range.start));
    const between = start > from ? chars.slice(from, start) : '';
    if (!(text.endsWith(NAME) && /^ ?(?:[、,/&+]|和|跟|与|ト|ヤ|and)? ?$/.test(between))) {
      add(between);
      text += NAME;
    }
    if (part.extraRanges.every((range) => range.start < clauseEnd)) names.push(part);
    from = Math.max(part.end, ...part.extraRanges.filter((range) => range.start <= part.end + 1).map(({ end }) => end));
  }
  add(chars.slice(from, clause.at(-1)?.end));
  finish();
  return statements;
}
