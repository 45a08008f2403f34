import { isItem, type TextPart } from '@/query-parser/text/textPart';

type NamedPart = Pick<TextPart, 'start' | 'end' | 'extraRanges' | 'entity'> & { readonly isNegated: boolean };

/** Returns the names that share the denial of another one: those listed with it, and earlier mentions of its item.
 *  @param missing  names that the account does not have
 *  @param chars    the folded text */
export function findDenied<Part extends NamedPart>(
  parts: readonly Part[],
  missing: ReadonlySet<Part>,
  chars: string,
): readonly Part[] {
  const names = parts.filter(isItem);
  const listed = names.flatMap((name, index) => (name.isNegated ? listedAfter(names, index, chars) : []));
  const absent = new Set([...missing, ...names.filter(({ isNegated }) => isNegated), ...listed]);
  const deniedLater = new Set<string>();
  const mentioned: Part[] = [];
  for (const name of [...names].reverse()) {
    const [item, ...others] = name.entity.items;
    if (item === undefined || others.length > 0 || name.entity.level > 1) continue;
    if (absent.has(name)) deniedLater.add(item.id);
    // 但愿能抽到孔明……没有孔明, but not 孔明满破，没有满破梅林
    else if (name.extraRanges.length === 0 && deniedLater.has(item.id)) mentioned.push(name);
  }
  return [...listed, ...mentioned];
}

/** Returns the names after one whose denial stands before it, between the same separators: 没有 A B / C, Don't have⏎A, B. */
function listedAfter<Part extends NamedPart>(names: readonly Part[], index: number, chars: string): readonly Part[] {
  const name = names[index];
  const denial = name?.extraRanges.find(({ end }) => end <= name.start);
  if (name === undefined || denial === undefined) return [];
  const lead = chars.slice(denial.end, name.start);
  const fillsLine =
    lead.trim() === '' &&
    lead.includes('\n') &&
    chars.slice(chars.lastIndexOf('\n', denial.start - 1) + 1, denial.start).trim() === '';
  if (!fillsLine && !/^ +$/.test(lead)) return [];
  const separator = fillsLine ? /^[ ,，、\n]{1,9}$/ : /^ +$/;
  let last = index;
  while (
    names[last + 1]?.extraRanges.length === 0 &&
    separator.test(chars.slice(names[last]?.end, names[last + 1]?.start))
  )
    last++;
  return names.slice(index + 1, last + 1);
}
