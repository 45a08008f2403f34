import { type FormEvent, useEffect, useId, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { SearchClient } from '@/search-worker/client';
import { compareTray } from '@/storage/compareTray';
import { useStored } from '@/storage/useStored';
import { Button } from '@/ui/components/controls/Button';
import styles from './AddByCode.module.css';
import { codesOfGame } from './editTray';
import { useCompareMessages } from './messages/useCompareMessages';

export type AddByCodeProps = {
  readonly client: SearchClient | null;
  /** Codes already in the comparison. */
  readonly codes: readonly OfferCode[];
  readonly game: GameId;
  readonly onAdd: (code: OfferCode) => void;
};

const MAX_SUGGESTIONS = 8;

/** Adds an offer to the comparison by its code. Suggests the offers of the tray and codes that start with the text. */
export function AddByCode({ client, codes, game, onAdd }: AddByCodeProps) {
  const messages = useCompareMessages();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const trayCodes = codesOfGame(useStored(compareTray), game);
  const matchingCodes = useMatchingCodes(client, text);
  const suggestions = [...new Set([...trayCodes, ...matchingCodes])].filter((code) => !codes.includes(code));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const enteredText = text.trim();
    if (enteredText === '' || client === null) return;
    try {
      const [first, second] = await client.codes(enteredText, 2, new AbortController().signal);
      if (first === undefined) setProblem(messages.notFound(enteredText));
      else if (second !== undefined && !isSameCode(first, enteredText)) setProblem(messages.ambiguous(enteredText));
      else if (codes.includes(first)) setProblem(messages.alreadyAdded(first));
      else {
        setText('');
        setProblem('');
        onAdd(first);
      }
    } catch {
      // The page reports why the worker is unavailable, so this only reports the failed lookup.
      setProblem(messages.lookupFailed);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className={styles.label} htmlFor={`${id}field`}>
        {messages.addLabel}
      </label>
      <input
        id={`${id}field`}
        className={styles.field}
        value={text}
        list={`${id}codes`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setProblem('');
        }}
      />
      <datalist id={`${id}codes`}>
        {suggestions.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <Button type="submit" disabled={client === null}>
        {messages.add}
      </Button>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

/** Looks up codes that start with a text. Returns the codes for the previous text until they have arrived. */
function useMatchingCodes(client: SearchClient | null, text: string): readonly OfferCode[] {
  const [codes, setCodes] = useState<readonly OfferCode[]>([]);
  useEffect(() => {
    const prefix = text.trim();
    if (client === null || prefix === '') return;
    const cancel = new AbortController();
    client.codes(prefix, MAX_SUGGESTIONS, cancel.signal).then(setCodes, (error: unknown) => {
      if (!isAbort(error)) setCodes([]);
    });
    return () => cancel.abort();
  }, [client, text]);
  return codes;
}

function isSameCode(code: OfferCode, text: string): boolean {
  const fold = (value: string) => value.normalize('NFKC').toLowerCase();
  return fold(code) === fold(text);
}
