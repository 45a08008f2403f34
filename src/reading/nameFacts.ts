import { makePart, type Part } from './part';
import { meaningOf } from './token';

/** Turns the words that stand for themselves into facts: values of attributes, and quoted shops and states. */
export function nameFacts(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at) => {
    if (part.fact !== null) return part;
    const [token] = part.tokens;
    const quoted = meaningOf(token, 'quoted');
    if (quoted !== undefined && quoted.field !== 'item') {
      const choice = makePart(part.tokens, { kind: 'choice', facet: quoted.field, values: [quoted.text] });
      return quoted.not ? { ...choice, mode: 'never' } : choice;
    }
    const option = meaningOf(token, 'option');
    if (option === undefined || (part.end - part.start === 1 && touchesUnread(parts, at))) return part;
    return makePart(part.tokens, { kind: 'choice', facet: option.facet, values: option.values });
  });
}

/** A name of one character inside something unread is a piece of that: 透 of 透明, 王 of 王者. */
export function dropPieces(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at) => {
    if (part.fact?.kind !== 'item' || !touchesUnread(parts, at)) return part;
    const short = part.end - part.start === 1;
    const derived = part.fact.spellings.every(({ form }) => form === 'part' || form === 'bare');
    return part.also.length === 0 && (short || derived) ? { ...part, fact: null, tokens: [] } : part;
  });
}

function touchesUnread(parts: readonly Part[], at: number): boolean {
  const isUnread = (part: Part | undefined) =>
    part !== undefined && part.fact === null && part.tokens.every(({ meanings }) => meanings.length === 0);
  return (
    (isUnread(parts[at - 1]) && parts[at]?.gap === 'none') || (isUnread(parts[at + 1]) && parts[at + 1]?.gap === 'none')
  );
}
