import type { Token } from '@/query-parser/text/token';

/** Words after a sum or level that refuse those above or below it: 800以上免谈, 1万円以上は無理, over 500 = pass. */
const REFUSED =
  /^ ?(?:的|ハ|ナラ|= ?)?(?:[都就我也]|一律|自动|直接){0,3}(?:(?:不[要收看谈聊买]|不考虑|不接受|免谈)(?![^\s,，。!;的了哈啊])|[买出付]不起|买[イエワ](?:マセン|ナイ)|过滤|划走|算了|太贵|勿扰|不行|别[来报]|无理|パス|见送|不可|ng|严シイ|キツイ|出セ(?:マセン|ナイ)|is (?:a no|too (?:much|expensive))|(?:i'?ll |i )?(?:skip|pass|no)(?! ?\w))/;

/** Returns the index after a refusal that follows a sum, or null. */
export function refusedEnd(tokens: readonly Token[], index: number, chars: string): number | null {
  const start = tokens[index - 1]?.end ?? 0;
  const [refusal = ''] = REFUSED.exec(chars.slice(start, start + MAX_REFUSAL_LENGTH)) ?? [];
  if (refusal === '') return null;
  let end = index;
  while ((tokens[end]?.start ?? Number.POSITIVE_INFINITY) < start + refusal.length) end++;
  return end;
}

const MAX_REFUSAL_LENGTH = 20;
