import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap } from '@/query-parser/text/token';

/** Signs of a refusal in text that was not understood, after folding. */
const REFUSALS: readonly string[] = [
  ...['不', '别', '没', '勿', '拒', '嫌', '讨厌', '膈应', '腻', '已有', '重复'],
  ...['ナイ', 'マセン', 'ナシ', 'ナク', 'ヌキ', '苦手', '嫌イ', '被ル', '持ッテル', '持ッテイル'],
];
const ENGLISH_REFUSALS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'never',
  'without',
  'hate',
  'except',
  'ban',
  'already',
  'nt',
  'isn',
  'don',
  'dupe',
  'dupes',
]);
/** Words with such a sign that refuse nothing. */
const HARMLESS: readonly string[] = [
  ...[
    '不如',
    '不同',
    '不是',
    '不算',
    '不限',
    '不错',
    '不少',
    '不管',
    '不会',
    '不太',
    '不过',
    '不好意思',
    '不挑',
    '不要紧',
    '不影响',
    '不一定',
    '不急',
    '不贵',
  ],
  ...['特别', '区别', '分别', '级别', '别的', '别人', '没关系', '没事', '没问题', '差不多'],
];

/** Returns the names of clauses that may refuse them in words that were not understood: neither wanted nor refused, they stay unread.
 *  @param chars  the folded text */
export function findDoubtful(
  parts: readonly (TextPart & { readonly isUsed: boolean })[],
  chars: string,
): ReadonlySet<TextPart> {
  const doubtful = new Set<TextPart>();
  let before: readonly TextPart[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = start + 1;
    while (end < parts.length && !isBreakingGap(parts[end]?.gap)) end++;
    const clause = parts.slice(start, end);
    const isUnderstood = clause.some(({ isUsed }) => isUsed);
    if (!isUnderstood && clause.some((part) => isUnknown(part) && mayRefuse(chars.slice(part.start, part.end))))
      for (const part of clause) if (isWanted(part)) doubtful.add(part);
    // 尤其弗拉德、阿蒂拉，送我都嫌占格子: a clause of its own is about the names before it.
    if (clause.every((part) => part.entity === null) && clause.some((part) => isUnknown(part) && dislikes(chars, part)))
      for (const part of before) if (isWanted(part)) doubtful.add(part);
    before = clause;
    start = end;
  }
  return doubtful;
}

function isWanted({ entity, mode }: TextPart): boolean {
  return (entity?.kind === 'item' || entity?.kind === 'choice') && mode === 'must';
}

const DISLIKES: readonly string[] = ['嫌', '讨厌', '膈应', '腻', '烦', '头疼', '无感', '恶心', '苦手'];

function dislikes(chars: string, { start, end }: TextPart): boolean {
  const text = chars.slice(start, end);
  return DISLIKES.some((sign) => text.includes(sign));
}

function isUnknown({ entity, tokens }: TextPart): boolean {
  return entity === null && tokens.every(({ meanings }) => meanings.length === 0);
}

function mayRefuse(text: string): boolean {
  if (ENGLISH_REFUSALS.has(text)) return true;
  const rest = HARMLESS.reduce((left, word) => left.replaceAll(word, ''), text);
  return REFUSALS.some((sign) => rest.includes(sign));
}
