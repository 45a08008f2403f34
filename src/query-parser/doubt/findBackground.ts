import { splitClauses, textOf } from '@/query-parser/clauses/splitClauses';
import type { TextPart } from '@/query-parser/text/textPart';
import { isReport, isWishWord, statesWish, type WishPart } from './wishSigns';

/** Stands for the names of a clause. */
const NAME = '※';

/** Ends of a statement within a clause: `I already have Merlin so I want Waver`, マーリンは持ってるので孔明が欲しい. */
const STATEMENT_END =
  /([()「」]|\.\.\.|--|所以|テテ、|但(?!是?(?:太|贵|买不))是?|不过|可是|然后|\b(?:so|but|now|hence)\b(?! (?:too|way))|ノデ|カラ(?!デ)|ケド|デスガ|マシタガ|マスガ)/;

/** A word between names in a list, which may be an unknown name: 梅林 某某妹妹 山翁. */
const LONE_WORD = / [^ a-z]{1,8} (?=※)/g;

/** Statements that report nothing: lists after a colon, requests for others, and corrections of the text. */
const NO_REPORT = /ト思ッタ|:[^※]{0,20}※|[帮替][^※]{1,4}[问找收买看]|书[イキ]|误字|[打写说]错/;

/** Reports of a sale may mention wishes besides: sold my Merlin account to pay the rent. */
const SALE = /\b(?:lost|sold|traded) (?:my|the)\b/;

/** Statements about names that the buyer has, cannot afford, lost against, wants to pull or compares with. */
const BACKGROUND: readonly RegExp[] = [
  /(?:我|[大主本]号|那个?号里?|手上)(?:自己|这边?|早就?|号里|那个号|只){0,3}有(?![没个一几0-9])[^※要想求需说叫让托喜]{0,3}※(?!的?[号垢])/u,
  // 以前那个号A都有, 带A的号卖了, Aの垢使ってて
  /(?:以前|之前|原来)[^※要想求收]{0,4}号[^※要想求收]{0,3}※[^※要想求收]{0,3}有|※的号卖[掉了]|※ノ垢ヲ?使ッ/u,
  /被[^※]{0,4}※[^※]{0,4}[虐打揍秒杀毒欺]|输给※/u,
  /※[^※]{0,6}(?:太贵|买不起|too expensive|out of my)/u,
  /[想好去]抽[^※]{0,3}※|攒[^※ ]{0,6}※(?!的?[号垢])|※[^※]{0,3}复刻/u,
  /\bsav[a-z]* (?:[a-z]{1,9} )?for [^※]{0,4}※(?![^※]{0,20} (?:fail|luck|without|nothing|never))|※[ヲガ]?(?:自分デ)?引キタ[イク]/u,
  // 毕业了, 我两年前就有了, 抽了俩, もう宝具5
  /※[^※没]{0,3}(?=毕业[了啦])毕业(?!的?号)|※[^※]{0,5}(?:[没丢飞]了|消エ)|※[^※、]{0,12}话[ハモ]|※[^※要求收想]{0,6}(?:前就|早就?|已经?)有了/,
  /※[ハヲガモ]{0,2}モウ(?![一少1要必绝チ手复]|イ[^ルマ]|育成)|※我(?:[都有]|已经){1,2}[两2-9二三四五][张个只]了|※[^※]{0,8}(?:哪个更|值不值|ドッチガ)/,
  // 谁会花钱买A, A出せます
  /谁(?:会|还|爱)(?!有|在?[出卖让])[^※出卖]{0,8}※|※[ヲガ]?(?:出セ|手放)(?![スセル]*(?:方|人))/,
  /\bwhy would [^※]{0,24}※/,
  // ふゆこは自分の垢に完凸いるので, CZ is sitting maxed on my main
  /※[ハモガ]?[^※]{0,3}(?:自分|本)ノ?(?:メイン)?垢[ニデ]/u,
  /※[^※.,]{0,24} on my (?:main|own|alt)(?![a-z])|\bsitting on ※/u,
  // （ドレイクと玉藻の前おったのに）
  /※(?:ニ[^※]{0,6}(?:ボコ|负[ケカ])|[ハモガ]?(?:オッ|[イ居]|持ッテイ?)タノニ)/u,
];

const MAX_LENGTH = 120;

type BackgroundPart = WishPart & Pick<TextPart, 'extraRanges'>;

/** Returns the names of a wish that it only mentions, with their values, because the buyer or somebody else has, lost or recommended them.
 *  Returns none if the wish has no other names.
 *  @param chars  the folded text */
export function findBackground<Part extends BackgroundPart>(parts: readonly Part[], chars: string): readonly Part[] {
  const mentioned: Part[] = [];
  for (const clause of splitClauses(parts, chars)) {
    if (!clause.some(isName) || textOf(clause, chars).length > MAX_LENGTH) continue;
    for (const { names, text } of statementsOf(clause, chars)) {
      const isMentioned =
        BACKGROUND.some((pattern) => pattern.test(text)) || (isReportOrSale(text) && !clause.some(isWishWord));
      if (isMentioned) mentioned.push(...names);
    }
  }
  const names = parts.filter(isName);
  // The buyer must be looking for something.
  return mentioned.length < names.length ? withValues(mentioned, parts) : [];
}

/** Returns true for a statement about a name that somebody else has or recommends, or that the buyer once had. */
function isReportOrSale(statement: string): boolean {
  if (NO_REPORT.test(statement)) return false;
  const text = statement.replace(LONE_WORD, ' ');
  return SALE.test(text) || (isReport(text) && !statesWish(text));
}

/** Adds the values that touch names: 山翁毕业了 wishes for no 毕业号. */
function withValues<Part extends BackgroundPart>(names: readonly Part[], parts: readonly Part[]): readonly Part[] {
  const values = parts.filter(
    ({ entity, gap }, index) =>
      entity?.kind === 'choice' && gap === 'none' && names.some((name) => name === parts[index - 1]),
  );
  return [...names, ...values];
}

function isName({ entity, mode }: BackgroundPart): boolean {
  return entity?.kind === 'item' && mode !== 'never';
}

type Statement<Part> = { readonly names: readonly Part[]; readonly text: string };

/** Returns the statements of a clause with a sign instead of each name and its level. Names that are listed share one. */
function statementsOf<Part extends BackgroundPart>(clause: readonly Part[], chars: string): readonly Statement<Part>[] {
  const statements: Statement<Part>[] = [];
  let names: Part[] = [];
  let text = '';
  const finish = () => {
    if (names.length > 0) statements.push({ names, text: text.trim() });
    names = [];
    text = '';
  };
  let from = clause[0]?.start ?? 0;
  const clauseEnd = clause.at(-1)?.end ?? 0;
  const add = (between: string) => {
    const pieces = between.split(STATEMENT_END);
    for (const [index, piece] of pieces.entries()) {
      text += piece;
      if (index % 2 === 1) finish();
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
    if (part.extraRanges.every((range) => range.start <= clauseEnd)) names.push(part);
    from = Math.max(part.end, ...part.extraRanges.filter((range) => range.start <= part.end + 1).map(({ end }) => end));
  }
  add(chars.slice(from, clause.at(-1)?.end));
  finish();
  return statements;
}
