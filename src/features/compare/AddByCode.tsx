import { Button } from 'antd';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { SearchClient } from '@/search-worker/client';
import { compareTray } from '@/storage/compareTray';
import { useStored } from '@/storage/useStored';
import styles from './AddByCode.module.css';
import { codesOfGame } from './editTray';
import { useCompareMessages } from './messages/useCompareMessages';

export type AddByCodeProps = {
  readonly client: SearchClient | null;
  /** Those that are compared already. */
  readonly codes: readonly OfferCode[];
  readonly game: GameId;
  readonly onAdd: (code: OfferCode) => void;
};

const SUGGESTED = 8;

/** A field for the code of one more offer. It suggests what lies in the tray, and codes that begin as the text does. */
export function AddByCode({ client, codes, game, onAdd }: AddByCodeProps) {
  const words = useCompareMessages();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const inTray = codesOfGame(useStored(compareTray), game);
  const begun = useCodes(client, text);
  const suggested = [...new Set([...inTray, ...begun])].filter((code) => !codes.includes(code));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = text.trim();
    if (asked === '' || client === null) return;
    try {
      const [first, second] = await client.codes(asked, 2, new AbortController().signal);
      if (first === undefined) setProblem(words.notFound(asked));
      else if (second !== undefined && !isCalled(first, asked)) setProblem(words.several(asked));
      else if (codes.includes(first)) setProblem(words.already(first));
      else {
        setText('');
        setProblem('');
        onAdd(first);
      }
    } catch {
      // The search is gone, or never came: the page says what is wrong, the field that it could not ask.
      setProblem(words.notAsked);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className={styles.label} htmlFor={`${id}field`}>
        {words.addLabel}
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
        {suggested.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <Button htmlType="submit" autoInsertSpace={false} disabled={client === null}>
        {words.add}
      </Button>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

/** The codes that begin with a text; those of the text before until they have come. */
function useCodes(client: SearchClient | null, text: string): readonly OfferCode[] {
  const [codes, setCodes] = useState<readonly OfferCode[]>([]);
  useEffect(() => {
    const asked = text.trim();
    if (client === null || asked === '') return;
    const cancel = new AbortController();
    client.codes(asked, SUGGESTED, cancel.signal).then(setCodes, (error: unknown) => {
      if (!isAbort(error)) setCodes([]);
    });
    return () => cancel.abort();
  }, [client, text]);
  return codes;
}

function isCalled(code: OfferCode, text: string): boolean {
  const plain = (one: string) => one.normalize('NFKC').toLowerCase();
  return plain(code) === plain(text);
}
