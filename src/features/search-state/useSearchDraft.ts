import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Currency } from '@/domain/money';
import { clearConditions, PAGE_SIZE, type Query } from '@/domain/query';
import type { QueryParser } from '@/features/text-query/queryParser';
import { lastScrollY } from '@/ui/hooks/lastScrollY';
import { isSameQuery } from './isSameQuery';
import type { SetQuery } from './useShopQuery';

/** What is being typed. */
export type Typing = {
  readonly text: string;
  /** In UTF-16 units. */
  readonly cursor: number;
  /** The query when the typing began: what Back returns to. */
  readonly before: Query;
  /** What the text is read over: `before` without its text, which stands in the box. */
  readonly base: Query;
  /** The query handed over last. */
  readonly given: Query;
  /** False until a key was pressed: the text was put there. */
  readonly touched: boolean;
  /** How far down the page was when the typing began: answers are shown from their top. */
  readonly from: number;
};

export type TypingOptions = {
  readonly query: Query;
  readonly setQuery: SetQuery;
  /** Gets what the text says after each key, before the address does. */
  readonly askAhead: (query: Query) => void;
  /** null while nothing can read. */
  readonly reader: QueryParser | null;
  /** True if the reader cannot be had: text is then looked for as it stands. Until that is known, it is not asked. */
  readonly lacking: boolean;
  readonly currency: Currency | null;
};

export type TypingBox = {
  /** null while the box shows the query's own text because nobody has typed or what was typed is undone. */
  readonly typing: Typing | null;
  readonly composing: boolean;
  readonly setComposing: (composing: boolean) => void;
  readonly change: (text: string, cursor: number) => void;
  readonly moveCursor: (cursor: number) => void;
  /** Ends the typing with what it reads as; with another text instead, if one is given. */
  readonly settle: (text?: string) => void;
  /** Ends the typing with a query. */
  readonly choose: (next: Query) => void;
  /** Begins to type a line that stands for all conditions. */
  readonly rewrite: (line: string) => void;
  /** The query that a finished text makes of what was there before the typing. */
  readonly read: (text: string) => Query;
};

/** What a pause gave the address last, and the query that its typing began with. */
type Handed = { readonly before: Query; readonly next: Query };

const PAUSE_MS = 250;

/** Turns what is typed into the query: each key asks what the text says so far, and after every pause the address holds
 *  that, in place of what it held a moment ago; once the typing is settled it is one step in the browser's history, from
 *  the query before it. A query that changes from elsewhere ends the typing. */
export function useSearchDraft({ query, setQuery, askAhead, reader, lacking, currency }: TypingOptions): TypingBox {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [composing, setComposing] = useState(false);
  const [seen, setSeen] = useState(query);
  // A text that was finished before anything could read it.
  const [owed, setOwed] = useState<string | null>(null);
  // Known at once: a key may come between a pause and the drawing of what it gave.
  const handed = useRef<Handed | null>(null);

  if (seen !== query) {
    setSeen(query);
    // The box stood by what it ended with until the address says so: from now on the query speaks for itself.
    const isThere = typing !== null && !typing.touched && typing.given !== seen;
    if (typing !== null && (isThere || !isSameQuery(query, typing.given))) {
      const goesOn = owed !== null && query.text === typing.before.text;
      setTyping(goesOn ? { ...begin(query), text: typing.text, cursor: typing.cursor, touched: true } : null);
      if (!goesOn) setOwed(null);
    }
  }

  const apply = (base: Query, text: string, cursor: number | null) =>
    reader === null ? withText(base, text) : reader.apply(base, text, { currency, cursor });

  const isEarly = (text: string) => reader === null && !lacking && text.trim() !== '';

  const hand = useEffectEvent(() => {
    if (typing === null || !typing.touched || isEarly(typing.text)) return;
    const next = apply(typing.base, typing.text, typing.cursor);
    if (isSameQuery(next, typing.given)) return;
    handed.current = { before: typing.before, next };
    setTyping((now) => now && { ...now, given: next });
    setQuery(next, 'replace');
  });
  const text = typing?.text;
  const cursor = typing?.cursor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key press starts the pause anew, and so does a reader that comes
  useEffect(() => {
    // Half-written pinyin or kana is not what is meant.
    if (text === undefined || composing) return;
    const timer = setTimeout(hand, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, cursor, composing, reader, lacking]);

  const current = () => typing ?? begin(query);
  const ask = ({ base, text: said, cursor: at }: Typing) => {
    if (!isEarly(said)) askAhead(apply(base, said, at));
  };
  const finish = ({ before, given, from }: Typing, next: Query) => {
    const changed = !isSameQuery(next, before) || next.open !== before.open;
    // The box stands by what it ended with: what is typed next is read over that.
    setTyping(changed ? begin(next) : null);
    // The step back leads to where the typing began, not to one of its pauses.
    const last = handed.current?.before === before ? handed.current.next : given;
    // Asked first, then drawn piece by piece: the next key is heard meanwhile.
    askAhead(changed ? next : before);
    startTransition(() => {
      const isReplaced = !isSameQuery(last, before);
      if (isReplaced || (changed && from > 0)) setQuery(before, 'replace', changed ? from : undefined);
      if (changed) setQuery(next, 'push');
    });
  };
  const settle = (now: Typing, text: string) => {
    setOwed(isEarly(text) ? text : null);
    if (isEarly(text)) setTyping({ ...now, text, touched: true });
    else finish(now, apply(now.base, text, null));
  };

  const readNow = useEffectEvent(() => {
    if (typing === null) return;
    if (owed !== null) settle(typing, owed);
    else if (!composing) ask(typing);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before it could be read is read when the reader comes
  useEffect(() => readNow(), [reader, lacking]);

  return {
    typing,
    composing,
    setComposing: (now) => {
      setComposing(now);
      if (!now && typing !== null) ask(typing);
    },
    change: (next, at) => {
      const begun = current();
      const from = begun.touched ? begun.from : lastScrollY();
      const changed = { text: next, cursor: at, touched: true, from };
      // Asked first, so that the worker is at it while the page draws the key.
      if (!composing) ask({ ...begun, ...changed });
      setOwed(null);
      setTyping((now) => ({ ...(now ?? begun), ...changed }));
    },
    moveCursor: (at) => {
      if (typing !== null && typing.cursor !== at) setTyping((now) => now && { ...now, cursor: at });
    },
    settle: (whole) => {
      if (typing === null && whole === undefined) return;
      settle(current(), whole ?? current().text);
    },
    choose: (next) => {
      setOwed(null);
      finish(current(), next);
    },
    rewrite: (line) => setTyping({ ...begin(query), base: clearConditions(query), text: line, cursor: line.length }),
    read: (finished) => apply(current().base, finished, null),
  };
}

function begin(query: Query): Typing {
  const { text } = query;
  const base = { ...query, text: '' };
  return { text, cursor: text.length, before: query, base, given: query, touched: false, from: lastScrollY() };
}

function withText(base: Query, text: string): Query {
  return { ...base, text: text.replace(/\s+/g, ' ').trim(), shown: PAGE_SIZE };
}
